import type { JSX } from 'preact'

/** A text with what was sought in it marked. */
export function Marked({
  pieces,
}: {
  pieces: readonly { readonly text: string; readonly isMatch: boolean }[]
}): JSX.Element {
  return <>{pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</>
}
