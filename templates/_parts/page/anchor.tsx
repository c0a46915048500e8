/** @jsxRuntime automatic @jsxImportSource preact */
// Reader views (Mozilla Readability) treat an element whose id contains a word such as "menu" as
// navigation and remove it with its content. Such an id is therefore on an empty element, which
// links can still point to.

export const Anchor = ({ id }: { id: string }) => <span id={id} />

/**
 * Readability's `unlikelyCandidates`. Ids come from names of dishes, such as "Extra sýr" or "Dětské
 * menu".
 */
const dropped =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|agegate|pagination|pager|popup|yom-remote/i

/**
 * Return the id for the element itself, or an empty anchor to put inside it if the id would make
 * reader views drop the element.
 */
export const anchored = (id: string | undefined) =>
  id !== undefined && dropped.test(id)
    ? { id: undefined, anchor: <Anchor id={id} /> }
    : { id, anchor: undefined }
