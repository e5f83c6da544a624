import type { ComponentChildren, JSX } from 'preact'

/** A third party's words, kept from changing the direction of what stands around them. */
export function Foreign({ children, lang }: { children: ComponentChildren; lang?: string }): JSX.Element {
  return (
    <bdi dir="auto" {...(lang === undefined ? {} : { lang })}>
      {children}
    </bdi>
  )
}

/**
 * A link to where something was found. Only http and https become links; anything else is shown as text, because a URL
 * of a stored post comes from a third party.
 */
export function OutLink({ href, children }: { href: string; children: ComponentChildren }): JSX.Element {
  if (!isWebUrl(href)) return <Foreign>{children}</Foreign>
  return (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  )
}

function isWebUrl(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol)
}
