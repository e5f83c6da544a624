import { element } from './element.ts'

/** Shows the buttons that copy; where the browser lets a page copy nothing, they stay hidden. */
export function offerCopies(root: ParentNode): void {
  if (!('clipboard' in navigator)) return
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
}

/** Copies the `data-copy` of a button that is pressed, and says so beside it. */
export function copyOnClick(page: Document): void {
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
    if (button === null) return
    const said = saidBeside(button)
    navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(
      () => {
        said.textContent = 'Copied.'
      },
      () => {
        said.textContent = 'The browser did not allow it.'
      },
    )
  })
}

/** Where it is said, so that screen readers say it too. */
function saidBeside(button: HTMLElement): Element {
  const next = button.nextElementSibling
  if (next?.matches('[role=status]')) return next
  const said = element('span', { role: 'status' })
  button.after(said)
  return said
}
