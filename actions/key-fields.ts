import { z } from 'zod'
import { KEY_PREFIX } from '../src/access/api-key.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { filled, MAX_NAME } from './fields.ts'

/** The id that list_keys shows. */
export const keyId = z.string().min(1)

export const label = filled(MAX_NAME).describe('What or who will use it')

/** Throws `invalid_input` for a key in place of its id or label, without repeating it: messages may be logged. */
export function refuseKeyAs(field: 'keyId' | 'label', text: string): void {
  if (!text.includes(KEY_PREFIX)) return
  throw invalidInput(
    field === 'keyId'
      ? 'keyId takes the id of a key, never the key itself.'
      : 'label says what or who will use the key, it never holds a key.',
  )
}
