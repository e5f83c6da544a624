import { steady, type Theme } from './theme.ts'

/** New: a competitor takes money for what was free, since two days. */
export const subscription: Theme = {
  name: 'Sunbar app needs a subscription',
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
      'Sunbar wants 4.99 a month for the app now',
      'Mail from this morning: timers and dimming need "Sunbar Plus" from December. I paid 160 for the T5 kit and the app was free. Is that even legal?',
    ],
    [
      'IndoorGarden',
      'Sunbar subscription: what still works without paying?',
      'As far as I understand only on and off. No dimming, no groups. Does anybody know if the old app keeps working when I do not update?',
    ],
    [
      'BuyItOnceClub',
      'Sunbar puts dimming behind a subscription',
      'Bought three of them because there was no monthly fee. Cancelling my order for the fourth and moving to something with a real switch.',
    ],
    [
      'frugalhome',
      'Leaving Sunbar because of the monthly fee, what next?',
      'Sixty a year for two lamps is too much. Thinking of a Fernlight Mini or a Plantlab Halo. Which one works without an account?',
    ],
    [
      'shelfplants',
      'Switched from Sunbar to Fernlight today',
      'The subscription was the last straw. Sold the T5 kit to a neighbour who uses a plug timer anyway.',
    ],
    [
      'fernlight',
      'Welcome, Sunbar people',
      'Looks like a few of you are here because of the subscription. The Mini fits the same rails. And no, there is no monthly fee here.',
    ],
  ],
  x: [
    'Sunbar now wants 4.99 a month so that I can dim a lamp I own. Unbelievable.',
    '@sunbarlights will dimming stop if I do not take the subscription?',
    'Sunbar Plus: pay every month for what was free last week. Cancelled, I am going to Fernlight.',
    'Is there any grow light left without a subscription? Sunbar just lost me.',
    'my sunbar app locked the dimmer behind a paywall this morning, no warning',
    '@sunbarlights I bought the T5 because it had no subscription. I want my money back.',
    'Fernlight has no monthly fee, Plantlab has no app at all, Sunbar has Sunbar Plus. Easy choice.',
    'Returned my Sunbar kit today, they took it back because of the subscription news',
    'Does the Sunbar subscription count per lamp or per account? The notice does not say.',
    'Sunbar charging monthly for a timer is the best advertising Fernlight ever had',
    'Who else moves from Sunbar to Plantlab or Fernlight after this subscription thing?',
  ],
  youtube: [
    [
      '@benchgarden',
      'Sunbar subscription explained: what you lose without it',
      'Dimming, groups and curves go behind Sunbar Plus. I show what still works without paying.',
    ],
    [
      '@plantsandwatts',
      'Leaving Sunbar? Three lamps without a monthly fee',
      'Fernlight Mini, Plantlab Halo and one no-name on the same rails, with PPFD at 30 cm.',
    ],
  ],
  instagram: [
    'A subscription. For a lamp. Bye #sunbar, hello plug timer #growlights',
    'Selling my four bars, monthly fees are not for me #sunbar #growlight',
  ],
}

/** Steady: which one to buy. */
export const comparisons: Theme = {
  name: 'Fernlight or Sunbar',
  timing: steady,
  reddit: [
    [
      'IndoorGarden',
      'Fernlight Pro 2 or Sunbar T5 for a 90 cm shelf?',
      'Need even light more than raw power. Herbs on top, ferns below. Budget is about 150. What would you take?',
    ],
    [
      'BuyItOnceClub',
      'A grow light that lasts ten years?',
      'I am tired of strips that die after one winter. Is any of Fernlight, Sunbar or Plantlab worth the money in the long run?',
    ],
    [
      'shelfplants',
      'Plantlab Halo after half a year',
      'Pretty and warm white, but weaker than the Fernlight Mini I had before. Fine for pothos, not for anything with fruit. The stand wobbles.',
    ],
    [
      'LEDgrowers',
      'Side by side: Fernlight Pro 2, Sunbar T5, 20 euro panel',
      'Same tent, same seeds, six weeks. Dry weight 41 g, 38 g, 22 g. The cheap panel also lost a third of its light by the end.',
    ],
    [
      'IndoorGarden',
      'Is Sunbar still as good as Fernlight since they were sold?',
      'Bought three in 2023 and loved them. The new ones feel lighter than the Fernlight bars and the cable is shorter.',
    ],
    [
      'aroidlovers',
      'Plantlab Halo or Fernlight Mini for the living room',
      'It has to look like a lamp. Brass or black, warm light, on a stand. Which one grows better?',
    ],
    [
      'frugalhome',
      'Cheap panel vs Fernlight, is the difference real?',
      'Two trays of seedlings, twice a year. The cheap one costs a fifth. I do not need an app.',
    ],
  ],
  x: [
    'Fernlight or Sunbar for a kitchen shelf? Herbs only, 60 cm.',
    'Plantlab Halo is prettier than my Fernlight Mini but the Mini grows twice as much',
    'Sunbar T5 vs Fernlight Pro 2 after a winter: same basil, the Sunbar used a third more power',
    'Three winters with a Sunbar, zero complaints. The Fernlight next to it is brighter though.',
    'compared the Plantlab Halo with the Fernlight Pro 2, PPFD at 30 cm is 118 against 212',
    'Better than Sunbar, cheaper than Plantlab: happy with the Fernlight Mini so far',
    'which is better for chilis, the fernlight pro 2 or two sunbar t5',
    'The Sunbar rails are easier to mount than anything Fernlight makes, the light is worse',
  ],
  youtube: [
    [
      '@plantlab',
      'Plantlab Halo vs bar lights: which one suits you?',
      'Form, colour, power. Where a halo makes sense and where a bar wins.',
    ],
    [
      '@plantsandwatts',
      'Best grow light under 100? I tested eight',
      'PPFD maps, flicker and real wattage of Fernlight, Sunbar and six others. Two of eight did what the box says.',
    ],
    [
      '@lumenandleaf',
      'Fernlight Pro 2 vs Sunbar T5: 6 weeks of basil',
      'Same seeds, same water, one scale. Results at 9:30.',
    ],
    [
      '@benchgarden',
      'Is a 20 euro grow light as good as a Fernlight?',
      'Teardown, temperature, light loss after 500 hours.',
    ],
    [
      '@sunbarlights',
      'Sunbar T5 setup in 3 minutes',
      'Rails, spacers and daisy chain. Links to the manual below. Sunbar, made for shelves.',
    ],
  ],
  instagram: [
    'Left Fernlight, right no name. Same age, same window! #fernlight #growlight',
    'Sunbar above, Fernlight below, can you tell? #sunbar #fernlight #growlights',
    'Swapped five clip lamps for two bars, never going back #sunbar #growlights',
  ],
}
