// A page of the owner's own in the first language, at the root.

export { default } from '../[lang]/[page]/index.html.tsx'
