import { keysAreOn } from './keys-setting.ts'
import { moveFocus, rowOf, scopeOf } from './rows.ts'

/** Where `g` and a letter lead. */
export const places: Readonly<Record<string, string>> = {
  t: '/app',
  e: '/app/evidence',
  c: '/app/compare',
  v: '/app/coverage',
  s: '/app/scans/latest',
  w: '/app/words',
  k: '/app/check',
  u: '/app/setup',
  a: '/app/settings/access',
}

/** Where keys lead that a page has no element of its own for. */
const otherwise: Readonly<Record<string, string>> = { '/': '/app/evidence', s: '/app/scans/latest' }

/** Single keys that work on any page; an element's own key is its `data-key`. */
export const commands: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'j', does: 'next row' },
  { keys: 'k', does: 'previous row' },
  { keys: 'Enter', does: 'open the row' },
  { keys: 'o', does: "open the row's original" },
  { keys: '?', does: 'this list' },
  { keys: 'Esc', does: 'close, or go back' },
]

/**
 * Moves by single keys, in the dialog on top or in the page. They are off while somebody types, with Ctrl, Alt or Meta, and
 * where they were switched off.
 */
export function followKeys(page: Document, showKeys: () => void): void {
  let isGoing = false
  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
    if (isTyping(event.target) || !keysAreOn()) return
    const wasGoing = isGoing
    isGoing = !wasGoing && event.key === 'g'
    const isHandled = wasGoing ? follow(page, places[event.key]) : press(page, event.key, showKeys)
    if (isHandled) event.preventDefault()
  })
}

/** False: the key means nothing here, and the browser may do what it does with it. */
function press(page: Document, key: string, showKeys: () => void): boolean {
  const row = rowOf(page.activeElement)
  const isInDialog = scopeOf(page) !== page
  if (key === 'j' || key === 'k') moveFocus(page, key === 'j' ? 1 : -1)
  else if (key === 'o') row?.querySelector<HTMLElement>('a[target]')?.click()
  else if (key === '?') showKeys()
  // A link that has the focus opens by itself.
  else if (key === 'Enter')
    return row !== undefined && row === page.activeElement && activate(row, '[data-open]')
  // A dialog closes by itself.
  else if (key === 'Escape' && isInDialog) return false
  else return activate(scopeOf(page), `[data-key=${CSS.escape(key)}]`) || follow(page, otherwise[key])
  return true
}

function activate(scope: ParentNode, selector: string): boolean {
  const element = scope.querySelector<HTMLElement>(selector)
  if (element === null) return false
  if (isTyping(element)) element.focus()
  else element.click()
  return true
}

/** Follows the page's own link to a path: a key leads nowhere that no link leads to. */
function follow(page: Document, path: string | undefined): boolean {
  return path !== undefined && activate(page, `a[href=${JSON.stringify(path)}]`)
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
}
const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button])'
