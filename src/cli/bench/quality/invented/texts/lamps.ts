import { courses } from '../courses.ts'
import { type MakerWorld, toDomain } from '../maker-world.ts'
import { lampProblems } from './lamp-problems.ts'
import { lampWants } from './lamp-wants.ts'

const world: MakerWorld = {
  name: 'invented lamps',
  handle: 'fernlight',
  rivals: { Sunbar: 'sunbarlights', Plantlab: 'plantlab_tests' },
  slots: {
    brand: ['Fernlight'],
    lamp: ['Mini', 'Pro 2', 'Glow', 'Fernlight Mini', 'Fernlight Pro 2', 'Fernlight Glow', 'Fernlight'],
    plant: ['basil', 'monstera', 'fern', 'chili', 'lettuce', 'mint', 'calathea', 'hoya'],
    place: ['kitchen', 'hallway', 'office', 'bathroom', 'bookcase', 'cellar'],
    town: ['Oldport', 'Marrowby', 'Lindholm', 'Castelrey'],
  },
  broad: {
    together: { id: 'noise', says: [['noise', 'noises', 'noisy', 'loud', 'sound']] },
    slow: { id: 'deliveries', says: [['delivery', 'deliveries', 'delivered', 'parcel', 'order']] },
    split: { id: 'app', says: [['app']] },
  },
  topics: { ...lampProblems, ...lampWants },
  hazards: [
    [
      'Smoke came out of the driver of my Pro 2 while it was on the shelf. Carried it outside, nobody hurt.',
      ['hazard', 'problem'],
    ],
    [
      'The hook of my Fernlight snapped and the bar fell on my head, I needed four stitches. Please check yours!',
      ['hazard', 'problem'],
    ],
    ['Got an electric shock when I touched the plug of the Mini with wet hands.', ['hazard', 'problem']],
    [
      'Is there a recall for the Glow stand? Mine came loose at night and nearly fell into the cot.',
      ['hazard', 'problem', 'question'],
    ],
    ['Driver of the Pro 2 was so hot that the shelf began to burn.', ['hazard', 'problem']],
  ],
  ownPosts: [
    'Buzzing driver? Send us a video of your {lamp} and the serial number of the plug.',
    'Update 3.2 may delete the schedules of some lamps. A fix is on its way, sorry for the dark mornings.',
    'Deliveries of the {lamp} to Canada take {ten|twelve} weeks at the moment. We write to everybody who waits.',
    'New: the {lamp} in {sand|slate}. In the shops from {Friday|Monday}.',
    'Our showroom in {town} is open on {Saturday|Sunday}. Coffee is on us.',
    'Thank you for {10,000|20,000} harvests together! Show us your {lamp}.',
    'Winter tip from our gardeners: keep the leaves under your {lamp} free of dust.',
    'We are sorry about the flickering strips. Any dealer swaps them free of charge.',
  ],
  rivalPosts: [
    'The new {rival} is here: lighter, quieter, and with a dimmer knob.',
    'Tired of a buzzing driver? See a {rival} in {town} this weekend.',
    '{rival} delivers in {five|seven} days, and that is a promise.',
    'Which colour should the next {rival} have? Tell us.',
    'Our app keeps {90|85} percent of its timers offline. {rival} growers know.',
    'Trade in your old lamp for a {rival} until {Friday|Sunday}.',
  ],
  chatter: [
    '{Sunday|Saturday|Evening} repotting with the {club|kids|neighbours}, {sun|fog|rain} all day. {brand} {family|weather}.',
    'Sold my {lamp}, {moving abroad|too many lamps}.',
    'First {sprout|aphid|selfie} of the {year|season} under the {lamp}.',
    ['Anyone swapping a {plant} for a {plant} {this weekend|in spring}?', ['question']],
    'My {plant} got {moved|a name} {yesterday|last night}. Her name is {Clementine|Rocket|Gustav}.',
    'Photo of the day: {plant} under the {lamp} in the {place}.',
    'Plant market in {town} is {full of people|finally open}.',
    ['Who is going to the {plant fair|night market|swap meet} in {town}?', ['question']],
    '{Pesto|Tea} tastes of more when it grew under a {lamp}.',
    ['Wer fährt am {Sonntag|Samstag} zum Pflanzenmarkt nach {town}?', ['question']],
    'Meine {plant} hat heute das {zehnte|zwanzigste} Blatt voll gemacht.',
    'Hoy {siembra|riego} con la {lamp} en {town}, {lluvia|viento} y {barro|risas}.',
    '今日は{lamp}で{バジル|レタス}を育てた。{天気は晴れ|少し寒い}。',
    'Put my {lamp} next to {a|another} {rival} today, they looked like {friends|cousins}.',
    'Cleaned the {lamp} for {two|three} hours. It was dusty {an hour|ten minutes} later.',
    'yes @fernlight done, {thanks|sent you a message}',
    'Reading about {Fernlight the novel|Fernlight castle} again, had to laugh.',
    'Teaching my {daughter|nephew|dad} to sow in {moss|old jars}.',
    'Lost a {glove|pot|trowel} between {town} and {town}, {red|black}.',
    'Dream shelf: a {lamp}, a {rival} and space for {guests|a sofa}.',
  ],
  circumstances: [
    'Bought it in {May|October}.',
    'It is {two|five} months old.',
    'This was in {town}.',
    'I run it {ten|fifteen} hours a day.',
    '{Sunday|Tuesday} again.',
    'My {wife|neighbour} has the same one.',
    'Serial number ends in {17|42|88}.',
    'Shop is {80|120} km away.',
  ],
  campaigns: [
    {
      posts: 60,
      course: courses.burst,
      authors: 9,
      patterns: [
        '🔥 {70|75|80}% off all Fernlight lamps, warehouse clearance, last {chance|day}!!! https://fl-deals.example/{a1|b2|c3|d4}',
        '🔥🔥 70% OFF Fernlight lamps! Warehouse clearance today only https://fl-deals.example/{x1|y2|z3} #fernlight',
      ],
    },
    {
      posts: 40,
      course: courses.fresh,
      authors: 1,
      patterns: [
        'I earn {300|450|500} a day from home, ask me how #fernlight #growlight #{monday|money|freedom}',
        'Ask me how I earn {250|400} a day on my phone #fernlight #plants',
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
    'Plant people: ',
    'Hallo! ',
    'Short one: ',
  ],
  closers: [
    ' #fernlight',
    ' #growlight #fernlight',
    ' @fernlight',
    ' Just saying.',
    ' 🌱',
    ' @fernlight #plants',
    ' Cheers.',
    ' Hm.',
  ],
}

/** What people write about a lamp maker that does not exist, the simulator's: as bicycles, in other words. */
export const lamps = toDomain(world)
