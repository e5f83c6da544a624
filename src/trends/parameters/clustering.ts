import type { ParameterTable } from './parameter.ts'

/** A rough clustering, only to weigh terms. */
export const coarsePass = {
  maxCoarseNeighbours: {
    value: 15,
    unit: 'links a text',
    range: [1, 100],
    kind: 'work bound',
    effect: 'A glance at the nearest is enough to weigh terms.',
  },
  maxCoarsePostings: {
    value: 600,
    unit: 'texts',
    range: [50, 100000],
    kind: 'work bound',
    effect: 'So many are read for one text of the coarse pass, heaviest terms first.',
  },
  maxCoarseTexts: {
    value: 30_000,
    unit: 'texts',
    range: [1000, 1000000],
    kind: 'work bound',
    effect: 'Of more texts every second, third and so on is clustered.',
  },
} as const satisfies ParameterTable

/** How finely Louvain cuts. */
export const resolution = {
  maxCoarseResolution: {
    value: 8,
    unit: 'resolution',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Of the coarse pass. Larger: more and smaller groups.',
  },
  maxFineResolution: {
    value: 12,
    unit: 'resolution',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Of the topics. Larger: more and smaller communities, which merging has to join again.',
  },
  textsPerCommunity: {
    value: 6,
    unit: 'texts a neighbour and unit of resolution',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'A resolution of r cuts texts into some r groups at least, so few texts take a lower one. Larger: fewer groups in small collections.',
  },
} as const satisfies ParameterTable

/** Groups that are parts of one larger topic, by links. */
export const mergeLinked = {
  minExcess: {
    value: 0.1,
    unit: 'share of the lesser link weight',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Two groups are one where so much more of the link weight of the lesser one leads into the other than by chance. Larger: fewer merges.',
  },
  minLift: {
    value: 3,
    unit: 'times the odds by chance',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'And only where the odds of a link are so many times those by chance: a large group takes much of the links of each other one. Larger: fewer large topics.',
  },
  minExcessIfSimilar: {
    value: 0.02,
    unit: 'share of the lesser link weight',
    range: [0, 1],
    kind: 'tuned',
    effect: 'So much is enough where their centroids are similar as well.',
  },
  minLinkedCosine: {
    value: 0.4,
    unit: 'cosine of centroids',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Centroids count as similar from here on.',
  },
  maxLinkRounds: {
    value: 50,
    unit: 'rounds',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'Each round joins pairs until none is left.',
  },
  linkedBinDays: {
    value: 7,
    unit: 'days',
    range: [1, 31],
    kind: 'definition',
    effect: 'Groups are compared in time by weeks, so that weekdays do not count.',
  },
} as const satisfies ParameterTable

/** What groups speak of, for merging linked ones. */
export const centroids = {
  maxLinkedCentroidTerms: {
    value: 50,
    unit: 'terms',
    range: [5, 1000],
    kind: 'work bound',
    effect: 'The strongest terms of a group carry nearly all of its length.',
  },
} as const satisfies ParameterTable

/** Whether groups come at different times. */
export const dailyCounts = {
  minDeviations: {
    value: 4,
    unit: 'standard deviations',
    range: [0, 100],
    kind: 'tuned',
    effect:
      'Two groups differ in time where the chi-square of their counts lies so far above its mean. Larger: more groups may merge.',
  },
} as const satisfies ParameterTable

/** Groups that speak of the same thing, by words. */
export const mergeSimilar = {
  minCentroidCosine: {
    value: 0.4,
    unit: 'cosine of centroids',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Groups so similar are one. Larger: fewer merges.',
  },
  minSynchronousCosine: {
    value: 0.2,
    unit: 'cosine of centroids',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Enough where both groups rise and fall on the same days: one event under two hashtags.',
  },
  minDailyCorrelation: {
    value: 0.7,
    unit: 'correlation of daily counts',
    range: [-1, 1],
    kind: 'tuned',
    effect: 'Groups so correlated rise and fall on the same days.',
  },
  minCorrelatedTexts: {
    value: 5,
    unit: 'dated texts',
    range: [2, 1000],
    kind: 'tuned',
    effect: 'Groups of fewer have no correlation.',
  },
  maxCentroidTerms: {
    value: 20,
    unit: 'terms',
    range: [5, 1000],
    kind: 'work bound',
    effect:
      'The strongest terms of a group carry nearly all of its length; the tail would make the work quadratic.',
  },
  maxSimilarRounds: {
    value: 5,
    unit: 'rounds',
    range: [1, 100],
    kind: 'work bound',
    effect: 'Each round about halves what is left to join; later ones find next to nothing.',
  },
} as const satisfies ParameterTable

/** Single texts to the group that they are linked to. */
export const moveSingly = {
  singleResolution: {
    value: 1.5,
    unit: 'resolution',
    range: [0, 100],
    kind: 'tuned',
    effect:
      'Texts go where most of their links lead; the larger, the less to large groups. As fine as Louvain cut they would undo what was merged.',
  },
} as const satisfies ParameterTable

/** Texts with the word of an event. */
export const reassignBurstTerms = {
  minBurst: {
    value: 0.3,
    unit: 'burst weight',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Below this a word follows the days of all texts closely enough to be said in passing. Larger: fewer texts are reassigned.',
  },
  minHeadValue: {
    value: 0.8,
    unit: 'share of the strongest term of the signature',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A topic owns a bursting word only where it is so near the strongest of its signature. Larger: fewer words have an owner.',
  },
  minOwnedShare: {
    value: 0.5,
    unit: 'share of the texts with the word',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A topic owns a bursting word only where it holds so many of the texts with it. Larger: fewer words have an owner.',
  },
  minSignatureValue: {
    value: 0.5,
    unit: 'share of the strongest term of the signature',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Terms from here on are what a topic is about, and keep its texts from being reassigned; weaker ones stand at its edge.',
  },
  minOrphanTexts: {
    value: 30,
    unit: 'texts',
    range: [2, 10000],
    kind: 'tuned',
    effect:
      'A bursting word that no topic owns founds one from so many texts on; fewer may keep to few weeks by chance.',
  },
} as const satisfies ParameterTable

/** Persons who share a first or last name. */
export const splitHomonyms = {
  minHomonymTexts: {
    value: 20,
    unit: 'texts',
    range: [2, 10000],
    kind: 'tuned',
    effect:
      'A name that fewer texts of the topic hold is one of many things said with the word, and founds no topic.',
  },
  minHomonymShare: {
    value: 0.1,
    unit: 'share of the texts of the topic',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A name founds no topic either where a smaller share of a large topic holds it.',
  },
  minBesideShare: {
    value: 0.6,
    unit: 'share of the texts with the word',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A word makes a name with the strongest term where so many of its texts have the two side by side. Larger: fewer splits.',
  },
  minWeightShare: {
    value: 0.8,
    unit: 'share of the weight of the strongest term',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A word makes a name only where it weighs so much: "my" and "the" make none.',
  },
  maxBothShare: {
    value: 0.1,
    unit: 'share of the texts with the name',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Names of two persons stand in one text at most so often.',
  },
} as const satisfies ParameterTable

/** Groups that go on from the topics of the ranking before. */
export const settleGroups = {
  minJoinedShare: {
    value: 0.9,
    unit: 'share of the texts of the lesser topic',
    range: [0.5, 1],
    kind: 'tuned',
    effect:
      'A topic joins a larger one where so many of its texts are in the group of that. Larger: pieces of one topic stay apart for longer; smaller: posts lose the id of their topic.',
  },
} as const satisfies ParameterTable

/** Every text to the topic whose signature it holds. */
export const assign = {
  signatureTerms: {
    value: 6,
    unit: 'terms',
    range: [1, 100],
    kind: 'tuned',
    effect: 'The strongest terms that describe a topic.',
  },
  minMembership: {
    value: 0.45,
    unit: 'weight of its strongest term',
    range: [0, 6],
    kind: 'tuned',
    effect:
      'A text belongs to a topic when it holds so much of the signature; less is an outlier and not counted. Larger: fewer and surer mentions.',
  },
  minSettledMembership: {
    value: 0.225,
    unit: 'weight of its strongest term',
    range: [0, 6],
    kind: 'tuned',
    effect:
      'A text that an earlier ranking had in the topic belongs to it with so much. Larger: more posts leave their trend from day to day.',
  },
  minMoveMembership: {
    value: 1,
    unit: 'weight of its strongest term',
    range: [0, 6],
    kind: 'tuned',
    effect: 'A text moves only to a topic of which it holds so much.',
  },
  minMoveSign: {
    value: 0.7,
    unit: 'share of the IDF of the term',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Only terms that keep so much of their IDF as a weight count for that: words that stand in many topics move no text. Larger: only names of events and products do.',
  },
  minMoveGain: {
    value: 1.5,
    unit: 'times the weight held of its own topic',
    range: [1, 10],
    kind: 'tuned',
    effect: 'From a topic that it belongs to as well a text moves only for so much more.',
  },
  minSettledMoveGain: {
    value: 2,
    unit: 'times the weight held of its own topic',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'A text that an earlier ranking had in the topic moves only for so much more. Larger: posts change their topic less from day to day, and mistakes last longer.',
  },
  minTopicTexts: {
    value: 4,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'A smaller group is no topic yet: it takes no text from another.',
  },
} as const satisfies ParameterTable
