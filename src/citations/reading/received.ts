/**
 * Whether a comment or an answer at this place is one that a post got, "received a reply", and does not say of which kind
 * the post is. `rest` is the sentence with what is named blanked.
 */
export function isReceived(rest: string, from: number, to: number): boolean {
  return (
    GOT.test(rest.slice(Math.max(0, from - REACH), from)) || GOT_BEHIND.test(rest.slice(to - 1, to + REACH))
  )
}

const REACH = 24
/** Verbs of getting right before it, or an article before it. */
const GOT =
  /(?<!\p{L})(?:g[eo]ts?|getting|gotten|receiv(?:es?|ed|ing)|dr[ae]ws?|drawn|attract(?:s|ed)?|elicit(?:s|ed)?|bekam|bekommt|bekommen|erh[aä]lt|erhielt|erntet|erntete|kriegt|kriegte|recib(?:e|ió|ido)|obt(?:iene|uvo)|obtenido|reçoit|reçu|obten(?:u|ait)|obtient|receb(?:e|eu|ido)|obt(?:ém|eve)|obtido)\s(?:[\p{L}']{1,4}\s)?$/iu
/** The participle behind it in German, and the verb in Japanese. */
const GOT_BEHIND =
  /^\p{L}\s?(?:erhalten|bekommen|geerntet|gekriegt)(?!\p{L})|^(?:が|[をも])(?:付|つ|届|来|寄せ|受|もら|集|得|獲得)/u
