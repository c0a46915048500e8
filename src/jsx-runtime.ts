// JSX for templates that are pages, and what makes text of it. In such a template:
//
//   /** @jsxRuntime automatic */
//   /** @jsxImportSource agent-pub */

export type { JSX } from 'preact/jsx-runtime'
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime'
export { renderToString } from 'preact-render-to-string'
