import { type Folded, kind } from './matching/fold.ts'

/** What may stand right before a sign of a number: the ">" of an arrow or of markup is none. */
const BEFORE_SIGN = /[\s([{:=|,~≈"'“„«→]/u

export function isPartOfArrow({ text }: Folded, at: number): boolean {
  return /[<>≤≥]/.test(text[at] ?? '') && at > 0 && !BEFORE_SIGN.test(text[at - 1] ?? '')
}

/** The dash of "12-18" is no minus sign. */
export function isSign({ text }: Folded, at: number): boolean {
  return at === 0 || BEFORE_SIGN.test(text[at - 1] ?? '')
}

export function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}

/** "#4", "$49", "LX-200", the "5" of "4.5" and of "10:35". */
export function isPartOfName({ text, kinds }: Folded, at: number): boolean {
  if (!isDigit(text[at])) return false
  const before = text[at - 1] ?? ''
  if (/[#@$€£¥₩฿]/.test(before)) return true
  const isJoined = before === '-' && kinds[at - 2] !== kind.other && !isDigit(text[at - 2]) && at > 1
  return isJoined || (/[.,:/]/.test(before) && isDigit(text[at - 2]))
}

/** A numeral behind another letter of its script is mostly the end of a word. */
export function startsInWord({ kinds }: Folded, at: number): boolean {
  return kinds[at - 1] === kind.hangul && kinds[at] === kind.hangul
}
