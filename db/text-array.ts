/**
 * Converts PostgreSQL's text form of a `text[]` with one dimension and no NULL, as all our columns have it.
 */
export const textArray = {
  to: 1009,
  from: [1009],
  serialize: (items: readonly string[]): string =>
    `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`,
  parse: (text: string): string[] =>
    Array.from(text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs), ([, quoted, bare = '']) =>
      quoted === undefined ? bare : quoted.replaceAll(/\\(.)/gs, '$1'),
    ),
}
