import { courses } from '../courses.ts'
import type { InventedDomain } from '../domain.ts'
import { bicycleProblems } from './bicycle-problems.ts'
import { bicycleWants } from './bicycle-wants.ts'

/** What people write about a bicycle maker that does not exist: one narrow domain, in which all share their words. */
export const bicycles: InventedDomain = {
  name: 'invented bicycles',
  days: 100,
  windows: [7, 30],
  rivals: ['Tessino', 'Brandholt'],
  slots: {
    brand: ['Karrow'],
    model: ['Otter', 'Heron', 'Lynx', 'Karrow Otter', 'Karrow Heron', 'Karrow Lynx', 'Karrow'],
    ebike: ['Lynx', 'Karrow Lynx'],
    rival: ['Tessino', 'Brandholt'],
    town: ['Oldport', 'Marrowby', 'Lindholm', 'Castelrey'],
  },
  topics: [...bicycleProblems, ...bicycleWants],
  chatter: {
    posts: 520,
    patterns: [
      '{Sunday|Saturday|Evening} ride with the {club|kids|neighbours}, {sun|fog|headwind} all the way. {brand} {family|weather}.',
      'Sold my {model}, {moving abroad|too many bikes}. Thanks for all the {tips|kilometres}.',
      'First {picnic|puncture|selfie} of the {year|season} with the {model}.',
      'Anyone riding from {town} to {town} {this weekend|in spring}?',
      'My {model} got {stolen|moved|a name} {yesterday|last night}. Her name was {Clementine|Rocket|Gustav}.',
      'Photo of the day: {model} at the {lake|harbour|old mill} near {town}.',
      'Bike lane in {town} is {closed|full of vans|finally open}.',
      'Who is going to the {bike fair|night ride|swap meet} in {town}?',
      '{Coffee|Cake} tastes better when you got there on a {model}.',
      'Wer fährt am {Sonntag|Samstag} mit dem {model} nach {town}?',
      'Mein {model} hat heute die {tausend|zweitausend} Kilometer voll gemacht.',
      'Hoy {ruta|paseo} con la {model} hasta {town}, {lluvia|viento} y {barro|risas}.',
      '今日は{model}で{川沿い|海}まで走った。{天気がよかった|少し寒い}。',
      'Parked my {model} next to {a|another} {rival} today, they looked like {friends|cousins}.',
      'Cleaned the {model} for {two|three} hours. It rained {an hour|ten minutes} later.',
      '{brand} cap, {brand} socks, {brand} bottle. Yes I have a problem.',
      'Reading about {Karrow the village|Karrow county} council, had to laugh.',
      'Teaching my {daughter|nephew|dad} to ride on {grass|the car park}. Proud.',
      'Lost a {glove|bottle|lamp} between {town} and {town}, {red|black}, please write.',
      'Dream garage: a {model}, a {rival} and space for {guests|a sofa}.',
    ],
  },
  campaigns: [
    {
      posts: 60,
      course: courses.burst,
      authors: 9,
      patterns: [
        '🔥 {70|75|80}% off all Karrow e-bikes, warehouse clearance, last {chance|day}!!! https://kw-deals.example/{a1|b2|c3|d4}',
        '🔥🔥 70% OFF Karrow e-bikes! Warehouse clearance today only https://kw-deals.example/{x1|y2|z3} #karrow',
      ],
    },
    {
      posts: 40,
      course: courses.fresh,
      authors: 1,
      patterns: [
        'I earn {300|450|500} a day from home, ask me how #karrow #ebike #{monday|money|freedom}',
        'Ask me how I earn {250|400} a day on my phone #karrow #bike',
      ],
    },
  ],
  openers: [
    'Honest question: ',
    'Hi all, ',
    'Ugh. ',
    'Update: ',
    'So, ',
    'PSA: ',
    'Not sure who to ask. ',
    'Karrow owners: ',
    'Hallo! ',
  ],
  closers: [
    ' Thanks!',
    ' Any ideas?',
    ' #karrow',
    ' #bikelife #karrow',
    ' @karrow',
    ' Anyone else?',
    ' Just saying.',
    ' 🚲',
    ' @karrow #cycling',
    ' What do you think?',
  ],
}
