// Elements of the dialogs and notes above the editor. They bring their own styles, because the page
// has those of Sveltia.

/** Create an element from strings and elements. Strings are inserted as text, never as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: string,
  inside: readonly (string | Node)[],
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  created.style.cssText = style
  created.append(...inside)
  return created
}

export function button(text: string, press: () => void, isPrimary: boolean): HTMLButtonElement {
  const created = element('button', isPrimary ? `${buttonStyle};${firstStyle}` : buttonStyle, [
    text,
  ])
  created.type = 'button'
  created.addEventListener('click', press)
  return created
}

const buttonStyle =
  'min-height:2.75rem;padding:.5rem 1rem;border:1px solid #888;border-radius:.5rem;font:inherit;color:CanvasText;background:Canvas;cursor:pointer'
const firstStyle = 'color:#fff;background:#1f5fbf;border-color:#1f5fbf'
