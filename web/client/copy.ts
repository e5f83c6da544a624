import { element } from './element.ts'

/** A button that copies its `data-copy`, or the text of the element with the id of its `data-copy-from`. */
const COPYING = '[data-copy], [data-copy-from]'

/** Shows the buttons that copy; where the browser lets a page copy nothing, they stay hidden. */
export function offerCopies(root: ParentNode): void {
  if (!('clipboard' in navigator)) return
  for (const button of root.querySelectorAll<HTMLElement>(COPYING)) button.hidden = false
}

/** Copies what a button that is pressed stands for, and says so beside it. */
export function copyOnClick(page: Document): void {
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(COPYING) : null
    if (button === null) return
    const said = saidBeside(button)
    navigator.clipboard.writeText(copiedBy(button, page)).then(
      () => {
        said.textContent = 'Copied.'
      },
      () => {
        said.textContent = 'The browser did not allow it.'
      },
    )
  })
}

function copiedBy({ dataset }: HTMLElement, page: Document): string {
  const { copy, copyFrom = '' } = dataset
  return copy ?? page.getElementById(copyFrom)?.textContent ?? ''
}

/** Where it is said, so that screen readers say it too. */
function saidBeside(button: HTMLElement): Element {
  const next = button.nextElementSibling
  if (next?.matches('[role=status]')) return next
  const said = element('span', { role: 'status' })
  button.after(said)
  return said
}
