import { element } from './element.ts'
import { commands, places } from './keys.ts'
import { keysAreOn, switchKeys } from './keys-setting.ts'

/** Shows the button that lists the keys, and returns what it does. The button is there when single keys are off, too. */
export function offerKeys(page: Document): () => void {
  const show = () => showKeys(page)
  const button = page.querySelector<HTMLElement>('#keys')
  if (button !== null) button.hidden = false
  button?.addEventListener('click', show)
  return show
}

/** The keys of this page, with the switch that turns them off. */
function showKeys(page: Document): void {
  if (page.querySelector('dialog.keys') !== null) return
  const table = element('table', { class: 'figures' }, element('tbody', {}, ...listKeys(page).map(lineOf)))
  const close = element('button', { type: 'button' }, 'Close')
  const dialog = element(
    'dialog',
    { class: 'keys', 'aria-labelledby': 'keys-heading' },
    element('h2', { id: 'keys-heading', class: 'keys-heading' }, 'Keyboard'),
    table,
    element('p', {}, keysSwitch()),
    close,
  )
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  page.body.append(dialog)
  dialog.showModal()
}

function lineOf([keys, does]: readonly [keys: string, does: string]): HTMLElement {
  return element('tr', {}, element('th', { scope: 'row' }, element('kbd', {}, keys)), element('td', {}, does))
}

/** What works everywhere, then the places that the navigation has, then this page's own elements. */
function listKeys(page: Document): (readonly [keys: string, does: string])[] {
  const going = Object.entries(places).flatMap(([letter, path]) => {
    const link = page.querySelector(`nav a[href=${JSON.stringify(path)}]`)
    return link === null ? [] : [[`g ${letter}`, wordsOf(link)] as const]
  })
  const own = [...page.querySelectorAll<HTMLElement>('[data-key]')].map(
    (keyed) => [shown(keyed.dataset['key'] ?? ''), wordsOf(keyed)] as const,
  )
  return [...commands.map(({ keys, does }) => [keys, does] as const), ...going, ...own]
}

function shown(key: string): string {
  return key === 'Escape' ? 'Esc' : key
}

function wordsOf(keyed: Element): string {
  const label = keyed instanceof HTMLInputElement ? keyed.labels?.[0]?.textContent : undefined
  return (label ?? keyed.getAttribute('data-key-does') ?? keyed.textContent ?? '').trim()
}

function keysSwitch(): HTMLElement {
  const box = element('input', { type: 'checkbox', id: 'keys-switch' })
  box.checked = keysAreOn()
  box.addEventListener('change', () => switchKeys(box.checked))
  return element('label', { for: 'keys-switch' }, box, ' Single keys are on in this browser')
}
