import { themes } from '../../../../../../simulator/dataset/build-parts.ts'
import type { Theme } from '../../../../../../simulator/dataset/texts/theme.ts'
import { courses } from '../courses.ts'
import type { InventedDomain, InventedTopic } from '../domain.ts'
import { lampWants } from './lamp-wants.ts'

type Told = Pick<InventedTopic, 'kind' | 'says'>

/** What the simulator's themes are as topics; those of no single subject are not among them. */
const told: Readonly<Record<string, Told>> = {
  'Pro 2 buzzes when dimmed': {
    kind: 'problem',
    says: [
      ['pro 2', 'fernlight', 'coil', 'driver', 'dim', 'dimmed'],
      ['buzz', 'buzzes', 'buzzing', 'whine', 'whining', 'noise', 'hum', 'humming'],
    ],
  },
  'app update deletes the schedules': {
    kind: 'problem',
    says: [
      ['update', 'firmware', 'app', '3.2'],
      ['timer', 'schedule', 'schedules'],
    ],
  },
  'Sunbar app needs a subscription': {
    kind: null,
    says: [['sunbar'], ['subscription', 'fee', 'monthly', 'plus']],
  },
  'refund of the price difference': {
    kind: null,
    says: [
      ['price', '99', 'pro 2'],
      ['price', 'cut', '99', 'refund', 'difference'],
    ],
  },
  'late deliveries to Canada': {
    kind: 'problem',
    says: [
      ['canada', 'canadian', 'customs'],
      ['shipping', 'delivery', 'customs', 'late', 'weeks', 'parcel'],
    ],
  },
  'harvest giveaway': {
    kind: null,
    says: [
      ['harvest', 'giveaway', 'harvest20'],
      ['giveaway', 'code', 'harvest20', 'harvest'],
    ],
  },
  'how far above the plants': {
    kind: 'question',
    says: [
      ['far', 'distance', 'close', 'high', 'height', 'cm'],
      ['light', 'seedlings', 'lamp', 'plants', 'leaves', 'hang', 'cm'],
    ],
  },
  'how many hours a day': {
    kind: 'question',
    says: [
      ['hours', 'ppfd', 'long'],
      ['hours', 'day', 'light', 'ppfd'],
    ],
  },
  'app does not find the lamp': {
    kind: 'problem',
    says: [
      ['app', 'bluetooth', 'pairing', 'phone'],
      ['find', 'pairing', 'connect', 'connection', 'bluetooth'],
    ],
  },
  'clip of the Mini breaks': {
    kind: 'problem',
    says: [['clip'], ['clip', 'broke', 'broken', 'mini', 'slips', 'snapped']],
  },
  'electricity cost': {
    kind: null,
    says: [
      ['electricity', 'kwh', 'power', 'cost', 'watts', 'meter'],
      ['cost', 'month', 'kwh', 'bill', 'meter', 'electricity'],
    ],
  },
  'Fernlight or Sunbar': {
    kind: 'comparison',
    says: [
      ['sunbar', 'plantlab', 'lamp', 'light'],
      ['vs', 'buy', 'best', 'cheap', 'sunbar', 'fernlight', 'better'],
    ],
  },
  harvests: {
    kind: 'praise',
    says: [
      ['basil', 'lettuce', 'tomato', 'harvest', 'leaf'],
      ['basil', 'lettuce', 'tomato', 'shelf', 'grow', 'light', 'harvest'],
    ],
  },
  'purple light and eyes': {
    kind: null,
    says: [['purple'], ['light', 'eyes', 'headache', 'headaches', 'purple']],
  },
  'Matter and local control': {
    kind: 'request',
    says: [
      ['matter', 'local', 'home assistant', 'homekit'],
      ['matter', 'support', 'api', 'control', 'cloud'],
    ],
  },
  'longer cable': {
    kind: 'request',
    says: [
      ['cable', 'cord'],
      ['longer', 'long', 'short', 'cable', 'extension'],
    ],
  },
  'warm white version': {
    kind: 'request',
    says: [
      ['warm', 'white', '3000'],
      ['white', 'version', 'light', 'warm'],
    ],
  },
  'support does not answer': {
    kind: 'problem',
    says: [
      ['support', 'mail', 'ticket', 'chat'],
      ['answer', 'answers', 'reply', 'nobody', 'support', 'ticket'],
    ],
  },
  'thanks for the support': {
    kind: 'praise',
    says: [
      ['support', 'service', 'help', 'replacement'],
      ['support', 'service', 'thank', 'thanks', 'great', 'replacement'],
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
