/**
 * Takes the code out of the link's fragment, now and when a link is opened on this very page, which loads nothing; puts
 * it into the form, and sends it where the page says so.
 */
export function enterByLink(): void {
  enter()
  addEventListener('hashchange', enter)
}

function enter(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-enter]')
  const field = form?.elements.namedItem('code')
  const code = location.hash.slice(1)
  if (form === null || !(field instanceof HTMLInputElement) || code === '') return
  // Out of the address bar and the history, where it could be read later.
  history.replaceState(null, '', location.pathname + location.search)
  field.value = code
  if (form.dataset['enter'] === 'at-once') form.requestSubmit()
}
