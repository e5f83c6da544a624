/**
 * What the index of stored posts' folded texts is made of: for each place of a text a 32-bit number of the two characters
 * there and the class of the one behind them. Whoever looks for words asks for the posts that have all numbers of
 * the words: every post that holds them is among these, and a few that do not.
 */

/** As many classes of following characters: the letters of a small alphabet fall into different ones. */
const CLASSES = 64
/**
 * From here on (ideographs, kana, syllables of Korean) two characters tell enough, and a third would make nearly every
 * number unique.
 */
const FIRST_OF_LARGE_SCRIPTS = 0x2e80
/** Numbers that are looked up for one text: more find hardly fewer posts and take longer. */
const MAX_SOUGHT = 24

/** The numbers of folded texts of one workspace, each once. Those of another workspace are different ones. */
export function gramsOf(workspaceId: string, texts: readonly string[]): number[] {
  const seed = seedOf(workspaceId)
  const grams = new Set<number>()
  for (const text of texts) {
    for (let at = 0; at + 1 < text.length; at++) {
      grams.add(gramAt(seed, text, at, at + 2 < text.length ? classOf(text.charCodeAt(at + 2)) : CLASSES))
    }
  }
  return [...grams]
}

/**
 * For a folded text the alternatives of which a post that contains it fits at least one: it has all numbers of that.
 * Undefined where the text is too short to say anything: a single character.
 */
export function soughtGrams(workspaceId: string, text: string): number[][] | undefined {
  const seed = seedOf(workspaceId)
  if (text.length < 2) return undefined
  if (text.length === 2 && !isOfLargeScript(text, 0))
    // Whatever class follows, or the end of the text.
    return Array.from({ length: CLASSES + 1 }, (_, following) => [gramAt(seed, text, 0, following)])
  const grams = new Set<number>()
  for (let at = 0; at + 1 < text.length; at++) {
    if (at + 2 < text.length) grams.add(gramAt(seed, text, at, classOf(text.charCodeAt(at + 2))))
    else if (isOfLargeScript(text, at)) grams.add(gramAt(seed, text, at, 0))
  }
  const all = [...grams]
  const step = Math.max(1, all.length / MAX_SOUGHT)
  return [Array.from({ length: Math.min(all.length, MAX_SOUGHT) }, (_, n) => all[Math.floor(n * step)] ?? 0)]
}

function isOfLargeScript(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) >= FIRST_OF_LARGE_SCRIPTS
}

function classOf(following: number): number {
  return following % CLASSES
}

function gramAt(seed: number, text: string, at: number, following: number): number {
  const pair = mixed(mixed(seed, text.charCodeAt(at)), text.charCodeAt(at + 1))
  return spread(isOfLargeScript(text, at) ? pair : mixed(pair, following + 1))
}

/** One step of FNV-1a, 32 bits. */
function mixed(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193)
}

/** Every bit of the result depends on every bit of the hash; a signed number, as PostgreSQL's int4 is. */
function spread(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  const second = Math.imul(first ^ (first >>> 16), 0x45d9f3b)
  return (second ^ (second >>> 16)) | 0
}

function seedOf(workspaceId: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < workspaceId.length; at++) hash = mixed(hash, workspaceId.charCodeAt(at))
  return spread(hash)
}
