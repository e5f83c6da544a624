import { steady, type Theme } from './theme.ts'

/** Steady: what to buy, where to hang it, what it grew and who helps. */
export const comparisons: Theme = {
  name: 'which lamp to buy',
  timing: steady,
  reddit: [
    [
      'IndoorGarden',
      'Fernlight Pro 2 or Sunbar T5 for a 90 cm shelf?',
      'Need even light more than raw power. Herbs on top, ferns below. Budget is about 150.',
    ],
    [
      'BuyItOnceClub',
      'A grow light that lasts ten years?',
      'I am tired of strips that die after one winter. Is any of Fernlight, Sunbar or Plantlab worth the money in the long run?',
    ],
    [
      'shelfplants',
      'Plantlab Halo after half a year',
      'Pretty, warm white, but weak. Fine for pothos, not for anything with fruit. The stand wobbles.',
    ],
    [
      'LEDgrowers',
      'Side by side: Fernlight Pro 2, Sunbar T5, 20 euro panel',
      'Same tent, same seeds, six weeks. Dry weight 41 g, 38 g, 22 g. The cheap panel also lost a third of its light by the end.',
    ],
    [
      'frugalhome',
      'Cheapest grow light that is not junk?',
      'Two trays of seedlings, twice a year. I do not need an app.',
    ],
    [
      'IndoorGarden',
      'Is Sunbar still good since they were sold?',
      'Bought three in 2023 and loved them. New ones feel lighter and the cable is shorter.',
    ],
    [
      'smarthome_diy',
      'Grow lights with a local API?',
      'No cloud please. The Plantlab hub talks to its own server only, Fernlight has Bluetooth and a closed app.',
    ],
    [
      'aroidlovers',
      'Best looking plant lamp for a living room',
      'My partner vetoes everything that looks like a fish tank. Brass or black, warm light, on a stand.',
    ],
  ],
  x: [
    'Fernlight or Sunbar for a kitchen shelf? Wrong answers also welcome.',
    'Plantlab Halo looks like jewellery and grows like a candle. Pretty though.',
    'Bought the 19 euro grow light. You get what you pay for. It now lights the garage.',
    'Sunbar T5 vs Fernlight Pro 2: same basil, different electricity bill.',
    'Unpopular opinion: for herbs any white LED works & the rest is marketing. My "grow light" is a desk lamp.',
    'Three winters with a Sunbar, zero complaints. There, somebody said something nice.',
    'PPFD per euro is the only grow light spec I trust now. Made a spreadsheet, of course.',
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
      'PPFD maps, flicker, noise and real wattage. Two of eight did what the box says.',
    ],
    [
      '@lumenandleaf',
      'Fernlight Pro 2 vs Sunbar T5: 6 weeks of basil',
      'Same seeds, same water, one scale. Results at 9:30.',
    ],
    [
      '@benchgarden',
      'Is a 20 euro grow light good enough?',
      'Teardown, temperature, light loss after 500 hours.',
    ],
    [
      '@sunbarlights',
      'Sunbar T5 setup in 3 minutes',
      'Rails, spacers and daisy chain. Links to the manual below. Sunbar, made for shelves.',
    ],
    [
      '@quietcorner',
      'My living room lamp is a plant lamp',
      'Warm white, 95 CRI, no purple. Four lamps that do not look like a lab.',
    ],
  ],
  instagram: [
    'Left Fernlight, right no name. Same age! #fernlight #growlight',
    'Finally a lamp that does not look like a spaceship #plantlamp #plantlab',
    'Shelf upgrade: two bars instead of five clip lamps #sunbar #growlights',
  ],
}

export const harvests: Theme = {
  name: 'harvest pride',
  timing: steady,
  reddit: [
    [
      'IndoorGarden',
      'First tomato of the year, grown in a cupboard',
      'February, 11 hours of darkness outside, one grow light inside. It tasted of tomato. I am not crying.',
    ],
    [
      'Basilheads',
      '312 g of pesto basil from one shelf',
      'Fernlight Pro, 90 days, three cuts. Photo in the comments.',
    ],
    [
      'MicrogreensHQ',
      'Radish microgreens in 8 days',
      'Two grow lights, coco mat, no fertiliser. Sold the first two trays to the cafe downstairs.',
    ],
    [
      'aroidlovers',
      'Unfurling under the plant lamp',
      'Philodendron gloriosum, first leaf since I bought the light. Twice the size of the old ones.',
    ],
    [
      'succulentcare',
      'Colours are back!',
      'Three months of a proper grow light and the graptoveria is pink again.',
    ],
  ],
  x: [
    'Ate a strawberry in December. Grew it under a grow light in the hallway. Best day.',
    'The orchid rebloomed after two years. All I did was a plant lamp and neglect.',
    'Harvested 90 g of rocket from a bookshelf. The Fernlight paid for 4% of itself.',
    'lettuce update: it is a bush now. grow lights are cheating',
    'My office plant gets more PPFD than I get vitamin D',
    'First chili! Seven months, one grow light, infinite patience.',
  ],
  youtube: [
    [
      '@seedtosalad',
      'A salad a day from one shelf – month 3',
      'Two grow lights, six trays, real harvest weights.',
    ],
    [
      '@studioflatfarm',
      'Growing dwarf tomatoes in a wardrobe',
      'From seed to sauce in 84 days with one Fernlight and a fan.',
    ],
    [
      '@urbanjungleday',
      'Plant shelf tour, winter edition',
      'What grew, what died, what the plant lamp changed.',
    ],
  ],
  instagram: [
    'Two leaves today, none yesterday, progress #growlight #seedlings',
    'Kitchen jungle at breakfast 🌿 #growlights #kitchengarden',
    'Lettuce haircut number six #growlight #indoorgarden',
    'Sunday is watering day, and photo day #plantlamp #plantsofinstagram',
    'He said it would never flower. Look! #growlight #hoya',
    'Rain outside, noon in here #growlights #cosyhome',
    'From one cutting to eleven pots #plantlamp #propagation',
    'Strawberry number one, shared by four people 🍓 #growlight',
    'Basil under the new bar, look at that green #growlight #basil',
    'Lamp day! Everything got a trim and 12 hours of sun #growlight',
    'From seed to salad in 31 days 🥗 #growlights #indoorgarden',
    'She is unfurling!! Third leaf under the lamp this month #plantlamp #philodendron',
    'Winter tomatoes are real 🍅 #growlight #fernlight',
    'Shelfie. Ferns on top, lettuce below. #growlights #plantshelf',
    'A year ago this was a stick #plantlamp #ficus',
    'Breakfast harvest: cress, chives, two strawberries #growlight #windowsill',
    'Pink again! #growlight #succulents',
    'My tiny jungle got a sunrise of its own ☀️ #fernlight #plantlamp',
    'Mint. So much mint. Send help and mojitos #growlights #herbs',
    'Orchid, second bloom, same kitchen #plantlamp #orchid',
    'Cut and come again, cut number five #growlight #lettuce',
    'Good morning from the propagation station 🌿 #growlights #propagation',
    'Gloriosum velvet check #plantlamp #aroids',
    'Peppers in a bookcase because why not #growlight #sunbar',
    'New leaf, who dis #plantlamp #monstera',
    'The shelf at night is my favourite lamp #growlights #cosyhome',
  ],
}

export const furniture: Theme = {
  name: 'mounting and looks',
  timing: steady,
  reddit: [
    [
      'smarthome_diy',
      'Hiding cables of three grow lights on an open shelf',
      'Cable channels look worse than the cables. Magnetic strips? Printed clips?',
    ],
    [
      'fernlight',
      'Clip of the Mini slips on thick boards',
      'My shelf is 38 mm, the Fernlight clip opens to 30. Has anyone printed an adapter?',
    ],
    [
      'shelfplants',
      'Magnetic mount for a grow light on a metal rack',
      'Four neodymium magnets and the included plates. Holds since March, upside down.',
    ],
    [
      'IndoorGarden',
      'Cabinet greenhouse: where do you put the bars?',
      'Front or back? Mine are in front and I see them more than the plants. Plantlab ones are slim at least.',
    ],
    [
      'BuyItOnceClub',
      'The gooseneck of my plant lamp gave up',
      'Second one in a year. It droops until it looks at the floor.',
    ],
  ],
  x: [
    'hung the grow light with picture wire and one prayer',
    'Every grow light cable is 1.2 m. Every socket is 1.5 m away.',
    'My landlord asked if I run a lab. It is a fern, a shelf and two grow lights.',
    'Gooseneck lamps: droop. Clips: slip. Just screw your grow light to the wall.',
    'Printed brackets for the Fernlight Mini, file is free, message me',
  ],
  youtube: [
    [
      '@smartplughome',
      'Glass cabinet greenhouse: lights, fan, sensors',
      'Full build with grow lights in the frame and all cables hidden.',
    ],
  ],
  instagram: [
    'Cabinet greenhouse is done! Lights in the frame, no cable in sight #growlights #cabinetgreenhouse',
    'Brass plant lamp over the reading chair 🛋️ #plantlamp #interior',
    'Before and after cable management #growlight #satisfying',
    'Magnets hold everything here #growlights #shelfplants',
    'The lamp matches the pots. Yes I planned that #plantlab #plantlamp',
  ],
}

export const service: Theme = {
  name: 'warranty and service',
  timing: steady,
  reddit: [
    [
      'fernlight',
      'Warranty claim after 3 years went smoothly',
      'One row of LEDs died. Sent a photo, got a new Fernlight bar in a week, kept the old one.',
    ],
    [
      'BuyItOnceClub',
      'Sunbar wants the original box for a warranty case',
      'Who keeps the box of a grow light for two years?',
    ],
    [
      'IndoorGarden',
      'Plantlab support is one very nice person named Ines',
      'She sent me a new foot for the stand for free. The grow light is out of warranty since spring.',
    ],
    [
      'fernlight',
      'Cannot reach Fernlight by phone',
      'The number ends in a message that asks to use the chat, the chat asks to call.',
    ],
    [
      'frugalhome',
      'Bought a used grow light, warranty transferable?',
      'Receipt is in the name of the seller. Sunbar says no, others?',
    ],
  ],
  x: [
    'shout-out to Fernlight support, new driver in 3 days and no questions asked',
    'Waiting 19 days for an answer from Sunbar. The warranty form is a black hole.',
    'Plantlab replaced my cracked shade. I dropped it. I told them I dropped it.',
    'A five year warranty on a grow light is nice, an answer to my mail would be nicer.',
    '@sunbarlights where do I send the broken strip? The address on the box is a parking lot.',
  ],
}
