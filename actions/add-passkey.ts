import { z } from 'zod'
import type { Passkeys } from '../src/accounts/passkeys.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { PasskeyName } from '../src/model/index.ts'
import { type ActionContext, defineAction } from './action.ts'
import { workspaceId } from './fields.ts'
import { askedBy } from './person.ts'

/** What authenticators give back is some hundred characters; a few state their make at length. */
const MAX_ANSWER = 32_768

export const addPasskey = defineAction({
  name: 'add_passkey',
  title: 'Add a passkey',
  description: 'Adds a passkey of the person who acts, who has just made it in their browser.',
  effect: 'writes',
  needs: 'member',
  needsRecentSignIn: () => true,
  input: z
    .object({
      workspaceId,
      name: PasskeyName,
      answer: z.string().max(MAX_ANSWER).describe('What the browser gives back, as JSON'),
    })
    .strict(),
  output: z.object({ passkeyId: z.string(), name: z.string() }).strict(),
  async run(
    { workspaceId, name, answer },
    { passkeys, actor }: ActionContext & { readonly passkeys: Passkeys },
    stamp,
  ) {
    const userId = askedBy(actor)
    if (userId === null) throw invalidInput('A passkey is made by its person, in their own browser.')
    const { passkeyId } = await passkeys.add({ userId, workspaceId, name, answer }, stamp)
    return { passkeyId, name }
  },
})
