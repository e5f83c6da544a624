import { z } from 'zod'

/** What a person may do in a workspace: an owner administers it, a member reads it and asks for scans. */
export const roles = ['owner', 'member'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

const Name = z
  .string()
  .trim()
  .min(1, 'A name must not be empty.')
  .max(100, 'A name has at most 100 characters.')
  .refine((name) => !/\p{Cc}|\p{Cs}/u.test(name), 'A name must not contain control characters.')

/** A person's name as they or their invitation give it: data, never markup. */
export const UserName = Name

/** What a person calls a passkey: data, never markup. */
export const PasskeyName = Name

/** A label of a person. Nothing is sent to it. */
export const Email = z.string().trim().max(254).email()

/** By what somebody signs in. */
export type SignInMethod = 'link' | 'passkey'

/** Why a code did not sign in. A code that is unknown is no link of ours. */
type CodeRefusal = 'unknown_code' | 'used_code' | 'expired_code'

/**
 * Why a passkey did not sign in. A challenge is unknown where it was answered before or never given; an answer is wrong
 * where it is for another site, has no or another one's signature, or was made without asking who is there; a passkey is
 * taken for copied when its count of signatures has not grown.
 */
export type PasskeyRefusal =
  | 'unknown_passkey'
  | 'unknown_challenge'
  | 'expired_challenge'
  | 'wrong_answer'
  | 'copied_passkey'

/** What became of an attempt to sign in. */
export type SignInOutcome = 'entered' | 'throttled' | CodeRefusal | PasskeyRefusal

/** Who did something: an agent's key, a signed-in person, or the operator at a terminal. */
export type Actor =
  | { readonly kind: 'key'; readonly id: string }
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'operator' }
