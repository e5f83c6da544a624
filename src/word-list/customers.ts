import { intentsOf } from '../intents/index.ts'
import type { Intent } from '../model/index.ts'

/** What a customer wants with a post, by which it is told from a post about something else. */
const customersIntents: readonly Intent[] = ['problem', 'question', 'wish', 'praise', 'leaving']

/** Whether a text looks like a customer's: it shows a problem, a question, a wish, praise, or leaving. */
export function looksLikeCustomer(text: string): boolean {
  return intentsOf(text).some((intent) => customersIntents.includes(intent))
}
