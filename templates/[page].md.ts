// The Markdown twin of a page of the owner's own in the first language, at the root.

export { default } from './[lang]/[page].md.ts'
