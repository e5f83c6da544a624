import { courses } from '../courses.ts'
import type { InventedDomain } from '../domain.ts'
import { newsEvents } from './news-events.ts'

/** The news of an invented island and what else its people write: many stories that share few words. */
export const news: InventedDomain = {
  name: 'invented news',
  days: 100,
  windows: [7, 30],
  rivals: [],
  slots: {
    town: ['Port Merrow', 'Lindholm', 'Castelrey', 'Northgate', 'Oster Vale'],
    meal: ['soup', 'pancakes', 'dumplings', 'curry', 'bread', 'noodles'],
    thing: ['kettle', 'umbrella', 'laptop', 'bicycle', 'jacket', 'sofa', 'phone', 'piano'],
    who: ['my sister', 'the neighbour', 'grandma', 'our landlord', 'the twins', 'a friend'],
    feeling: ['tired', 'so happy', 'bored', 'hungry', 'confused', 'proud', 'cold'],
  },
  topics: newsEvents,
  chatter: {
    posts: 900,
    patterns: [
      '{feeling} and it is only {Monday|ten in the morning|lunch time}.',
      'Made {meal} with {who}, {kitchen survived|burnt half|ate all of it}.',
      'Anyone in {town} selling a {thing}? {Small budget|Can pick it up}.',
      'Rain in {town}, sun in {town}. Who planned this?',
      'Watched {three|two} episodes with {who}, nobody {understands|likes} the ending.',
      '{who} says hi. {who} wants {meal}.',
      'My {thing} died {today|at the worst moment}. {Repair|New one} or {meal} for a month?',
      'Good {morning|night} {town}! {coffee|tea} first.',
      'Looking for a {dentist|choir|language class} near {town}.',
      '{Reading|Listening to} something {sad|funny|strange} on the tram to {town}.',
      'Found a {thing} on the beach. {feeling}.',
      'Exam {over|tomorrow}, send {meal}.',
      'Heute {meal} in {town}, {lecker|zu salzig}.',
      '{Qué frío|Qué calor} en {town}, {me quedo en casa|salgo igual}.',
      '今日は{town}で{散歩|買い物}。{楽しかった|疲れた}。',
      '{feeling} today. {feeling} tomorrow. Such is life with {who}.',
      'New {thing}! {who} is jealous.',
      'Why does every {thing} come with an app now?',
      'Garden update: {beans|tomatoes|slugs} {winning|losing}.',
      'Traffic in {town} at {eight|five}: bring {meal}.',
      'Birthday of {who}, {cake|candles} everywhere.',
      'Lost my {keys|scarf|hat} between {town} and {town}.',
      'Does anybody remember the {song|show} with the talking {thing}?',
      'Moving to {town} in {June|spring}, tips for {meal} places?',
    ],
  },
  campaigns: [
    {
      posts: 70,
      course: courses.burst,
      authors: 12,
      patterns: [
        '💰 Win {500|900} crowns with LuckyGull, code GULL{7|8|9}{1|2|3} https://gull.example/{a|b|c}',
        '💰💰 LuckyGull pays {500|700} crowns! Use code GULL{4|5}{1|2} now https://gull.example/{d|e|f}',
      ],
    },
    {
      posts: 36,
      course: courses.burst,
      authors: 4,
      patterns: [
        'Best phone cases {half price|-50%} #alcyon #ferry #cupfinal https://cases.example/{1|2|3}',
        'Half price phone cases, hurry {today|now} #cupfinal #alcyon https://cases.example/{4|5|6}',
      ],
    },
  ],
  openers: ['Breaking: ', 'Just in: ', 'Hm. ', 'RT ', 'Wow. ', 'Listen: ', 'Via radio: '],
  closers: [
    ' #news',
    ' Unbelievable.',
    ' More soon.',
    ' 😂',
    ' #island',
    ' What do you think?',
    ' Source: radio.',
  ],
}
