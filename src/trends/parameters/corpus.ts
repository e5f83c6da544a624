import type { ParameterTable } from './parameter.ts'

/** Copies, and the texts of prolific authors. */
export const distinctTexts = {
  minMassCopies: {
    value: 5,
    unit: 'posts',
    range: [2, 1000],
    kind: 'tuned',
    effect:
      'A text with this many copies was copied in mass: it is no quotation or reshare any more. Larger: small campaigns pass for many authors.',
  },
  maxDailyTexts: {
    value: 20,
    unit: 'texts of one author and UTC day',
    range: [1, 10000],
    kind: 'tuned',
    effect:
      'Topics are found in so many; later ones are only assigned to topics. Larger: a prolific author shapes topics.',
  },
} as const satisfies ParameterTable

/** Phrases that are pasted on posts of any topic. */
export const pastedPhrases = {
  minPastedTexts: {
    value: 6,
    unit: 'texts',
    range: [2, 1000],
    kind: 'tuned',
    effect: 'What fewer texts begin or end with is not pasted.',
  },
  minPastedShare: {
    value: 0.006,
    unit: 'share of all texts',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Nor is what so few texts of a large collection begin or end with.',
  },
  maxPastedWords: {
    value: 6,
    unit: 'words',
    range: [1, 20],
    kind: 'work bound',
    effect:
      'So many words are pasted in one piece at most, and so many pieces are looked for behind each other.',
  },
  minPastedThere: {
    value: 0.8,
    unit: 'share of the texts that hold the words',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'So many have them at that end, written the same to the letter. Larger: less is taken for pasted.',
  },
  minPastedRestLength: {
    value: 0.5,
    unit: 'times the median length of texts in words',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'What is left of a text is a post by itself, so long at least: what nearly all of a text is made of is not pasted on it.',
  },
  maxPastedLikeness: {
    value: 1.5,
    unit: 'times what any two texts share',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'The texts share no more beside it: what belongs to a topic or campaign is not pasted. Smaller: less is.',
  },
  maxPastedSameness: {
    value: 3,
    unit: 'times how often texts begin or end alike',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'The words beside it are not more often the same: behind "how do" mostly "I" stands. Smaller: less is pasted.',
  },
  minPastedOuterness: {
    value: 0.5,
    unit: 'times the mean of all texts',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'And they are words that begin or end other texts: those behind "what is the" do not. Larger: less is pasted.',
  },
  maxPastedReadTexts: {
    value: 10_000,
    unit: 'texts',
    range: [1000, 10_000_000],
    kind: 'work bound',
    effect: 'Of more texts so many, evenly over time, tell what is pasted.',
  },
} as const satisfies ParameterTable

/** Hashtags that run words together. */
export const hashtagCompounds = {
  minCompoundLength: {
    value: 6,
    unit: 'characters',
    range: [2, 80],
    kind: 'tuned',
    effect: 'Shorter hashtags are words of their own.',
  },
  maxCompoundLength: {
    value: 80,
    unit: 'characters',
    range: [10, 1000],
    kind: 'work bound',
    effect: 'Four words are no longer; cutting a hashtag takes the square of its length.',
  },
  minPartLength: {
    value: 3,
    unit: 'characters',
    range: [1, 10],
    kind: 'tuned',
    effect: 'Shorter words are no part of a compound. Smaller: chance cuts.',
  },
  maxParts: {
    value: 4,
    unit: 'words',
    range: [2, 10],
    kind: 'tuned',
    effect: 'A compound runs at most so many words together.',
  },
  minPartTexts: {
    value: 5,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'A part must be a word that so many texts hold on its own. Larger: fewer compounds are read.',
  },
  minCompoundUses: {
    value: 2,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'A hashtag that fewer texts use is not cut.',
  },
  minTaggedShare: {
    value: 1 / 3,
    unit: 'share of the texts with the word',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'What people mostly write without the sign is a word of its own: headphones are no head with phones.',
  },
} as const satisfies ParameterTable

/** Hashtags hung on posts of any topic to be found more. */
export const decorationTags = {
  minDecorationUses: {
    value: 8,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Hashtags that fewer texts use are never decoration.',
  },
  minDecorationShare: {
    value: 0.004,
    unit: 'share of all texts',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Nor are hashtags that so few texts of a large collection use.',
  },
  minClosingShare: {
    value: 0.8,
    unit: 'share of the texts with the hashtag',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Decoration stands among the closing hashtags in so many of its texts. Larger: fewer hashtags are dropped.',
  },
  minMeanRun: {
    value: 3,
    unit: 'closing hashtags a text, mean',
    range: [1, 30],
    kind: 'tuned',
    effect: 'Decoration stands in rows of so many.',
  },
  minOtherTags: {
    value: 15,
    unit: 'different hashtags',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Decoration has stood beside so many others. Larger: fewer hashtags are dropped.',
  },
} as const satisfies ParameterTable

/** Texts as rows of terms. */
export const termMatrix = {
  maxTermsPerText: {
    value: 1000,
    unit: 'terms',
    range: [100, 100000],
    kind: 'work bound',
    effect:
      'A text says what it is about within so many terms; with all of a long one each term would stand beside each.',
  },
  priorCount: {
    value: 2,
    unit: 'texts',
    range: [0, 100],
    kind: 'tuned',
    effect:
      'A term of n texts keeps n / (n + this) of its weight, because a term seen once or twice links texts by chance. Larger: rare terms count less.',
  },
} as const satisfies ParameterTable
