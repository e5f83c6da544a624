import { courses } from '../courses.ts'
import { type MakerWorld, toDomain } from '../maker-world.ts'
import { bicycleProblems } from './bicycle-problems.ts'
import { bicycleWants } from './bicycle-wants.ts'

const world: MakerWorld = {
  name: 'invented bicycles',
  handle: 'karrow',
  rivals: { Tessino: 'tessinobikes', Brandholt: 'brandholt' },
  slots: {
    brand: ['Karrow'],
    model: ['Otter', 'Heron', 'Lynx', 'Karrow Otter', 'Karrow Heron', 'Karrow Lynx', 'Karrow'],
    town: ['Oldport', 'Marrowby', 'Lindholm', 'Castelrey'],
  },
  broad: {
    together: { id: 'brakes', says: [['brake', 'brakes', 'braking']] },
    slow: { id: 'deliveries', says: [['delivery', 'deliveries', 'delivered', 'order']] },
    split: { id: 'battery', says: [['battery', 'batteries']] },
  },
  topics: { ...bicycleProblems, ...bicycleWants },
  hazards: [
    [
      'Smoke came out of the battery of my Lynx while it was in the hallway. Carried it outside, nobody hurt.',
      ['hazard', 'problem'],
    ],
    [
      'The fork of my Karrow snapped at 30 km/h, I broke my wrist. Please check yours!',
      ['hazard', 'problem'],
    ],
    [
      'Got an electric shock when I touched the charger plug of the Heron in the rain.',
      ['hazard', 'problem'],
    ],
    [
      'Is there a recall for the Otter stem? Mine came loose on a descent and I nearly went under a bus.',
      ['hazard', 'problem', 'question'],
    ],
    ['Charger of the Lynx was so hot that the carpet began to burn.', ['hazard', 'problem']],
  ],
  ownPosts: [
    'Squealing brakes? Send us a video of your {model} and the serial number of the caliper.',
    'Update 5.0 may lock the battery of some bikes. A fix is on its way, sorry for the walk home.',
    'Deliveries of the {model} take {ten|twelve} weeks at the moment. We write to everybody who waits.',
    'New: the {model} in {sand|slate}. In the shops from {Friday|Monday}.',
    'Our workshop in {town} is open on {Saturday|Sunday}. Coffee is on us.',
    'Thank you for {10,000|20,000} kilometres together! Show us your {model}.',
    'Winter tip from our mechanics: keep the battery of your {model} indoors.',
    'We are sorry about the jammed locks. Any dealer swaps them free of charge.',
  ],
  rivalPosts: [
    'The new {rival} is here: lighter, quieter, and with a belt drive.',
    'Tired of squealing brakes? Test ride a {rival} in {town} this weekend.',
    '{rival} delivers in {five|seven} days, and that is a promise.',
    'Which colour should the next {rival} have? Tell us.',
    'Our battery keeps {90|85} percent of its range in the cold. {rival} riders know.',
    'Trade in your old bike for a {rival} until {Friday|Sunday}.',
  ],
  chatter: [
    '{Sunday|Saturday|Evening} ride with the {club|kids|neighbours}, {sun|fog|headwind} all the way. {brand} {family|weather}.',
    'Sold my {model}, {moving abroad|too many bikes}.',
    'First {picnic|puncture|selfie} of the {year|season} with the {model}.',
    ['Anyone riding from {town} to {town} {this weekend|in spring}?', ['question']],
    'My {model} got {moved|a name} {yesterday|last night}. Her name is {Clementine|Rocket|Gustav}.',
    'Photo of the day: {model} at the {lake|harbour|old mill} near {town}.',
    'Bike lane in {town} is {full of vans|finally open}.',
    ['Who is going to the {bike fair|night ride|swap meet} in {town}?', ['question']],
    '{Coffee|Cake} tastes of more when you got there on a {model}.',
    ['Wer fährt am {Sonntag|Samstag} mit dem {model} nach {town}?', ['question']],
    'Mein {model} hat heute die {tausend|zweitausend} Kilometer voll gemacht.',
    'Hoy {ruta|paseo} con la {model} hasta {town}, {lluvia|viento} y {barro|risas}.',
    '今日は{model}で{川沿い|海}まで走った。{天気は晴れ|少し寒い}。',
    'Parked my {model} next to {a|another} {rival} today, they looked like {friends|cousins}.',
    'Cleaned the {model} for {two|three} hours. It rained {an hour|ten minutes} later.',
    'yes @karrow done, {thanks|sent you a message}',
    'Reading about {Karrow the village|Karrow county} council, had to laugh.',
    'Teaching my {daughter|nephew|dad} to ride on {grass|the car park}.',
    'Lost a {glove|bottle|lamp} between {town} and {town}, {red|black}.',
    'Dream garage: a {model}, a {rival} and space for {guests|a sofa}.',
  ],
  circumstances: [
    'Bought it in {May|October}.',
    'It is {two|five} months old.',
    'This was in {town}.',
    'I ride {ten|fifteen} km a day.',
    '{Sunday|Tuesday} again.',
    'My {wife|neighbour} rides the same one.',
    'Serial number ends in {17|42|88}.',
    'Shop is {80|120} km away.',
  ],
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
    'Hi all, ',
    'Ugh. ',
    'Update: ',
    'So, ',
    'PSA: ',
    'Ok. ',
    'Karrow people: ',
    'Hallo! ',
    'Short one: ',
  ],
  closers: [
    ' #karrow',
    ' #bikelife #karrow',
    ' @karrow',
    ' Just saying.',
    ' 🚲',
    ' @karrow #cycling',
    ' Cheers.',
    ' Hm.',
  ],
}

/** What people write about a bicycle maker that does not exist: one narrow domain, in which all share their words. */
export const bicycles = toDomain(world)
