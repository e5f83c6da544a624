import { z } from 'zod'

/** What a person may do in a workspace: an owner administers it, a member reads it and asks for scans. */
export const roles = ['owner', 'member'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** A person's name as they or their invitation give it: data, never markup. */
export const UserName = z
  .string()
  .trim()
  .min(1, 'A name must not be empty.')
  .max(100, 'A name has at most 100 characters.')
  .refine((name) => !/\p{Cc}|\p{Cs}/u.test(name), 'A name must not contain control characters.')

/** A label of a person. Nothing is sent to it. */
export const Email = z.string().trim().max(254).email()

/** What became of an attempt to sign in. */
export const signInOutcomes = ['entered', 'unknown_code', 'used_code', 'expired_code', 'throttled'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** Who did something: an agent's key, a signed-in person, or the operator at a terminal. */
export type Actor =
  | { readonly kind: 'key'; readonly id: string }
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'operator' }
