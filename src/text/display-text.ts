import { LINE_SEPARATORS, UNSHOWN } from './invisible.ts'

/**
 * The display copy of third parties' text: what people could see of it and nothing else. One pass for line breaks and
 * one for the rest, both linear in the text's length.
 */

/** Nearly every text has only characters of these ranges, and then there is nothing to do. */
const CERTAINLY_SHOWN = [
  String.raw`\t\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u05FF\u2010-\u2027\u2030-\u205F\u2070-\u20CF`,
  String.raw`\u3000-\u3163\u3165-\uD7FF\uFF01-\uFF9F`,
].join('')
const MAYBE_UNSHOWN = new RegExp(`[^${CERTAINLY_SHOWN}]`)

/** All that starts a new line becomes a line feed: a carriage return alone would write over the line on a terminal. */
const LINE_BREAK = new RegExp(String.raw`\r\n?|[\v\f\u0085${LINE_SEPARATORS}]`, 'g')

/** A terminal's command: `ESC [` or its one-character form, parameters, and the letter that ends it. */
const TERMINAL_COMMAND = String.raw`(?:\u001B\[|\u009B)[0-?]*[ -\/]*[@-~]`

/** What stays although its class goes. */
const SHOWN = [
  String.raw`[\t\n]`,
  // Format characters that are drawn: number signs that stand below digits, the end of an ayah.
  String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`,
  // The two selectors that make a sign an emoji or plain text, one behind a sign that has both forms, and keycaps.
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
].join('|')

const UNSHOWN_CHARACTER = new RegExp(`(?!${SHOWN})[${UNSHOWN}]`, 'gu')
const COMMAND_OR_UNSHOWN = new RegExp(`${TERMINAL_COMMAND}|${UNSHOWN_CHARACTER.source}`, 'gu')

/**
 * The text without what no reader sees: control, format, private-use and other invisible characters are removed, line
 * breaks become line feeds, everything else stays as it is. Joiners go too, also where a script is written with them:
 * it stays readable, and nothing can hide. Never longer than the text; the copy of a copy is the copy.
 */
export function displayText(text: string): string {
  return mayBeUnshown(text) ? text.replace(LINE_BREAK, '\n').replace(COMMAND_OR_UNSHOWN, '') : text
}

/**
 * JSON text of the same value in which every character that is not shown is escaped: it reads back as it was, and a
 * terminal that it is printed on obeys nothing in it.
 */
export function escapeUnshown(json: string): string {
  if (!mayBeUnshown(json)) return json
  return json.replace(UNSHOWN_CHARACTER, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''),
  )
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}

/** False for texts that certainly are their own display copy. */
export function mayBeUnshown(text: string): boolean {
  return MAYBE_UNSHOWN.test(text)
}
