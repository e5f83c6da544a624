import type { ConfirmationOffer } from '../lib/errors.ts'
import type { Consent } from '../scan/consent.ts'
import type { Asking, ToolAnswer } from './surface.ts'

/** The one question that a call asks, by this name. */
const QUESTION = 'confirm'

/** A form without fields: to agree is one click. Never a state alone, which some clients take for an error. */
export function askUser({ question, token }: ConfirmationOffer): ToolAnswer {
  const params = { mode: 'form', message: question, requestedSchema: { type: 'object', properties: {} } }
  return {
    kind: 'questions',
    questions: { [QUESTION]: { method: 'elicitation/create', params } },
    state: token,
  }
}

/** A question that was closed is answered with no; whatever is no answer at all leaves it open. */
const answersByAction: ReadonlyMap<unknown, 'yes' | 'no'> = new Map([
  ['accept', 'yes'],
  ['decline', 'no'],
  ['cancel', 'no'],
])

/** How the user behind an exchange can agree, and what they answered if they were asked. */
export function consentOf(asking: Asking | undefined): Consent {
  if (asking === undefined) return { way: 'second_call', tokenField: 'confirmToken' }
  const answer = answersByAction.get(ownMember(ownMember(asking.answers, QUESTION), 'action'))
  return { way: 'in_call', token: asking.state, answer }
}

/** What a client's object says by itself: one that it sent under `__proto__` says nothing. */
function ownMember(object: unknown, name: string): unknown {
  const members: ReadonlyMap<string, unknown> = new Map(Object.entries(Object(object)))
  return members.get(name)
}
