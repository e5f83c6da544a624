/**
 * Characters of which nothing is drawn, by what they are for: as what stands between the brackets of a character class
 * in a pattern with the flag `u`. Who removes or reports them takes the sets that its task needs.
 */

/** Of no width and no use but to part or join letters, marks of direction among them. */
export const ZERO_WIDTH = String.raw`\u034F\u180E\u200B-\u200F\u2060-\u2064\u206A-\u206F\uFEFF`

/** A place for a letter that is not there: of Hangul and Khmer. */
export const FILLERS = String.raw`\u115F\u1160\u17B4\u17B5\u3164\uFFA0`

/** Around notes between lines. */
export const ANNOTATIONS = String.raw`\uFFF9-\uFFFB`

/** A hyphen where a line breaks there, else nothing. */
export const SOFT_HYPHEN = String.raw`\u00AD`

/** Embed, override and isolate what is written in the other direction. */
export const DIRECTION_CONTROLS = String.raw`\u061C\u202A-\u202E\u2066-\u2069`

/** Choose a form that only some characters have, colour or plain for emoji: never seen behind the letter of an alphabet. */
export const RARE_SELECTORS = String.raw`\uFE00-\uFE0D\u{E0100}-\u{E01EF}`
export const SELECTORS = String.raw`${RARE_SELECTORS}\uFE0E\uFE0F`
export const MONGOLIAN_SELECTORS = String.raw`\u180B-\u180D\u180F`

/** Once for languages of texts, now for the flags of three countries. */
export const TAGS = String.raw`\u{E0000}-\u{E007F}`

/** Other than spaces, they start a new line. */
export const LINE_SEPARATORS = String.raw`\u2028\u2029`

/** All that no reader sees, by Unicode property; some of it is drawn all the same. */
export const UNSHOWN = [
  // Controls: C0, DEL, C1.
  String.raw`\p{Cc}`,
  // Format characters: bidi controls, joiners, soft hyphens, the byte order mark, tags, annotations.
  String.raw`\p{Cf}`,
  // Whatever a font leaves out: variation selectors, fillers, the grapheme joiner; and all of the tags' plane.
  String.raw`\p{Default_Ignorable_Code_Point}\u{E0000}-\u{EFFFF}`,
  // Private use: nobody but two who agreed knows what it says.
  String.raw`\p{Co}`,
  // No characters at all: half of a surrogate pair, noncharacters.
  String.raw`\p{Cs}\p{Noncharacter_Code_Point}`,
  LINE_SEPARATORS,
].join('')
