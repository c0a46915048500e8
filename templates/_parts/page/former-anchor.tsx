/** @jsxRuntime automatic @jsxImportSource preact */
// What a part of the page was called before, for links that lead to it from elsewhere. No part itself
// is called so: reader views (Mozilla Readability) take an element whose id holds "menu" for the
// navigation of the page, and drop it with all that it holds. This one holds nothing.

export const FormerAnchor = ({ id }: { id: string }) => <span id={id} />
