import type { ConfirmationOffer } from '../lib/errors.ts'
import type { Consent } from '../scan/consent.ts'
import type { Elicitation, ToolAnswer } from './backend.ts'

/** The name of the only input request of a call. */
const CONFIRM_REQUEST = 'confirm'

/**
 * A form without fields, so one click agrees. Always with a request: some clients take a state alone for an
 * error.
 */
export function askForConsent({ question, token }: ConfirmationOffer): ToolAnswer {
  const params = { mode: 'form', message: question, requestedSchema: { type: 'object', properties: {} } }
  return {
    kind: 'input_required',
    requests: { [CONFIRM_REQUEST]: { method: 'elicitation/create', params } },
    state: token,
  }
}

/** A dismissed form counts as no; anything that is not an answer leaves the question open. */
const answersByAction: ReadonlyMap<unknown, 'yes' | 'no'> = new Map([
  ['accept', 'yes'],
  ['decline', 'no'],
  ['cancel', 'no'],
])

/** How the user of a client can consent, and what they answered if they were asked. */
export function consentOf(elicitation: Elicitation | undefined): Consent {
  if (elicitation === undefined) return { way: 'second_call', tokenField: 'confirmToken' }
  const answer = answersByAction.get(ownMember(ownMember(elicitation.answers, CONFIRM_REQUEST), 'action'))
  return { way: 'in_call', token: elicitation.state, answer }
}

/** An own member of a client's object; members sent under `__proto__` are ignored. */
function ownMember(object: unknown, name: string): unknown {
  const members: ReadonlyMap<string, unknown> = new Map(Object.entries(Object(object)))
  return members.get(name)
}
