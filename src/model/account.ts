import { z } from 'zod'

/** What a person may do in a workspace: an owner administers it, a member reads it and asks for scans. */
export const roles = ['owner', 'member'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Who did something: an agent's key, a signed-in person, or the operator at a terminal. */
export type Actor =
  | { readonly kind: 'key'; readonly id: string }
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'operator' }
