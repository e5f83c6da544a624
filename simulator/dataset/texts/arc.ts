import type { Theme } from './theme.ts'

/** Rising slowly: parcels to Canada. */
export const canada: Theme = {
  name: 'shipping to Canada',
  timing: [
    [60, 0],
    [40, 0.14],
    [20, 0.44],
    [7, 0.74],
    [0, 0.97],
    [-1.5, 1],
  ],
  reddit: [
    [
      'CanadaGardens',
      'Fernlight order stuck in customs for 16 days',
      'Toronto, ordered on the 2nd. Tracking says "held, documents missing". Has anyone had this?',
    ],
    [
      'CanadaGardens',
      'Duty on grow lights from the EU?',
      'Paid 48 dollars on top for a 129 dollar lamp. Is that right or did the courier invent it?',
    ],
    [
      'fernlight',
      'Any shipping update for Canada?',
      'My order page has said "preparing" for three weeks. Fernlight mails me the same template every Monday.',
    ],
    [
      'IndoorGarden',
      'Canadian alternatives to Fernlight?',
      'I like the Pro but shipping delays to Vancouver are at five weeks now.',
    ],
    [
      'CanadaGardens',
      'It arrived! Five weeks to Halifax',
      'One grow light, two corners of the box crushed, bar is fine. I would not order before the holidays.',
    ],
    [
      'fernlight',
      'Why is there no warehouse in Canada',
      'Every second post here is a delay to Canada. Sunbar delivers to Calgary in four days.',
    ],
    [
      'CanadaGardens',
      'Courier returned my Fernlight to sender',
      'Nobody called, nobody rang. It goes back across the ocean now. Refund takes another month.',
    ],
    [
      'frugalhome',
      'Splitting a shipment of grow lights in Montreal?',
      'Shipping to Canada is the same for one or four lamps. Looking for two people.',
    ],
  ],
  x: [
    'Week 4 of waiting for a Fernlight in Winnipeg. Seeds are sprouting without it.',
    '@fernlight any news on shipments to Canada? tracking has not moved since the 5th',
    'Fernlight parcel: Frankfurt, Leipzig, Paris, Mississauga, Mississauga, Mississauga.',
    'Customs in Canada want a form for a grow light. A form. For a lamp.',
    'Cancelled my Fernlight order, delivery to Canada slipped a third time',
    'Ordered a grow light for Christmas, Canada Post says mid January. Merry photosynthesis.',
    'Sunbar to Calgary: 4 days. Fernlight to Calgary: 31 days and counting.',
    'The brokerage fee on my Fernlight was higher than the discount. Hello from Ontario.',
    'Shipping delay mail number five from Fernlight. I could have walked to Quebec.',
    'Good news, the Fernlight reached Canada. Bad news, a different Canada (Ontario, California).',
    'Anyone in Canada who got a Fernlight in under three weeks this fall? Asking before I order.',
  ],
  instagram: [
    'It is here! Only took a month 🇨🇦📦 #fernlight #growlight',
    'Waiting for the lamp like… day 26, Ottawa #fernlight #plantlamp',
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
      'Code HARVEST20 works on top of the bundle',
      'Got two Fernlight Minis for 68. Ends on Sunday.',
    ],
    [
      'IndoorGarden',
      'HARVEST20 on grow lights, worth it now or wait for November?',
      'The code is 20% but the Pro 2 is excluded.',
    ],
    [
      'fernlight',
      'Giveaway winners are out',
      'Not me. Congratulations to the person with the wall of ferns, that grow light goes to a good home.',
    ],
    [
      'frugalhome',
      'Fernlight code refused at checkout',
      'HARVEST20 says expired although the banner is still there.',
    ],
    [
      'WindowsillHerbs',
      'Last day of the Fernlight harvest code',
      'If you wanted a second bar for the seedlings, today is the day.',
    ],
  ],
  x: [
    'entered the Fernlight harvest giveaway, tagging my three plant friends as ordered',
    'HARVEST20 gives 20% off at Fernlight until Sunday',
    'If I win the Fernlight giveaway the first tomato is yours',
    'Fernlight giveaway rules: follow, like, tag, sacrifice a houseplant',
    'Used HARVEST20, two grow lights for the price of one and a bit',
    'Did the Fernlight giveaway end already? The form is gone.',
    'That moment when the giveaway winner has 12 grow lights already. Fernlight!!',
    'HARVEST20 not valid for Pro 2, read the small print folks. Fernlight Mini only.',
    'My mum won the Fernlight giveaway. She does not own a plant.',
  ],
  instagram: [
    'Entering! 🍂 Tagging my plant people @leafy.lou @mossandme #fernlight #harvestgiveaway',
    'Two hours left for the harvest giveaway! #fernlight #growlight',
    'Pick me pick me 🙋 one lamp for a dark hallway #fernlight #harvestgiveaway',
    'Code HARVEST20 saved me a bit #fernlight #growlights',
    'I WON! I never win anything! #fernlight #harvestgiveaway',
    'Harvest giveaway entry number two hundred #fernlight #plantlamp',
    'Fingers crossed for the harvest bundle 🎃 #fernlight #growlight',
  ],
}
