/** Counts down to the moments of a page and shows what was hidden until then. */
export function countDown(page: Document): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const until = Date.parse(place.querySelector('time')?.dateTime ?? '')
    if (Number.isNaN(until)) continue
    const tick = () => {
      const seconds = Math.ceil((until - Date.now()) / 1000)
      write(place, seconds > 0 ? `, in ${inWords(seconds)}` : ': now')
      if (seconds > 0) setTimeout(tick, 1000)
      else place.querySelector('[data-then]')?.removeAttribute('hidden')
    }
    tick()
  }
}

function write(place: HTMLElement, text: string): void {
  const left = place.querySelector('[data-left]')
  if (left !== null) left.textContent = text
}

/** `59 min 5 s`. */
function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
