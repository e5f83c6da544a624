import { element } from './element.ts'

/** Takes what is shown once off its page when that is left: a browser may keep the page as it stands, for its way back. */
export function forgetShownOnce(page: Document): void {
  addEventListener('pagehide', () => {
    for (const place of page.querySelectorAll('[data-shown-once]'))
      place.replaceChildren(element('p', {}, 'What stood here was shown once.'))
  })
}
