import { themes } from '../../../../../../simulator/dataset/build-parts.ts'
import type { Theme } from '../../../../../../simulator/dataset/texts/theme.ts'
import { courses } from '../courses.ts'
import type { InventedDomain, InventedTopic } from '../domain.ts'
import { lampWants } from './lamp-wants.ts'

type Told = Pick<InventedTopic, 'kind' | 'says'>

/** What the simulator's themes are as topics; those of no single subject are not among them. */
const told: Readonly<Record<string, Told>> = {
  'Pro 2 buzzes': {
    kind: 'problem',
    says: [
      ['pro 2', 'fernlight', 'coil', 'driver'],
      ['buzz', 'buzzes', 'buzzing', 'whine', 'noise', 'hum'],
    ],
  },
  'app update drops the timer schedule': {
    kind: 'problem',
    says: [
      ['update', 'firmware', 'app'],
      ['timer', 'schedule', 'schedules', 'update'],
    ],
  },
  'Sunbar recalls power supplies': {
    kind: null,
    says: [['sunbar'], ['recall', 'recalls', 'adapter', 'power', 'sb9']],
  },
  'Pro 2 price cut': {
    kind: null,
    says: [
      ['price', '99', 'cheaper', 'pro 2'],
      ['price', 'cut', '99', 'drop'],
    ],
  },
  'shipping to Canada': {
    kind: 'problem',
    says: [
      ['canada', 'canadian', 'customs'],
      ['shipping', 'delivery', 'customs', 'canada', 'weeks'],
    ],
  },
  'harvest giveaway': {
    kind: null,
    says: [
      ['harvest', 'giveaway', 'harvest20'],
      ['giveaway', 'code', 'harvest20', 'harvest'],
    ],
  },
  'distance and seedlings': {
    kind: 'question',
    says: [
      ['ppfd', 'seedlings', 'distance', 'hours', 'cm'],
      ['light', 'seedlings', 'ppfd', 'cm', 'lamp'],
    ],
  },
  'electricity cost': {
    kind: null,
    says: [
      ['electricity', 'kwh', 'power', 'cost', 'watts', 'meter'],
      ['cost', 'month', 'kwh', 'bill', 'meter'],
    ],
  },
  'which lamp to buy': {
    kind: 'comparison',
    says: [
      ['sunbar', 'plantlab', 'lamp', 'light'],
      ['vs', 'buy', 'best', 'cheap', 'sunbar'],
    ],
  },
  'harvest pride': {
    kind: 'praise',
    says: [
      ['basil', 'lettuce', 'tomato', 'harvest', 'leaf'],
      ['basil', 'lettuce', 'tomato', 'shelf', 'grow', 'light'],
    ],
  },
  'mounting and looks': {
    kind: null,
    says: [
      ['shelf', 'mount', 'clip', 'cable', 'cables'],
      ['shelf', 'mount', 'clip', 'magnetic', 'cables'],
    ],
  },
  'colour and eyes': {
    kind: null,
    says: [
      ['purple', 'colour', 'white', 'pink'],
      ['light', 'eyes', 'purple', 'colour'],
    ],
  },
  'warranty and service': {
    kind: null,
    says: [
      ['warranty', 'support', 'service'],
      ['warranty', 'support', 'replacement', 'service'],
    ],
  },
}

/** Texts of a theme, each written once; a text and its title are one post. */
function textsOf({ reddit = [], x = [], youtube = [], instagram = [] }: Theme): string[] {
  return [
    ...reddit.map(([, title, text]) => `${title}\n\n${text}`),
    ...x,
    ...youtube.map(([, title, description]) => `${title}\n\n${description}`),
    ...instagram,
  ]
}

function topicOf(theme: Theme): InventedTopic[] {
  const known = told[theme.name]
  if (known === undefined) return []
  const patterns = textsOf(theme)
  return [{ id: theme.name, posts: patterns.length, course: theme.timing, patterns, ...known }]
}

const spam = themes.filter(({ name }) => name === 'spam')
const others = themes.filter(({ name }) => told[name] === undefined && name !== 'spam').flatMap(textsOf)

/** The simulator's lamp maker: the texts that stand there, in their times, and more wishes and questions. */
export const lamps: InventedDomain = {
  name: 'invented lamps',
  days: 100,
  windows: [7, 30],
  rivals: ['Sunbar', 'Plantlab'],
  slots: {
    brand: ['Fernlight'],
    lamp: ['Fernlight', 'Pro 2', 'Fernlight Pro 2', 'grow light', 'lamp', 'plant lamp', 'Fernlight Mini'],
    plant: ['basil', 'monstera', 'fern', 'chili', 'lettuce', 'mint', 'calathea', 'hoya'],
    place: ['kitchen', 'hallway', 'office', 'bathroom', 'bookcase', 'cellar'],
  },
  topics: [...themes.flatMap(topicOf), ...lampWants],
  chatter: {
    posts: 420,
    patterns: [
      ...others,
      '{plant} in the {place}, day {3|12|40}. #growlight',
      'My {plant} {died|bloomed|has aphids|got repotted} {today|on Sunday}.',
      'Swapping a {plant} cutting for a {plant}, {pick up|post} only.',
      'Who waters your {plant} when you travel?',
      'Moved the shelf from the {place} to the {place}, the {plant} will {sulk|survive}.',
      'Soil for {plant}: {bark|perlite|whatever is cheap}?',
      '{plant} or {plant} for a dark {place}?',
      'Neue {plant} im {place}, {Lampe an|Daumen drücken}.',
      'Mi {plant} en {enero|invierno}, con {poca agua|mucho amor}.',
      '今日の{plant}。{新しい葉|元気}です。 #植物ライト',
      '{Fungus gnats|Spider mites} in the {place}. {Again|Help}.',
      'Saturday at the plant market, came home with a {plant} and no money.',
    ],
  },
  campaigns: [
    ...spam.map((theme) => ({
      posts: 60,
      course: theme.timing,
      authors: theme.authors?.length ?? 1,
      patterns: textsOf(theme),
    })),
    {
      posts: 36,
      course: courses.burst,
      authors: 8,
      patterns: [
        'My uncle made {400|600|800} a day with BloomCoin, join here #fernlight https://bloom.example/{a|b|c}',
        'BloomCoin pays {400|500} a day, my uncle says join https://bloom.example/{d|e} #growlight',
      ],
    },
  ],
  openers: ['Question: ', 'Hi, ', 'Update: ', 'Ok so ', 'Plant people: ', 'Short one: ', 'Hmm, '],
  closers: [' #fernlight', ' @fernlight', ' Thanks!', ' 🌱', ' Anyone?', ' #growlight #plants', ' Cheers.'],
}
