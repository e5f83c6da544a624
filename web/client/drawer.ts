import { element } from './element.ts'

/**
 * Opens links marked `data-drawer` over the page that they are on: the same address, fetched and shown in a dialog, with
 * an entry of its own in the history. Back, Escape and the button close it, and the focus returns to the link. What cannot
 * be shown so opens as a page. `prepare` gets the dialog before it is shown.
 */
export function openInDrawer(page: Document, prepare: (root: ParentNode) => void): void {
  /** What the server rendered: any other address of this document is that of a drawer. */
  const rendered = addressOf()
  let opening = new AbortController()

  async function open(link: HTMLAnchorElement): Promise<void> {
    opening.abort()
    opening = new AbortController()
    const { signal } = opening
    const { title, content } = await load(link.href, signal)
    if (signal.aborted) return
    const drawer = build(title, content)
    const titleBefore = page.title
    drawer.addEventListener('close', () => {
      drawer.remove()
      page.title = titleBefore
      link.focus()
      if (addressOf() !== rendered) history.back()
    })
    page.body.append(drawer)
    prepare(drawer)
    drawer.showModal()
    history.pushState(null, '', link.href)
    page.title = title
  }

  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(DRAWN) : null
    if (link === null || !isPlain(event) || link.closest('dialog') !== null) return
    event.preventDefault()
    open(link).catch((error: unknown) => {
      const isOutdated = error instanceof DOMException && error.name === 'AbortError'
      if (!isOutdated) location.assign(link.href)
    })
  })
  addEventListener('popstate', () => {
    if (addressOf() === rendered) page.querySelector<HTMLDialogElement>('dialog.drawer')?.close()
    // Forward to what was a drawer, or back from one that was reloaded: the server renders it.
    else location.reload()
  })
}

const DRAWN = 'a[data-drawer]'

/** Without the fragment, which is a place in the same document. */
function addressOf(): string {
  return location.pathname + location.search
}

/** Neither for another tab nor handled already. */
function isPlain(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented)
}

/** The title and the content of a page of ours; throws where the address does not answer with one, such as after a sign-out. */
async function load(href: string, signal: AbortSignal): Promise<{ title: string; content: Element }> {
  const answer = await fetch(href, { signal, headers: { Accept: 'text/html' } })
  // 202 is a page that waits for what was asked for: it loads again by itself, as a page.
  if (answer.status !== 200 || answer.redirected) throw new Error(`${href} answered with ${answer.status}`)
  const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const content = parsed.querySelector('main')
  if (content === null) throw new Error(`${href} has no content`)
  return { title: parsed.title, content }
}

function build(title: string, content: Element): HTMLDialogElement {
  const close = element('button', { type: 'button', class: 'close' }, 'Close')
  const drawer = element('dialog', { class: 'drawer', 'aria-label': title }, close)
  close.addEventListener('click', () => drawer.close())
  drawer.append(...[...content.childNodes].map((node) => document.adoptNode(node)))
  return drawer
}
