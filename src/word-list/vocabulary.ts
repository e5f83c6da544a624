/** How many authors use each word, of some of the posts. */
export interface UserCounts {
  /** By word. */
  readonly users: Int32Array
  /** Of the posts counted. */
  readonly authors: number
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
  readonly countUsers: (isCounted: (index: number) => boolean) => UserCounts
  /** How many authors wrote the posts at some places. */
  readonly countAuthors: (places: readonly number[]) => number
  /** The same without some words. */
  readonly without: (words: Iterable<string>) => Vocabulary
}

/** A post's author and its words, each once. */
export interface SpokenPost {
  readonly author: string
  readonly words: Iterable<string>
}

/** Numbers the words and authors of posts, so that they are counted quickly for each entry of a list. */
export function readVocabulary(posts: readonly SpokenPost[]): Vocabulary {
  const wordNumbers = new Map<string, number>()
  const authorNumbers = new Map<string, number>()
  const all = posts.map((post) => Int32Array.from(post.words, (word) => numberOf(wordNumbers, word)))
  const authors = Int32Array.from(posts, ({ author }) => numberOf(authorNumbers, author))
  const byAuthor = Array.from(posts.keys()).sort(
    (first, second) => (authors[first] ?? 0) - (authors[second] ?? 0),
  )
  const countAuthors = (places: readonly number[]): number => {
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
    const countUsers = (isCounted: (index: number) => boolean): UserCounts => {
      const users = new Int32Array(wordNumbers.size)
      const lastUser = new Int32Array(wordNumbers.size).fill(-1)
      let count = 0
      let lastAuthor = -1
      for (const index of byAuthor) {
        if (!isCounted(index)) continue
        const author = authors[index] ?? 0
        if (author !== lastAuthor) count += 1
        lastAuthor = author
        for (const word of words[index] ?? []) {
          if (lastUser[word] === author) continue
          lastUser[word] = author
          users[word] = (users[word] ?? 0) + 1
        }
      }
      return { users, authors: count }
    }
    const without = (left: Iterable<string>): Vocabulary => {
      const numbers = [...left].flatMap((word) => wordNumbers.get(word) ?? [])
      // Who writes the other words stays as it was, so nothing is counted again.
      const rest = Int32Array.from(users.users)
      for (const word of numbers) rest[word] = 0
      return ofWords(
        words.map((own) =>
          numbers.some((word) => own.includes(word)) ? own.filter((word) => !numbers.includes(word)) : own,
        ),
        { users: rest, authors: users.authors },
      )
    }
    const users = known ?? countUsers(() => true)
    return { words, authors, byAuthor, users, countUsers, countAuthors, without }
  }
  return ofWords(all)
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}
