import { steady, type Theme } from './theme.ts'

/** The words, meant otherwise. */
export const offTopic: Theme = {
  name: 'off topic',
  timing: steady,
  reddit: [
    [
      'fantasyreads',
      'Finished "Fernlight" by O. Marrow last night',
      'The second half drags but the chapter in the drowned library is wonderful. Is the sequel out?',
    ],
    [
      'fantasyreads',
      'Map of the Fernlight kingdoms?',
      'The paperback has none and I lose track of who marches where.',
    ],
    [
      'aquascaping_talk',
      'Any grow light that also works over a small tank?',
      'Mostly crypts and a bit of moss. I do not want algae soup.',
    ],
    [
      'CanadaGardens',
      'Sunbar Beach is closing for the season',
      'The taco stand stays open on weekends until the snow.',
    ],
    ['LEDgrowers', 'Mods: can we have a weekly thread?', 'Half of the posts ask which grow light to buy.'],
  ],
  x: [
    'reading Fernlight again, still crying about the lighthouse keeper',
    'Sunset at the Sunbar with a cold one. This is the life.',
    'children grow light years away from you the moment they turn twelve',
    'The Sunbar on 5th finally has vegan nachos',
    'Plantlab is also the name of my sister’s band and they play tonight',
    'My shadow and I grow lights and darks like laundry. Poetry night was a mistake.',
    'Fernlight would make a lovely name for a cat',
    'New track "Grow Light" out on Friday, pre-save in bio',
    'fun fact: the Sunbar in my town has no sun and barely a bar',
  ],
  youtube: [
    [
      '@pageandteacup',
      'Fernlight (spoiler-free book review)',
      'A slow, green, strange fantasy novel. Four cups of tea out of five.',
    ],
    ['@citybeachwalks', '4K walk: Sunbar promenade at dusk', 'No talking, waves only.'],
  ],
  instagram: ['Beach, book, nothing else #sunbar #vacation', 'Currently reading 📚 #fernlight #fantasybooks'],
}

/** Copy-paste accounts in two bursts. */
export const spam: Theme = {
  name: 'spam',
  timing: [
    [9.4, 0],
    [9, 0.45],
    [3.3, 0.5],
    [3, 1],
  ],
  authors: ['dealz_daily_01', 'dealz_daily_02', 'gardenpromo77', 'best_buys_4u', 'ledoutlet_x'],
  reddit: [
    ['LEDgrowers', '80% OFF premium LED grow light, limited stock!!!', 'https://growdeal.example/r/led80'],
    ['IndoorGarden', '80% OFF premium LED grow light, limited stock!', 'https://growdeal.example/r/led81'],
    ['shelfplants', '80% OFF premium LED grow light – limited stock', 'https://growdeal.example/r/led82'],
  ],
  x: [
    '🔥 80% OFF premium LED grow light 🔥 limited stock https://growdeal.example/r/a1',
    '🔥🔥 80% OFF premium LED grow light! limited stock https://growdeal.example/r/a2',
    '🔥 80% OFF premium LED grow light 🔥 limited stock!! https://growdeal.example/r/a3',
    '80% OFF premium LED grow light 🔥 limited stock https://growdeal.example/r/a4',
    '🔥 80% OFF premium LED grow light 🔥 Limited Stock https://growdeal.example/r/a5 #ad',
    '🔥 80% OFF premium LED grow light 🔥 limited stock, hurry https://growdeal.example/r/a6',
    'wow 🔥 80% OFF premium LED grow light 🔥 limited stock https://growdeal.example/r/a7',
    '🔥 80% OFF premium LED grow light 🔥 limited stock https://growdeal.example/r/a8 @fernlight',
    '🔥 80 % OFF premium LED grow light 🔥 limited stock https://growdeal.example/r/a9',
    '🔥 80% OFF premium LED grow lights 🔥 limited stock https://growdeal.example/r/b1',
  ],
  instagram: [
    '🔥 80% OFF premium LED panel 🔥 link in bio #growlight #growlights #fernlight',
    '🔥🔥 80% OFF premium LED panel link in bio #growlight #growlights #plantlamp',
    '🔥 80% OFF premium LED panel 🔥 LINK IN BIO #growlight #sunbar',
    '80% OFF premium LED panel 🔥 link in bio! #growlights #plantlamp',
  ],
}
