/**
 * `accuracy`: finds, measures or labels better, and has to earn its place in figures (`npm run bench -- quality`).
 * `safety`: keeps a campaign, a prolific author or chance from the top. `honesty`: keeps what is told true where those
 * figures do not look; tests hold both.
 */
type RuleKind = 'accuracy' | 'safety' | 'honesty'

/**
 * The rules of the engine that can be left out, to measure what each is worth. A ranking for people has all of them; what
 * remains without any is copies folded, a neighbour graph, communities, measuring and a one-word label.
 */
export const rules = {
  prolificAuthors: { kind: 'safety', purpose: 'topics are found without what one author writes all day' },
  massCopies: {
    kind: 'safety',
    purpose: 'texts copied in mass neither speak for a topic nor bring hijacked hashtags',
  },
  pastedPhrases: { kind: 'accuracy', purpose: 'phrases pasted on posts of any topic tie no posts together' },
  hashtagCompounds: {
    kind: 'accuracy',
    purpose: 'a hashtag stands for the words that it runs together as well',
  },
  decorationTags: { kind: 'accuracy', purpose: 'hashtags hung on posts of any topic tie no posts together' },
  burstWeight: { kind: 'accuracy', purpose: 'words that keep to some weeks weigh more, and name events' },
  coarsePass: {
    kind: 'accuracy',
    purpose: 'a rough clustering weighs terms for the fine one; without it IDF alone does',
  },
  characterGrams: {
    kind: 'accuracy',
    purpose: 'words that share letters are alike: forms, misspellings, compounds',
  },
  wordVectors: { kind: 'accuracy', purpose: 'words that stand beside the same others are alike' },
  mergeLinked: { kind: 'accuracy', purpose: 'communities with links beyond chance are one topic' },
  mergeSimilar: { kind: 'accuracy', purpose: 'groups with similar words, or similar days, are one topic' },
  moveSingly: { kind: 'accuracy', purpose: 'a text moves to the group that it is linked to most' },
  reassignBurstTerms: { kind: 'accuracy', purpose: 'texts with the word of an event belong to its topic' },
  adoptOrphans: { kind: 'accuracy', purpose: 'a bursting word that no topic owns has a topic of its own' },
  splitHomonyms: { kind: 'accuracy', purpose: 'persons who share a name have topics of their own' },
  assign: { kind: 'accuracy', purpose: 'a text moves to the topic whose signature it holds' },
  unity: { kind: 'accuracy', purpose: 'a group without a word that many of its posts hold is no topic' },
  plainNames: { kind: 'accuracy', purpose: 'the name of a place that stands with everything is no topic' },
  issues: { kind: 'accuracy', purpose: 'frequent words tell of broad issues, of which topics are parts' },
  namedIssues: {
    kind: 'accuracy',
    purpose: 'a frequent word that people say nothing with again and again is no issue',
  },
  settled: {
    kind: 'honesty',
    purpose: 'a post stays in the topic that it was in unless another tells much more of it',
  },
  outliers: { kind: 'accuracy', purpose: 'a few older posts beside a new topic are no history of it' },
  clearestPosts: {
    kind: 'accuracy',
    purpose: 'posts that hardly hold the signature say nothing about change',
  },
  streamGrowth: { kind: 'accuracy', purpose: 'what a stream gives more of everything is no rise' },
  weekdayExposure: { kind: 'honesty', purpose: 'collected days weigh by what their weekday gives' },
  seasonality: {
    kind: 'accuracy',
    purpose: 'of a topic that peaks again and again only what is beyond its peaks counts',
  },
  oneTopicPerAuthor: {
    kind: 'safety',
    purpose: 'of the topics that one author made only the first is listed',
  },
  wordsTogether: {
    kind: 'accuracy',
    purpose: 'a label is the words that people say together, not the one that tells most',
  },
  extendName: { kind: 'accuracy', purpose: 'a label takes along the words that most say with it' },
  completeEdges: {
    kind: 'accuracy',
    purpose: 'words that most write directly before or behind a label belong to it',
  },
  sentenceLabels: {
    kind: 'honesty',
    purpose: 'where no words name a topic its clearest sentence stands for a name',
  },
  hashtagSegmentation: {
    kind: 'accuracy',
    purpose: 'in labels a hashtag is read as the words that others write out',
  },
  concatenatedHashtags: { kind: 'accuracy', purpose: 'a hashtag of several keywords is no keyword' },
  everydayWords: { kind: 'accuracy', purpose: 'words for when something is label nothing' },
  exclamations: { kind: 'accuracy', purpose: 'laughter, calls, oaths and thanks label nothing' },
  disambiguateNames: { kind: 'honesty', purpose: 'a keyword tells topics with one label apart' },
  onTopicQuotes: {
    kind: 'honesty',
    purpose: 'posts that hold two words of the label are cited and quoted first',
  },
  relatedLanguages: {
    kind: 'accuracy',
    purpose: 'topics of two languages that share what hardly any other has are told to be related',
  },
} as const satisfies Readonly<Record<string, { readonly kind: RuleKind; readonly purpose: string }>>

export type RuleName = keyof typeof rules

/** Whether a rule is on in this ranking. */
export type IsOn = (rule: RuleName) => boolean

/** Which rules are on where some are left out; all of them where nothing is said. */
export function rulesWithout(off: ReadonlySet<RuleName> = new Set()): IsOn {
  return (rule) => !off.has(rule)
}
