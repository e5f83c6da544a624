import type { Evidence } from './evidence.ts'
import type { PostClaim } from './facts/post-claim.ts'
import { postTwins, type Twins } from './facts/posts.ts'
import { type TrendClaim, trendTwins } from './facts/trends.ts'
import { type Kind, kinds, literalKinds, postKinds, type trendKinds } from './kinds.ts'
import { seeded } from './random.ts'
import { postSlots, trendSlots } from './slots.ts'
import type { Language, Wording } from './wording.ts'

export interface Sentence {
  /** Of the phrasings. */
  readonly set: string
  readonly language: string
  readonly kind: Kind
  readonly isTrue: boolean
  readonly text: string
}

/** Facts that are tried for one sentence; a kind that none of them fits is left out. */
const TRIES = 200

/**
 * For each template of a language `rounds` pairs of a true sentence and its false twin about facts of the evidence,
 * which differ in one thing; of the literal kinds the true one alone. The same evidence gives the same sentences.
 * Throws a RangeError where a template has a slot that its kind does not know.
 */
export function generate(
  set: string,
  language: string,
  { wording, templates }: Language,
  evidence: Evidence,
  rounds: number,
): Sentence[] {
  const sentences: Sentence[] = []
  for (const kind of kinds) {
    for (const template of templates[kind]) {
      for (let round = 0; round < rounds; round += 1) {
        const pair = pairOf(kind, template, evidence, wording, `${set} ${language} ${template} ${round}`)
        if (pair === undefined) continue
        sentences.push({ set, language, kind, isTrue: true, text: pair.right })
        if (!isLiteral(kind)) sentences.push({ set, language, kind, isTrue: false, text: pair.wrong })
      }
    }
  }
  return sentences
}

function isLiteral(kind: Kind): boolean {
  return literalKinds.some((literal) => literal === kind)
}

function pairOf(
  kind: Kind,
  template: string,
  evidence: Evidence,
  wording: Wording,
  seed: string,
): Twins<string> | undefined {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const own = `${seed} ${attempt}`
    const pair = isOfPosts(kind)
      ? written(template, postTwins(kind, evidence, seeded(own)), postSlots, wording, own)
      : written(
          template,
          trendTwins(kind, evidence, seeded(own), (slot) => template.includes(`{${slot}}`)),
          trendSlots,
          wording,
          own,
        )
    if (pair !== undefined && (isLiteral(kind) || pair.right !== pair.wrong)) return pair
  }
  return undefined
}

function isOfPosts(kind: Kind): kind is Exclude<Kind, (typeof trendKinds)[number] | 'trend_literal'> {
  return kind === 'post_literal' || postKinds.some((each) => each === kind)
}

type Slots<Claim> = Readonly<
  Record<string, (claim: Claim, wording: Wording, random: ReturnType<typeof seeded>) => string | undefined>
>

function written<Claim extends PostClaim | TrendClaim>(
  template: string,
  twins: Twins<Claim> | undefined,
  slots: Slots<Claim>,
  wording: Wording,
  seed: string,
): Twins<string> | undefined {
  if (twins === undefined) return undefined
  const [rightTemplate, wrongTemplate] = [wordsOf(template, 2), wordsOf(template, 1)]
  const right = filled(rightTemplate, twins.right, slots, wording, seed)
  const wrong = filled(wrongTemplate, twins.wrong, slots, wording, seed)
  return right === undefined || wrong === undefined ? undefined : { right, wrong }
}

/** The template with the false words (1) or the true ones (2) of each `<false|true>`. */
function wordsOf(template: string, group: 1 | 2): string {
  return template.replace(/<([^|>]*)\|?([^>]*)>/g, `$${group}`)
}

/** Both twins are filled by the same choices, so that they differ in what is wrong alone. */
function filled<Claim>(
  template: string,
  claim: Claim,
  slots: Slots<Claim>,
  wording: Wording,
  seed: string,
): string | undefined {
  let isWhole = true
  const text = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const say = slots[slot]
    if (say === undefined) throw new RangeError(`no sentence of this kind has a slot "${slot}": ${template}`)
    const words = say(claim, wording, seeded(`${seed} ${slot}`))
    if (words === undefined) isWhole = false
    return words ?? ''
  })
  if (!isWhole) return undefined
  return startedAndEnded(text, template)
}

/** With a capital letter, and with one full stop behind a date that ends in one. */
function startedAndEnded(given: string, template: string): string {
  const text = given.replace(/(?<=\d\.)\.$/, '')
  // Accounts and ids are written as they are.
  if (/^\{(author|ref)\}/.test(template)) return text
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
