/** One field of Graph's `fields` parameter: `media.limit(50).after(C){id,caption}`. */
export interface GraphField {
  readonly name: string
  readonly modifiers: ReadonlyMap<string, string>
  readonly fields: readonly GraphField[]
}

export class GraphSyntaxError extends Error {}

/** Parses the nested field list; throws GraphSyntaxError for wrong brackets or commas. */
export function parseFields(source: string): GraphField[] {
  const text = source.replace(/\s+/g, '')
  let at = 0

  const list = (): GraphField[] => {
    const fields = [field()]
    while (text[at] === ',') {
      at += 1
      fields.push(field())
    }
    return fields
  }
  const field = (): GraphField => {
    const name = word()
    const modifiers = new Map<string, string>()
    while (text[at] === '.') {
      at += 1
      const modifier = word()
      if (text[at] !== '(') throw new GraphSyntaxError(`( expected at ${at}`)
      const close = text.indexOf(')', at)
      if (close < 0) throw new GraphSyntaxError(') is missing')
      modifiers.set(modifier, text.slice(at + 1, close))
      at = close + 1
    }
    if (text[at] !== '{') return { name, modifiers, fields: [] }
    at += 1
    const fields = list()
    if (text[at] !== '}') throw new GraphSyntaxError(`} expected at ${at}`)
    at += 1
    return { name, modifiers, fields }
  }
  const word = (): string => {
    const match = /^\w+/.exec(text.slice(at))
    if (match === null) throw new GraphSyntaxError(`a name expected at ${at}`)
    at += match[0].length
    return match[0]
  }

  if (text === '') return []
  const fields = list()
  if (at < text.length) throw new GraphSyntaxError(`unexpected ${text[at]} at ${at}`)
  return fields
}
