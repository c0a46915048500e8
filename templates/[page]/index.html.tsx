// One of the owner's pages in the first language, at the root.

export { default } from '../[lang]/[page]/index.html.tsx'
