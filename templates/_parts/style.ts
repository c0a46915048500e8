// The one stylesheet, inline in every page: a page is one request.

export const style = `
:root { color-scheme: light dark; --paper: #fbf6ec; --ink: #2a211b; --quiet: #6b5d52; --line: #ddd0bd; --accent: #7a2e1d }
@media (prefers-color-scheme: dark) { :root { --paper: #1a1613; --ink: #efe6da; --quiet: #b3a597; --line: #40362e; --accent: #f0a37f } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 44rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 Georgia, "Iowan Old Style", "Palatino Linotype", serif; overflow-wrap: break-word }
a { color: var(--accent) }
h1, h2, h3 { line-height: 1.2; text-wrap: balance }
h2 { margin-top: 2.5rem; border-bottom: 2px solid var(--accent); padding-bottom: .25rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
nav a, .call { display: inline-block; min-height: 2.75rem; padding: .6rem 0 }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .5rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
.items { margin: 0; padding: 0; list-style: none }
.items > li { padding: .6rem 0; border-bottom: 1px solid var(--line) }
.name { font-weight: bold }
.sizes { margin: .2rem 0; padding: 0; list-style: none }
.sizes li { display: flex; justify-content: space-between; gap: 1rem; font-variant-numeric: tabular-nums }
.price { white-space: nowrap }
.quiet { color: var(--quiet); font-size: .9375rem; margin: .1rem 0 }
.skip { position: absolute; left: -99rem }
.skip:focus { position: static }
@media print { nav, .skip { display: none } body { max-width: none; background: #fff; color: #000 } .items > li { break-inside: avoid } h2, h3 { break-after: avoid } }
`
