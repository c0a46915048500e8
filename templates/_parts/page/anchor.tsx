/** @jsxRuntime automatic @jsxImportSource preact */
// Reader views (Mozilla Readability) take an element whose id holds a word such as "menu" for the
// navigation of the page, and drop it with all that it holds. So such an id stands in an element that
// holds nothing: links lead to it all the same.

export const Anchor = ({ id }: { id: string }) => <span id={id} />

/** Readability's `unlikelyCandidates`: an owner may well sell "Extra sýr" or a "Dětské menu". */
const dropped =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|agegate|pagination|pager|popup|yom-remote/i

/** The id for the element itself, and an anchor within it where that would make it disappear. */
export const anchored = (id: string | undefined) =>
  id !== undefined && dropped.test(id)
    ? { id: undefined, anchor: <Anchor id={id} /> }
    : { id, anchor: undefined }
