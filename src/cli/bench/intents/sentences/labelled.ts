import { Intent } from '../../../../model/index.ts'

/** A sentence with all intents that it shows. */
export interface Labelled {
  readonly text: string
  readonly intents: readonly Intent[]
}

/**
 * Reads sentences, one a line, under headings that name the intents of those below them: "# problem, question"; "# none"
 * for neutral ones.
 */
export function labelled(lines: string): Labelled[] {
  let heading: readonly Intent[] = []
  const sentences: Labelled[] = []
  for (const line of lines.split('\n').map((line) => line.trim())) {
    if (line.startsWith('# '))
      heading =
        line === '# none'
          ? []
          : line
              .slice(2)
              .split(', ')
              .map((name) => Intent.parse(name))
    else if (line !== '') sentences.push({ text: line, intents: heading })
  }
  return sentences
}
