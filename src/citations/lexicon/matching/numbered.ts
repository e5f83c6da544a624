/** The entries of a list of numbers with their phrases (see language.ts), for `Phrases`. */
export function numbered(list: string): [phrases: string, value: number][] {
  return list
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const space = item.indexOf(' ')
      const value = Number(item.slice(0, space))
      if (space < 0 || Number.isNaN(value)) throw new Error(`No number begins "${item}".`)
      return [item.slice(space + 1), value]
    })
}
