import { z } from 'zod'
import { KEY_PREFIX } from '../src/access/api-key.ts'
import { invalidInput } from '../src/lib/errors.ts'

/** The id that list_keys shows. */
export const keyId = z.string().min(1)

/** Throws `invalid_input` for a key in place of its id, without repeating it: messages may be logged. */
export function refuseKeyAsId(id: string): void {
  if (id.includes(KEY_PREFIX)) throw invalidInput('keyId takes the id of a key, never the key itself.')
}
