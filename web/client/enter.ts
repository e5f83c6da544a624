/** Takes the code out of the link's fragment, puts it into the form, and sends it where the page says so. */
export function enterByLink(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-enter]')
  const field = form?.elements.namedItem('code')
  const code = location.hash.slice(1)
  if (form === null || !(field instanceof HTMLInputElement) || code === '') return
  // Out of the address bar and the history, where it could be read later.
  history.replaceState(null, '', location.pathname + location.search)
  field.value = code
  if (form.dataset['enter'] === 'at-once') form.requestSubmit()
}
