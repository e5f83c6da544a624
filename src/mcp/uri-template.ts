/**
 * Matches a URI against a template whose variables are whole path segments, such as
 * `trend://posts/{platform}/{id}`. The result has the decoded value of each variable; undefined if the URI
 * does not match or a value is empty.
 */
export function matchTemplate(uri: string, template: string): Readonly<Record<string, string>> | undefined {
  const given = uri.split('/')
  const wanted = template.split('/')
  if (given.length !== wanted.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const variable = /^\{(\w+)\}$/.exec(part)?.[1]
    const value = given[index] ?? ''
    if (variable === undefined) {
      if (part !== value) return undefined
      continue
    }
    const decoded = decode(value)
    if (decoded === undefined || decoded === '') return undefined
    values[variable] = decoded
  }
  return values
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
