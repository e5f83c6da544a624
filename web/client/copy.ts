const TOLD_MS = 2000

/** Shows the copy buttons where the browser lets a page write to the clipboard, and copies what each stands beside. */
export function copyByButtons(page: Document): void {
  const { clipboard } = navigator
  if (clipboard === undefined) return
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const source = page.getElementById(button.dataset['copy'] ?? '')
    if (source === null) continue
    const label = [...button.childNodes]
    button.hidden = false
    button.addEventListener('click', async () => {
      await clipboard.writeText(source.textContent ?? '')
      button.textContent = 'Copied'
      setTimeout(() => {
        button.replaceChildren(...label)
      }, TOLD_MS)
    })
  }
}
