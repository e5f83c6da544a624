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
    ['fantasyreads', 'Books like Fernlight?', 'Slow, green, a little sad. I read it in two nights.'],
    [
      'CanadaGardens',
      'Sunbar Beach is closing for the season',
      'The taco stand stays open on weekends until the snow.',
    ],
  ],
  x: [
    'reading Fernlight again, still crying about the lighthouse keeper',
    'Sunset at the Sunbar with a cold one. This is the life.',
    'children grow light years away from you the moment they turn twelve',
    'The Sunbar on 5th finally has vegan nachos',
    'My sister’s band is called Plantlab and they play at the Odeon tonight',
    'Chapter nine of Fernlight broke me. The bridge scene!',
    'Cocktails at the Sunbar, then karaoke, then regrets',
    'New track "Grow Light" out on Friday, pre-save in bio',
    'The audiobook of Fernlight has the best narrator I know',
    'Sunbar on the promenade is hiring waiters for the weekend',
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

/** What people say beside it, of no subject. */
export const chatter: Theme = {
  name: 'chatter',
  timing: steady,
  reddit: [
    ['LEDgrowers', 'Mods: can we have a weekly thread?', 'Half of the posts ask which grow light to buy.'],
    [
      'smarthome_diy',
      'Hiding cables of three grow lights on an open shelf',
      'Cable channels look worse than the cables. Magnetic strips? Printed clips?',
    ],
    [
      'aquascaping_talk',
      'Any grow light that also works over a small tank?',
      'Mostly crypts and a bit of moss. I do not want algae soup.',
    ],
  ],
  x: [
    'My landlord asked if I run a lab. It is a fern, a shelf and two grow lights.',
    'Full spectrum grow light on, winter mood up. Is it for the plants or for me?',
    'hung the grow light with picture wire and one prayer',
    'Seedlings under a grow light, day 9. I am a proud parent.',
    'my office plant has its own grow light and I do not even have a window',
    'Grow light on, coffee on, good morning',
    'yes @fernlight done, thanks',
    'Fernlight would make a lovely name for a cat',
  ],
  youtube: [
    [
      '@smartplughome',
      'Glass cabinet greenhouse: lights, fan, sensors',
      'Full build with grow lights in the frame and all cables hidden.',
    ],
    [
      '@quietcorner',
      'My living room lamp is a plant lamp',
      '95 CRI, four lamps that do not look like a lab.',
    ],
  ],
  instagram: [
    'Two leaves today, none yesterday, progress #growlight #seedlings',
    'Sunday is watering day, and photo day #plantlamp #plantsofinstagram',
    'Rain outside, noon in here #growlights #cosyhome',
    'From one cutting to eleven pots #plantlamp #propagation',
    'She is unfurling!! Third leaf this month #plantlamp #philodendron',
    'Shelfie. Ferns on top, lettuce below. #growlights #plantshelf',
    'A year ago this was a stick #plantlamp #ficus',
    'Good morning from the propagation station 🌿 #growlights #propagation',
    'Gloriosum velvet check #plantlamp #aroids',
    'Peppers in a bookcase because why not #growlight #chiliheads',
    'New leaf, who dis #plantlamp #monstera',
    'The shelf at night is my favourite corner #growlights #cosyhome',
    'Cabinet greenhouse is done! Not a cable in sight #growlights #cabinetgreenhouse',
    'Brass over the reading chair 🛋️ #plantlamp #interior',
    'Before and after cable management #growlight #satisfying',
    'The lamp matches the pots. Yes I planned that #plantlab #plantlamp',
  ],
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
