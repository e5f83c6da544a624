import { intentsOf } from '../intents/index.ts'
import type { Intent } from '../model/index.ts'

/** What a customer wants with a post, by which it is told from a post about something else. */
const customersIntents: readonly Intent[] = ['problem', 'question', 'wish', 'praise', 'leaving']

/**
 * Tells whether a text looks like a customer's: it shows a problem, a question, a wish, praise, or leaving. Each text is read
 * once, however many entries, additions and examples ask for it: reading intents takes long.
 */
export function customerTeller(): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const told = known.get(text) ?? intentsOf(text).some((intent) => customersIntents.includes(intent))
    known.set(text, told)
    return told
  }
}
