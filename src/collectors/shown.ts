const MAX_SHOWN = 60

/** The beginning of a workspace's own text, for a sentence of ours. Cut between characters: half a pair is no text. */
export function shown(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_SHOWN ? text : `${characters.slice(0, MAX_SHOWN).join('')}…`
}
