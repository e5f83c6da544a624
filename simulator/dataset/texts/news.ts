import type { Theme } from './theme.ts'

/** New: a competitor's recall, two days old. */
export const sunbarRecall: Theme = {
  name: 'Sunbar recalls power supplies',
  timing: [
    [2.2, 0],
    [1.5, 0.18],
    [0.5, 0.52],
    [0, 0.88],
    [-1.5, 1],
  ],
  reddit: [
    [
      'LEDgrowers',
      'Sunbar recall: T5 power supplies can overheat',
      'Mail from them this morning. Serial numbers starting SB9, stop using the adapter at once, free replacement. Mine was indeed too hot to touch.',
    ],
    [
      'IndoorGarden',
      'Check your Sunbar adapter',
      'Recall notice is out. The black power brick of the T5 kit can melt. They send a prepaid box.',
    ],
    [
      'BuyItOnceClub',
      'Sunbar recall, and how they handle it',
      'Form took two minutes, replacement promised in two weeks. What do I do with 30 tomato seedlings until then? Any spare grow light that fits the same rails?',
    ],
    [
      'shelfplants',
      'Smelled burnt plastic for a week, now there is a recall',
      'Sunbar T5, the adapter has a brown spot. Please look at yours tonight.',
    ],
    [
      'frugalhome',
      'Got a refund for my recalled Sunbar without the box',
      'Ask for it, they do not offer it in the mail. Thinking of a Fernlight instead if the noise thing is only some units.',
    ],
    [
      'fernlight',
      'Sunbar refugees, welcome',
      'With the power supply recall we will see a few of you here. The Mini is the one that fits the same shelf.',
    ],
  ],
  x: [
    'Sunbar is recalling T5 power supplies. If yours starts with SB9, unplug it now.',
    'my Sunbar adapter was at 81 °C when I measured it today. recall makes sense',
    'Sunbar recall form is down. Great timing.',
    'Unplugged all four Sunbar bars. The living room is a cave and the peppers know it.',
    'Sunbar offers a replacement in 14 days. Plants do not wait 14 days. What do you all use as a stopgap grow light?',
    'Burn mark on the Sunbar power brick, recall mail in the inbox, heart rate up',
    'Is the Sunbar T5 recall only for Europe? The notice does not say.',
    'Refund for the recalled Sunbar came through in one hour. Fair play.',
    'Who else moves from Sunbar to Plantlab or Fernlight after this recall?',
  ],
  youtube: [
    [
      '@benchgarden',
      'Sunbar recall explained: what fails in the power supply',
      'Teardown of a recalled T5 adapter. The insulation is too close to the transformer.',
    ],
    [
      '@plantsandwatts',
      'Recalled Sunbar? Three lamps that fit the same rails',
      'Fernlight Mini, Plantlab Halo and one no-name, with PPFD at 30 cm.',
    ],
  ],
  instagram: [
    'Unplugged until the new adapter comes 🔌 Check yours, SB9 serials #sunbar #growlights',
    'Recall day. The shelf moves to the window for two weeks #sunbar #growlight',
    'Brown spot on the power brick, glad we looked. #sunbar #plantlamp',
  ],
}

/** New since yesterday: a lower price, and what those think who paid the old one. */
export const priceCut: Theme = {
  name: 'Pro 2 price cut',
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
      'Is there a price guarantee? I would rather have 40 back than another voucher.',
    ],
    [
      'frugalhome',
      'Fernlight Pro 2 for 99, good price?',
      'Never seen it under 120. Does the price cut mean a new version is coming?',
    ],
    [
      'fernlight',
      'They refunded the difference',
      'Asked in the chat, had 40 back in ten minutes. Price cut applies to everything bought in the last 14 days. Well done Fernlight.',
    ],
    [
      'IndoorGarden',
      'Pro 2 price cut: clearing the buzzing ones?',
      'Tin foil hat on. A grow light gets 30% cheaper in the same week everybody complains about the driver.',
    ],
  ],
  x: [
    'Fernlight Pro 2 is 99 now. I paid 139 nine days ago. Nice.',
    'ok the Fernlight price cut got me, two Pro 2 on the way',
    'Fernlight Pro 2 at 99: cheap because it buzzes or cheap because it is November?',
    'Asked Fernlight for the price difference, got it in ten minutes. That is how you do it.',
    '99 for a 45 W grow light with a five year warranty is hard to beat, Fernlight',
    'price cut on the Pro 2 but not on shipping, cries in Canadian. Fernlight!',
    'Waited all year for a Fernlight price cut and now I cannot decide black or white',
  ],
  youtube: [
    [
      '@plantsandwatts',
      'Fernlight Pro 2 at 99: buy or wait?',
      'New price, old driver. What I would do today.',
    ],
  ],
  instagram: [
    '99 instead of 139, guess who ordered 🛒 #fernlight #growlight',
    'Black or white? Price cut means I can afford one, not both #fernlight #plantlamp',
    'Refund of the difference in ten minutes, thank you! #fernlight #growlights',
    'New price, new shelf, same chaos #fernlight #growlight',
    'Unboxing the bargain ✨ #fernlight #growlight',
  ],
}
