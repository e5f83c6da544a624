/** Where `g` and a letter lead. */
const places: Readonly<Record<string, string>> = {
  t: '/app',
  e: '/app/evidence',
  c: '/app/compare',
  v: '/app/coverage',
  s: '/app/scans/latest',
  u: '/app/setup',
  a: '/app/settings/access',
}

/** Moves by single keys: j and k through the rows of a page, Enter into one, o to its original, g and a letter to a page. */
export function followKeys(page: Document): void {
  let isGoing = false
  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const { key } = event
    if (isGoing) {
      isGoing = false
      const path = places[key]
      if (path !== undefined) location.assign(path)
      return
    }
    if (key === 'g') isGoing = true
    else if (key === 'j' || key === 'k') moveFocus(page, key === 'j' ? 1 : -1)
    else if (key === 'o') rowOf(page.activeElement)?.querySelector<HTMLAnchorElement>('a[target]')?.click()
  })
}

function moveFocus(page: Document, by: 1 | -1): void {
  const rows = [...page.querySelectorAll<HTMLElement>('[data-row]')]
  const present = rows.indexOf(rowOf(page.activeElement) ?? page.body)
  const next = rows[present < 0 ? 0 : present + by]
  const target = next?.querySelector<HTMLElement>('[data-open]') ?? next
  if (target === undefined || next === undefined) return
  if (target === next) next.tabIndex = -1
  target.focus()
  next.scrollIntoView({ block: 'nearest' })
}

function rowOf(element: Element | null): HTMLElement | undefined {
  return element?.closest<HTMLElement>('[data-row]') ?? undefined
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
