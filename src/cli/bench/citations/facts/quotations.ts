import type { Random } from '../random.ts'

const MIN_LENGTH = 20
const MIN_SPACELESS_LENGTH = 10
const MAX_LENGTH = 120
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const UNFIT = /["“”„«»「」『』<>#@`*_[\]]|https?:/

/** Sentences of a text that a brief would quote, exact parts of it, without their full stop. */
export function quotationsOf(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?])\s+|(?<=[。！？])/u)
    .map((part) => part.trim().replace(/[.。]$/, ''))
    .filter((part) => {
      const least = SPACELESS.test(part) ? MIN_SPACELESS_LENGTH : MIN_LENGTH
      return part.length >= least && part.length <= MAX_LENGTH && !UNFIT.test(part)
    })
}

/** Words that turn or bend what is said when one stands for the other, in several languages. */
const swaps = [
  ['never', 'always'],
  ['before', 'after'],
  ['too', 'very'],
  ['night', 'day'],
  ['week', 'month'],
  ['weeks', 'months'],
  ['better', 'worse'],
  ['less', 'more'],
  ['good', 'bad'],
  ['kein', 'ein'],
  ['immer', 'nie'],
  ['nunca', 'siempre'],
  ['más', 'menos'],
  ['jamais', 'toujours'],
  ['plus', 'moins'],
] as const

/** Words that a wrong quotation loses. */
const lost = ['not', 'no', 'never', 'hardly', 'nicht', 'kaum', 'nunca', 'pas']

/** The quotation with one thing changed that it says, so that it is no part of any text that holds the original. */
export function altered(quote: string, random: Random): string {
  const number = [...quote.matchAll(/(?<![\p{L}\d.,])\d+/gu)].at(-1)
  if (number !== undefined) {
    const other = String(Number(number[0]) + 1 + random.below(8))
    return `${quote.slice(0, number.index)}${other}${quote.slice(number.index + number[0].length)}`
  }
  const words = quote.split(' ')
  const negation = words.findIndex((word) => lost.includes(word))
  if (negation >= 0 && words.length > 3) return words.toSpliced(negation, 1).join(' ')
  for (const [one, other] of swaps) {
    const index = words.findIndex((word) => word === one || word === other)
    if (index >= 0) return words.with(index, words[index] === one ? other : one).join(' ')
  }
  if (words.length > 3) return words.toSpliced(1 + random.below(words.length - 2), 1).join(' ')
  const start = 2 + random.below(Math.max(1, quote.length - 6))
  return `${quote.slice(0, start)}${quote.slice(start + 2)}`
}
