// Loaded before any other module of a measured process (`--require`): at its end, what the whole
// process cost, written to the pipe that the bench listens to.

const { writeSync } = require('node:fs')
const { resourceUsage } = require('node:process')

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage()
  writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }))
})
