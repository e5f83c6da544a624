const EVERY_MS = 5000

/**
 * Looks again at a part of the page that waits for something, until the server sends it without `data-follow`. Nothing
 * is asked while nobody looks.
 */
export function followParts(page: Document): void {
  if (page.querySelector('[data-follow]') === null) return
  const timer = setInterval(async () => {
    if (page.hidden) return
    const response = await fetch(location.href).catch(() => undefined)
    if (!response?.ok || response.redirected) return
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
    for (const part of page.querySelectorAll('[data-follow]')) {
      const next = fresh.getElementById(part.id)
      if (next !== null) part.replaceWith(next)
    }
    if (page.querySelector('[data-follow]') === null) clearInterval(timer)
  }, EVERY_MS)
}
