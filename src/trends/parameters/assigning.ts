import type { ParameterTable } from './parameter.ts'

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
  minMembershipUnderneath: {
    value: 1,
    unit: 'weight of its strongest term',
    range: [0, 6],
    kind: 'definition',
    effect:
      'What is said underneath a post and holds no word of the list belongs to a topic when it holds so much of the signature: its core. Larger: fewer comments count.',
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
