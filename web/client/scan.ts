import type { ScanLive } from '../view/scan-live.ts'

/** Writes a running scan's progress into its page, and loads the page anew when it has ended. */
export function followScan(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-scan-events]')
  const address = place?.dataset['scanEvents']
  if (!place || address === undefined) return
  const source = new EventSource(address)
  const stop = () => {
    source.close()
    place.querySelector('[data-part="stopped"]')?.removeAttribute('hidden')
  }
  source.addEventListener('scan', ({ data }) => show(place, JSON.parse(data)))
  source.addEventListener('end', () => {
    source.close()
    location.reload()
  })
  source.addEventListener('stop', stop)
  source.addEventListener('error', () => {
    // Otherwise the browser connects again by itself.
    if (source.readyState === EventSource.CLOSED) stop()
  })
}

function show(place: HTMLElement, { headline, posts, lines }: ScanLive): void {
  write(place, 'headline', headline)
  write(place, 'posts', posts)
  for (const { collector, tone, outcome, sentence } of lines) {
    const line = place.querySelector<HTMLElement>(`[data-collector="${CSS.escape(collector)}"]`)
    if (line === null) continue
    line.className = tone
    write(line, 'outcome', outcome)
    write(line, 'sentence', sentence)
  }
}

/** Only what changed: a screen reader tells the headline again whenever it is written. */
function write(place: HTMLElement, part: string, text: string): void {
  const element = place.querySelector(`[data-part="${part}"]`)
  if (element !== null && element.textContent !== text) element.textContent = text
}
