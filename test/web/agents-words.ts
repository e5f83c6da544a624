import { tools } from '../../tools/index.ts'

const NAMES = tools.map(({ name }) => name)
/** Names of parameters and of values, as a program writes them: `maxChars`, `not_found`. */
const WRITTEN_BY_PROGRAMS = /\b(?:[a-z]+[A-Z]\w*|[a-z]+(?:_[a-z]+)+)\b/g
const SAID_TO_AGENTS = /call again|this call|the same call|trend:\/\/|\bcursor\b|\bidempotency\b|`/gi

/**
 * What a page says in words meant for agents: names of tools, of parameters and of their values, and how to call. What
 * others wrote, what is to be copied and what is typed is left out: quotations, code, fields.
 */
export function agentsWordsIn(html: string): string[] {
  const said = html
    .replaceAll(/<(pre|code|textarea|blockquote|q|script|style|option|bdi)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<(?:"[^"]*"|[^">])*>/g, ' ')
  return [...said.matchAll(WRITTEN_BY_PROGRAMS), ...said.matchAll(SAID_TO_AGENTS)]
    .map(([word]) => word)
    .concat(NAMES.filter((name) => said.includes(name)))
}
