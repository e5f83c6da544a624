/** Looks again until what a page waits for is there, and then loads it: nothing moves or is read out meanwhile. */
export function reloadWhenReady(page: Document): void {
  const seconds = Number(page.querySelector<HTMLElement>('[data-reload]')?.dataset['reload'])
  if (!(seconds > 0)) return
  let looks = 0
  const look = async () => {
    looks += 1
    const isReady = await fetch(location.href).then(
      ({ status }) => status !== STILL_MADE,
      () => false,
    )
    if (isReady) location.reload()
    else if (looks < MOST_LOOKS) setTimeout(look, seconds * 1000)
  }
  setTimeout(look, seconds * 1000)
}

const STILL_MADE = 202
/** Some ten minutes: after that only a person asks again. */
const MOST_LOOKS = 200
