// Lines of front matter that are not YAML. Each one is repaired in memory and the file is parsed
// again, so that one run reports all of them.

import { YAMLException } from 'js-yaml'
import { message } from '../../messages/catalogue.ts'
import { inQuotes } from '../../model/edit.ts'
import type { Finding } from '../../reading/finding.ts'
import { explainLine } from './line-faults.ts'
import { keyName, positionAt, readTree, type Tree, type YamlNode } from './tree.ts'

type Fault = Omit<Finding, 'document'>

/**
 * Parse the fields of a file. Without a tree the findings say why; with a tree and findings, every
 * repair is what the owner meant, and the tree is that of the repaired text.
 */
export function readLines(typed: string): { findings: Fault[]; tree: Tree | undefined } {
  const findings: Fault[] = []
  let isExact = true
  let lines = withoutDashes(typed)
  let tree = tryTree(lines)
  if (typeof tree === 'number' || (tree.root && isMixed(tree.root))) {
    const hidden = hideRest(lines)
    findings.push(...hidden.findings)
    lines = hidden.lines
    tree = hidden.findings.length > 0 ? tryTree(lines) : tree
  }
  // Every round parses the whole file, so a file that is far too long for a menu gets fewer of them.
  const rounds = Math.min(20, Math.ceil(1_000_000 / typed.length))
  while (typeof tree === 'number' && findings.length < rounds) {
    const broken = tree
    const repair = repairAt(broken, lines)
    if (repair.lines || findings.length === 0) findings.push(repair.finding)
    if (!repair.lines) return { findings, tree: undefined }
    isExact &&= repair.isExact
    lines = repair.lines
    tree = tryTree(lines)
    // A line that its repair does not make readable is emptied, so that the others are reported.
    if (tree === broken && repair.emptied) {
      isExact = false
      lines = repair.emptied
      tree = tryTree(lines)
    }
  }
  return { findings, tree: isExact && typeof tree !== 'number' ? tree : undefined }
}

/** True if a block has a field twice, or a list of the file is a block. */
function isMixed(node: YamlNode, depth = 0): boolean {
  if (node.kind === 'scalar') return false
  if (node.kind === 'sequence') return node.items.some((item) => isMixed(item, depth + 1))
  const names = new Set(node.pairs.map(({ key }) => keyName(key)))
  return (
    depth === 1 ||
    names.size < node.pairs.length ||
    node.pairs.some(({ value }) => isMixed(value, depth + 1))
  )
}

/** Comment out the other lines of entries of which only the first line is: `# - cs: Guláš`. */
function hideRest(lines: readonly string[]): { findings: Fault[]; lines: string[] } {
  const findings: Fault[] = []
  const changed = [...lines]
  for (const [index, line] of lines.entries()) {
    const [, before = '', name = ''] = /^(\s*#\s*- +)[\w-]+: *(.*)$/.exec(line) ?? []
    if (before === '') continue
    const field = new RegExp(`^ {${before.indexOf('#') + 2},}[a-z][\\w-]*:`)
    const end = lines.findIndex((one, at) => at > index && !field.test(one))
    const rest = lines.slice(index + 1, end)
    if (rest.length === 0) continue
    const hidden = rest.map((one) => `#${one}`)
    changed.splice(index + 1, rest.length, ...hidden)
    findings.push({
      at: { line: index + 1, column: before.indexOf('#') + 1, length: line.trim().length },
      message: message('entry-half-hidden', { name: name.trim() }),
      fix: { lines: [line, ...rest].join('\n'), new: [line, ...hidden].join('\n') },
    })
  }
  return { findings, lines: changed }
}

type Repair = {
  finding: Fault
  /** The lines with the repair; undefined if none is known. */
  lines?: string[] | undefined
  /** The lines with the broken line emptied. */
  emptied?: string[]
  /** True if the repair is what the owner meant. */
  isExact: boolean
}

/** Repair the line that made the parser give up at `line`. */
function repairAt(line: number, lines: readonly string[]): Repair {
  const index = findBlamed(line, lines)
  const fault = index === undefined ? undefined : explainLine(lines[index] ?? '')
  if (index === undefined || !fault) return repairIndentation(line, lines)
  const { column, length, emptied, repaired, ...rest } = fault
  const finding: Fault = { at: { line: index + 1, column, length }, ...rest }
  if (repaired === undefined) return { finding, lines: lines.with(index, emptied), isExact: false }
  const whole = quoteWithFollowing(index, lines, rest.message.code)
  if (whole) return { finding: { ...finding, fix: whole.fix }, lines: whole.lines, isExact: true }
  return {
    finding: { ...finding, fix: { line: repaired } },
    lines: lines.with(index, repaired),
    emptied: lines.with(index, emptied),
    isExact: true,
  }
}

/** Quote a text with a colon together with the lines that continue it. */
function quoteWithFollowing(index: number, lines: readonly string[], code: string) {
  const [, field = '', indent = '', value = ''] =
    /^(( *(?:- +)*)[^\s:]+: )(.*)$/.exec(lines[index] ?? '') ?? []
  const isWithin = (line: string) => line.search(/\S/) > indent.length && !/^ *- /.test(line)
  const end = lines.findIndex((line, at) => at > index && !isWithin(line))
  const following = lines.slice(index + 1, end)
  if (code !== 'colon-second' || following.length === 0) return undefined
  const quoted = (field + inQuotes([value, ...following].join('\n'))).split('\n')
  const fix = { lines: lines.slice(index, end).join('\n'), new: quoted.join('\n') }
  return { fix, lines: lines.toSpliced(index, quoted.length, ...quoted) }
}

/** Read `field: -` as a dash: many owners write it for "none", but YAML starts a list there. */
function withoutDashes(text: string): string[] {
  const lines = text.split('\n')
  if (!/: +- *$/m.test(text)) return lines
  const end = lines.indexOf('---', 1)
  return lines.map((line, index) =>
    index < end ? line.replace(/^( *(?:- +)*[a-z_0-9]+: +)- *$/, '$1–') : line,
  )
}

/** Parse the lines, or find the index of the first one that cannot be read as its owner meant it. */
function tryTree(lines: readonly string[]): Tree | number {
  try {
    const tree = readTree(lines.join('\n'))
    return findMisread(tree, lines) ?? tree
  } catch (error) {
    if (error instanceof YAMLException) return (error.mark?.line ?? 0) + 1
    throw error
  }
}

/** Find a line that is YAML, but has no field, a field without a name, or a sign read as a command. */
function findMisread(tree: Tree, lines: readonly string[]): number | undefined {
  const lineAt = (offset: number) => positionAt(tree, offset, 1).line - 1
  const explain = (line: number) => explainLine(lines[line] ?? '')
  const { root } = tree
  if (root?.kind === 'scalar') {
    const line = lineAt(root.start)
    return explain(line)?.repaired === undefined ? undefined : line
  }
  const offsets = [...tree.commands, ...tree.nameless.map(({ start }) => start)]
  return offsets.map(lineAt).find((line) => explain(line) !== undefined)
}

/**
 * Find the line to blame: the one where the parser gave up, its neighbours, or the nearest line above
 * with a mistake that has a name. An open quotation mark, for example, is noticed only at the next one.
 */
function findBlamed(line: number, lines: readonly string[]): number | undefined {
  const end = lines.indexOf('---', 1)
  const above = [...lines.keys()].slice(0, Math.max(0, line)).reverse()
  return [line, line - 1, line + 1, ...above].find(
    (index) => index > 0 && index < end && explainLine(lines[index] ?? '') !== undefined,
  )
}

/** Report a line without a mistake of its own: usually it is indented unlike its neighbours. */
function repairIndentation(line: number, lines: readonly string[]): Repair {
  const end = Math.max(1, lines.indexOf('---', 1) - 1)
  const index = Math.max(1, Math.min(line, end))
  const source = lines[index] ?? ''
  const spaces = source.length - source.trimStart().length
  const repaired = alignWithNeighbours(index, lines)
  return {
    finding: {
      at: { line: index + 1, column: spaces + 1, length: Math.max(1, source.trim().length) },
      message: message('line-unfitting', { spaces }),
      ...(repaired !== undefined && { fix: { line: repaired } }),
    },
    lines: repaired === undefined ? undefined : lines.with(index, repaired),
    isExact: true,
  }
}

/** Add the hyphen that `cs: ...` lacks after an entry `- cs: ...` with the same indentation. */
function addHyphen(index: number, lines: readonly string[]): string[] {
  const [, indent = '', field] = /^( +)([\w-]+):/.exec(lines[index] ?? '') ?? []
  const before = lines.slice(1, index).findLast((line) => line.startsWith(`${indent}- `))
  return field !== undefined && before?.startsWith(`${indent}- ${field}:`)
    ? [`${indent}- ${(lines[index] ?? '').trim()}`]
    : []
}

/** Align a line with a neighbour of its kind, if the file can be parsed then. */
function alignWithNeighbours(index: number, lines: readonly string[]): string | undefined {
  const source = lines[index]?.trim() ?? ''
  const countToField = (line = '') => /^ *(?:- +)?/.exec(line)?.[0].length ?? 0
  const countSpaces = (line = '') => /^ */.exec(line)?.[0].length ?? 0
  const entries = lines.slice(1, index).filter((line) => /^ *- /.test(line))
  const near = source.startsWith('- ')
    ? entries.map(countSpaces)
    : [countToField(lines[index - 1]), countToField(lines[index + 1])]
  const indented = [...new Set(near.reverse())].slice(0, 3)
  return [
    ...addHyphen(index, lines),
    ...indented.map((spaces) => ' '.repeat(spaces) + source),
  ].find((line) => line !== lines[index] && typeof tryTree(lines.with(index, line)) !== 'number')
}
