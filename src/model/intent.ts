import { z } from 'zod'

/**
 * What a customer wants with a post; one may have none or several.
 *
 * - `problem`: something does not work, is missing, late, wrong, damaged, or disappoints.
 * - `question`: asks to know something, with or without a question mark; a polite request is a wish instead.
 * - `wish`: asks for what is not there: a feature, a product, a change.
 * - `praise`: is satisfied, thanks for something, recommends.
 * - `comparison`: measures against another product, maker, or an earlier one of its own.
 * - `leaving`: cancels, returns, switches away, or says that it will not buy again.
 * - `hazard`: tells of danger to people or things: fire, smoke, shock, injury, allergy, poison, a recall; a near miss too.
 */
export const intents = ['problem', 'question', 'wish', 'praise', 'comparison', 'leaving', 'hazard'] as const
export const Intent = z.enum(intents)
export type Intent = z.infer<typeof Intent>
