// What is said of an edit.

const spaces = (count: number) =>
  count === 0 ? 'no space' : count === 1 ? 'one ordinary space' : `${count} ordinary spaces`

export const mends = {
  deleteFile: 'delete this file',
  rename: (name: string): string => `rename it to ${name}`,
  moveUp: (name: string, beside: string): string =>
    `move it up: ${name} stands beside the folder ${beside}`,
  moveInto: (folder: string): string => `move it into the folder ${folder}`,
  deleteLines: (first: number, last: number): string => `delete lines ${first} to ${last}`,
  deleteEmpty: (line: number): string => `delete the empty line ${line}`,
  deleteLine: (text: string): string => `delete the line   ${text}`,
  /** Of characters without a shape of their own. */
  deleteUnseen: 'delete it, and nothing else',
  deleteText: (text: string): string => `delete   ${text}`,
  begin: (count: number): string => `begin the line with ${spaces(count)}`,
  addLine: (line: number, text: string): string => `add as line ${line}   ${text}`,
  add: (text: string): string => `add   ${text}`,
  spaces: (count: number): string => `write ${spaces(count)} in its place`,
  writeForLines: (text: string, first: number, last: number): string =>
    `write   ${text}   in place of lines ${first} to ${last}`,
  write: (text: string, old: string): string => `write   ${text}   in place of   ${old}`,
  quote: (text: string): string => `"${text}"`,
  /** Between two edits. */
  and: ', and ',
}
