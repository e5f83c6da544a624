const MAX_CHARACTERS = 60

/** The first 60 characters of a workspace's own text, for messages. Surrogate pairs are never split. */
export function truncate(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_CHARACTERS ? text : `${characters.slice(0, MAX_CHARACTERS).join('')}…`
}
