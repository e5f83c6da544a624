import type { Theme } from './theme.ts'

/** New since yesterday: a lower price, and those who paid the old one ask for the difference. */
export const priceCut: Theme = {
  name: 'refund of the price difference',
  timing: [
    [1.3, 0],
    [0.5, 0.36],
    [0, 0.84],
    [-1.5, 1],
  ],
  reddit: [
    [
      'fernlight',
      'Pro 2 dropped to 99 a week after I paid 139',
      'Is there a price guarantee? I would rather have the difference back than another voucher.',
    ],
    [
      'frugalhome',
      'Fernlight Pro 2 for 99, is that a good price?',
      'Never seen it under 120. Does the price cut mean a new version is coming?',
    ],
    [
      'fernlight',
      'They refunded the price difference',
      'Asked in the chat, had 40 back in ten minutes. Applies to everything bought in the last 14 days. Well done Fernlight.',
    ],
    [
      'fernlight',
      'Price difference refused because I bought at a shop',
      'Paid 139 five days ago at a garden centre. Fernlight says ask the shop, the shop says ask Fernlight.',
    ],
    [
      'IndoorGarden',
      'Who got the refund for the Pro 2 price cut?',
      'I ordered 16 days ago, two days too late as it seems. Does anybody know if they make exceptions?',
    ],
  ],
  x: [
    'Fernlight Pro 2 is 99 now. I paid 139 nine days ago. How do I get the difference back?',
    '@fernlight I bought the Pro 2 last week for 139, do you refund the price difference?',
    'Asked Fernlight for the price difference and got it in ten minutes, thank you',
    'the pro 2 price cut got me, two fernlights on the way at 99 each',
    'Fernlight refused to refund the difference because my order is 15 days old. Fifteen!',
    'Paid full price for the Fernlight Pro 2 on Sunday, price cut on Monday. Of course.',
    '99 for a 45 W grow light with a five year warranty is hard to beat, Fernlight',
    '@fernlight is the new price of the Pro 2 also valid for Canada',
    'Waited all year for a Fernlight price cut and now I cannot decide black or white',
  ],
  youtube: [
    [
      '@plantsandwatts',
      'Fernlight Pro 2 at 99: buy now or wait?',
      'The new price, the refund for recent buyers and what I would do today.',
    ],
  ],
  instagram: [
    '99 instead of 139, guess who ordered 🛒 #fernlight #growlight',
    'Black or white? The price cut means I can afford one, not both #fernlight #plantlamp',
    'Got the difference back in ten minutes, thank you! #fernlight #growlights',
    'Price cut one week after I ordered 🥲 who do I write to? #fernlight #growlight',
  ],
}

/** Fading: a giveaway of last month. */
export const giveaway: Theme = {
  name: 'harvest giveaway',
  timing: [
    [58, 0],
    [50, 0.3],
    [38, 0.72],
    [25, 0.92],
    [10, 0.99],
    [2, 1],
  ],
  reddit: [
    [
      'fernlight',
      'Harvest giveaway: has anyone ever won?',
      'I enter the Fernlight giveaway every autumn. Still no lamp, still hope.',
    ],
    [
      'frugalhome',
      'Giveaway code HARVEST20 works on top of the bundle',
      'Got two Fernlight Minis for 68. Ends on Sunday.',
    ],
    [
      'IndoorGarden',
      'HARVEST20 from the Fernlight giveaway, worth it now?',
      'The code is 20% but the Pro 2 is excluded. Would you wait for November?',
    ],
    [
      'fernlight',
      'Harvest giveaway winners are out',
      'Not me. Congratulations to the person with the wall of ferns, that grow light goes to a good home.',
    ],
    [
      'frugalhome',
      'Fernlight code HARVEST20 refused at checkout',
      'It says expired although the giveaway banner is still there. Did anybody get it to work?',
    ],
    [
      'WindowsillHerbs',
      'Last day of the Fernlight harvest giveaway',
      'If you wanted a second bar for the seedlings, the code HARVEST20 ends tonight.',
    ],
  ],
  x: [
    'entered the Fernlight harvest giveaway, tagging my three plant friends as they asked',
    'HARVEST20 gives 20% off at Fernlight until the giveaway ends on Sunday',
    'If I win the Fernlight giveaway the first tomato is yours',
    'Fernlight giveaway rules: follow, like, tag three friends. Done.',
    'Used HARVEST20 from the Fernlight giveaway, two grow lights for the price of one and a bit',
    'Did the Fernlight giveaway end already? The form is gone.',
    'Why did somebody with 12 grow lights win the Fernlight giveaway',
    'HARVEST20 not valid for the Pro 2, read the small print of the Fernlight giveaway',
    'My mum won the Fernlight giveaway. She does not own a plant.',
    '@fernlight when will the giveaway winners get their Minis?',
  ],
  instagram: [
    'Entering the giveaway! 🍂 Tagging my plant people @leafy.lou @mossandme #fernlight #harvestgiveaway',
    'Two hours left for the harvest giveaway! #fernlight #growlight',
    'Pick me pick me 🙋 one lamp for a dark hallway #fernlight #harvestgiveaway',
    'Code HARVEST20 saved me a bit #fernlight #growlights',
    'I WON the giveaway! I never win anything! #fernlight #harvestgiveaway',
    'Giveaway entry, fingers crossed for the bundle 🎃 #fernlight #harvestgiveaway',
  ],
}
