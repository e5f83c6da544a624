import type { ComponentChildren } from 'preact'
import type { ShownPage } from '../page.ts'

/** What an address names is not there: what that may mean, and where to go on. */
export function notHere(title: string, heading: string, children: ComponentChildren): ShownPage {
  return {
    title,
    status: 404,
    body: (
      <>
        <h1>{heading}</h1>
        <p class="empty">{children}</p>
      </>
    ),
  }
}
