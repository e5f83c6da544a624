/** How many authors use each word, of some of the posts. */
export interface UserCounts {
  /** By word. */
  readonly users: Int32Array
  /** Of the posts counted. */
  readonly authors: number
}

/** Counts the users of each word in a growing part of the posts. */
export interface UserCounter {
  /** Of all posts added; they change with the next. */
  readonly counts: UserCounts
  /** Whether the post at a place was added. */
  readonly holds: (index: number) => boolean
  /** Adds posts that it does not hold, those of an author together. */
  readonly add: (places: readonly number[]) => void
}

/** The words of posts as numbers, in the order of the posts. */
export interface Vocabulary {
  /** By post, each word once. */
  readonly words: readonly Int32Array[]
  /** By post; each unknown author has a number of their own. */
  readonly authors: Int32Array
  /** The places of the posts, those of an author together. */
  readonly byAuthor: readonly number[]
  /** Of all posts. */
  readonly users: UserCounts
  readonly userCounter: () => UserCounter
  /** How many authors wrote the posts at some places. */
  readonly countAuthors: (places: readonly number[]) => number
  /** The number of a word; undefined where no post holds it. */
  readonly numberOf: (word: string) => number | undefined
  /** The same without some words. */
  readonly without: (words: Iterable<string>) => Vocabulary
}

/** A post's author and its words, each once. */
export interface SpokenPost {
  readonly author: string
  readonly words: Iterable<string>
}

const NO_WORDS = new Int32Array()
/** Authors that an array holds in the time in which a set takes one. */
const AUTHORS_PER_SET_ENTRY = 100

/** Numbers the words and authors of posts, so that they are counted quickly for each entry of a list. */
export function readVocabulary(posts: readonly SpokenPost[]): Vocabulary {
  const wordNumbers = new Map<string, number>()
  const authorNumbers = new Map<string, number>()
  const read = posts.map((post) => Array.from(post.words, (word) => numberOf(wordNumbers, word)))
  const authors = Int32Array.from(posts, ({ author }) => numberOf(authorNumbers, author))
  const byAuthor = Array.from(posts.keys()).sort(
    (first, second) => (authors[first] ?? 0) - (authors[second] ?? 0),
  )
  const flat = inOneArray(read, byAuthor)
  /** Where the posts of each author begin in `byAuthor`. */
  const starts = new Int32Array(authorNumbers.size + 1)
  for (const author of authors) starts[author + 1] = (starts[author + 1] ?? 0) + 1
  for (let author = 0; author < authorNumbers.size; author += 1)
    starts[author + 1] = (starts[author + 1] ?? 0) + (starts[author] ?? 0)
  const countAuthors = (places: readonly number[]): number => {
    // Most questions are about few posts, and an array for all authors takes longer to make than these to count.
    if (places.length < authorNumbers.size / AUTHORS_PER_SET_ENTRY)
      return new Set(places.map((place) => authors[place])).size
    const isCounted = new Uint8Array(authorNumbers.size)
    let count = 0
    for (const place of places) {
      const author = authors[place] ?? 0
      if (isCounted[author] === 0) count += 1
      isCounted[author] = 1
    }
    return count
  }
  const ofWords = (words: readonly Int32Array[], known?: UserCounts): Vocabulary => {
    const userCounter = (): UserCounter => {
      const users = new Int32Array(wordNumbers.size)
      const lastUser = new Int32Array(wordNumbers.size).fill(-1)
      const isAdded = new Uint8Array(words.length)
      let count = 0
      /** Notes an author's use of words, and counts it where it is new. */
      const note = (index: number, author: number, isNew: 0 | 1): void => {
        const own = words[index] ?? NO_WORDS
        for (let at = 0; at < own.length; at += 1) {
          const word = own[at] ?? 0
          if (lastUser[word] === author) continue
          lastUser[word] = author
          users[word] = (users[word] ?? 0) + isNew
        }
      }
      const add = (places: readonly number[]): void => {
        // Marks of an earlier call are of posts that may have been followed by others.
        lastUser.fill(-1)
        let lastAuthor = -1
        for (const index of places) {
          const author = authors[index] ?? 0
          if (author !== lastAuthor) {
            let isKnown = false
            for (let at = starts[author] ?? 0; at < (starts[author + 1] ?? 0); at += 1) {
              const other = byAuthor[at] ?? 0
              if (isAdded[other] === 0) continue
              isKnown = true
              note(other, author, 0)
            }
            if (!isKnown) count += 1
          }
          lastAuthor = author
          note(index, author, 1)
          isAdded[index] = 1
        }
      }
      return {
        get counts() {
          return { users, authors: count }
        },
        holds: (index) => isAdded[index] === 1,
        add,
      }
    }
    const countAll = (): UserCounts => {
      const counter = userCounter()
      counter.add(byAuthor)
      return counter.counts
    }
    const without = (left: Iterable<string>): Vocabulary => {
      const numbers = [...left].flatMap((word) => wordNumbers.get(word) ?? [])
      // Who writes the other words stays as it was, so nothing is counted again.
      const rest = Int32Array.from(users.users)
      const isOut = new Uint8Array(rest.length)
      for (const word of numbers) {
        rest[word] = 0
        isOut[word] = 1
      }
      const others = words.slice()
      for (let at = 0; at < flat.numbers.length; at += 1) {
        if (isOut[flat.numbers[at] ?? 0] !== 1) continue
        const index = flat.postOf[at] ?? 0
        others[index] = (others[index] ?? NO_WORDS).filter((word) => isOut[word] !== 1)
      }
      return ofWords(others, { users: rest, authors: users.authors })
    }
    const users = known ?? countAll()
    const wordNumber = (word: string): number | undefined => wordNumbers.get(word)
    return { words, authors, byAuthor, users, userCounter, countAuthors, numberOf: wordNumber, without }
  }
  return ofWords(flat.parts)
}

/** The same as parts of one array, in the order in which they are counted over and over. */
function inOneArray(
  lists: readonly (readonly number[])[],
  order: readonly number[],
): { readonly parts: Int32Array[]; readonly numbers: Int32Array; readonly postOf: Int32Array } {
  const length = lists.reduce((sum, list) => sum + list.length, 0)
  const [numbers, postOf] = [new Int32Array(length), new Int32Array(length)]
  const parts = lists.map(() => NO_WORDS)
  let from = 0
  for (const index of order) {
    const list = lists[index] ?? []
    const end = from + list.length
    numbers.set(list, from)
    postOf.fill(index, from, end)
    parts[index] = numbers.subarray(from, end)
    from = end
  }
  return { parts, numbers, postOf }
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}
