/** The part of a page that takes keys: the dialog on top where one is open. */
export function scopeOf(page: Document): ParentNode {
  return [...page.querySelectorAll('dialog[open]')].at(-1) ?? page
}

/** Moves the focus to the next or the previous row: to its link, or to the row itself where it has none. */
export function moveFocus(page: Document, by: 1 | -1): void {
  const rows = [...scopeOf(page).querySelectorAll<HTMLElement>('[data-row]')]
  const present = rows.indexOf(rowOf(page.activeElement) ?? page.body)
  const next = rows[present < 0 ? 0 : present + by]
  if (next === undefined) return
  const target = next.querySelector<HTMLElement>('[data-open]') ?? next
  if (target === next) next.tabIndex = -1
  target.focus()
  next.scrollIntoView({ block: 'nearest' })
}

export function rowOf(element: Element | null): HTMLElement | undefined {
  return element?.closest<HTMLElement>('[data-row]') ?? undefined
}
