import { steady, type Theme } from './theme.ts'

/** Steady: how far, how long, how much light. */
export const distance: Theme = {
  name: 'distance and seedlings',
  timing: steady,
  reddit: [
    [
      'WindowsillHerbs',
      'How far above basil should a grow light hang?',
      'Leaves curl upwards at 15 cm, stretch at 40. It is a 20 W bar, no idea about the PPFD.',
    ],
    [
      'MicrogreensHQ',
      'Leggy seedlings even with the lamp on 16 hours',
      'The lamp hangs 60 cm above the tray because of the shelf. I guess that is the answer, but can I fix it with a stronger grow light?',
    ],
    [
      'IndoorGarden',
      'PPFD for lettuce: what do you really run?',
      'Charts say 200 to 250. Mine gets 140 at the edge of the shelf and looks fine to be honest.',
    ],
    [
      'shelfplants',
      'Bleached leaves on my calathea',
      'Probably too close. Moved the plant lamp from 20 to 45 cm. How long until I see whether it worked?',
    ],
    [
      'LEDgrowers',
      'Phone app vs real meter for PPFD',
      'App read 310, a borrowed quantum sensor read 227 at the same spot. Diffuser or not made a bigger difference than the phone.',
    ],
    [
      'succulentcare',
      'My echeveria stretches under a 10 W clip lamp',
      'It sits about 30 cm below. More hours, closer, or just a better grow light?',
    ],
    [
      'IndoorGarden',
      'Seedlings: when do you raise the light?',
      'First true leaves are out. At the moment it is 10 cm above the dome. I do not want to cook them.',
    ],
    [
      'Basilheads',
      '12, 14 or 16 hours for basil?',
      'Currently 16 under two grow lights and the leaves are thick but slightly bitter. Would fewer hours help the taste?',
    ],
    [
      'aroidlovers',
      'How much light does a monstera shelf need?',
      'North window plus one plant lamp at 50 cm, 12 hours. New leaves have no holes.',
    ],
    [
      'MicrogreensHQ',
      'Even coverage on a 60x40 tray',
      'Middle grows twice as fast as the corners. Two small bars or one with a wider angle?',
    ],
    [
      'WindowsillHerbs',
      'Chili seedlings falling over',
      'Stem like a thread, leaves pale. Grow light is on the window sill pointing sideways. Do they need it from above?',
    ],
    [
      'fernlight',
      'Mounting height for the Mini over propagation boxes?',
      'Manual says 20 to 40 cm. With the lid on I get condensation and cannot tell if they get enough.',
    ],
    [
      'IndoorGarden',
      'Do I need to turn the tray if the lamp is centred?',
      'They all lean to the left although the grow light hangs in the middle. Window is on the left, so maybe that is it.',
    ],
    [
      'LEDgrowers',
      'DLI math check',
      '180 PPFD for 15 hours gives about 9.7 mol. Is that enough for dwarf tomatoes or do I have to go to 250?',
    ],
  ],
  x: [
    'rule of thumb that saved my seedlings: grow light two hands above the tray, raise weekly',
    'How far from the leaves is too far for a 24 W grow light? Asking for 60 leggy tomatoes.',
    'PPFD at 30 cm: 212. At 45 cm: 118. Distance matters more than the price of the lamp.',
    'Lowered the plant lamp by ten cm and the basil stopped reaching for the ceiling within a week.',
    'Seedlings under a grow light, day 9. First true leaves. I am a proud parent.',
    'My calathea says 14 hours of grow lights is too many. Crispy edges. Sorry.',
    'does anyone have a good free PPFD app for android, mine shows 900 in the dark',
    'Moved the grow lights closer, burnt the lettuce. Moved them back, lettuce sulks. Gardening!',
    'TIL the corners of my shelf get a third of the light. Measured PPFD with a borrowed meter.',
    'tomatoes at 20 cm, lettuce at 35, ferns anywhere. that is my whole grow light manual',
    'Is a timer with 16/8 fine for peppers under a Sunbar or is that too much in winter?',
    'Window sill in November = 30 PPFD. No wonder nothing grew before I bought a lamp.',
  ],
  youtube: [
    [
      '@plantsandwatts',
      'How high should you hang a grow light? Measured.',
      'PPFD maps at 15, 30, 45 and 60 cm for five lamps, with the numbers in a table at the end.',
    ],
    [
      '@seedtosalad',
      'Stop leggy seedlings: distance, hours, airflow',
      'Three mistakes I made with my first grow light and what I do now.',
    ],
    [
      '@urbanjungleday',
      'Light for low light plants? Yes, but not this much',
      'How I set the plant lamp over calatheas and ferns without bleaching them.',
    ],
    [
      '@lumenandleaf',
      'PPFD explained in four minutes',
      'What the number means, how to measure it, and why the box lies.',
    ],
    [
      '@seedtosalad',
      'Seedlings under lights from day 1 to day 30',
      'Time lapse with the height of the grow light noted every week.',
    ],
    [
      '@benchgarden',
      'Cheap PPFD meters compared',
      'Two phone apps, a 30 euro sensor and a lab meter at the same five points.',
    ],
  ],
  instagram: [
    'Day 12 under the bar, true leaves everywhere 🌱 30 cm, 14 hours. #growlight #seedlings',
    'Too close! See the pale spots? Moved it up two hands. #growlights #learningbydoing',
    'Measured every corner of the shelf today, nerd level high #ppfd #growlight',
    'Microgreens in the bookcase. 20 cm above the tray works for me #growlights #microgreens',
    'Chilis in January, who else? #growlight #chiliheads',
    'Basil forest. 16 hours a day and a fan #growlight #basil',
    'The lamp hangs on fishing line so I can move it every week #plantlamp #seedlings',
  ],
}

export const running: Theme = {
  name: 'electricity cost',
  timing: steady,
  reddit: [
    [
      'frugalhome',
      'What does a 45 W grow light cost you a month?',
      '14 hours a day at 0.34 is a bit over six euros. Is the lettuce worth it? Probably not. Do I stop? No.',
    ],
    [
      'IndoorGarden',
      'Measured my grow shelf: 38 kWh in a month',
      'Three bars and a fan. The lamps say 3x24 W, the meter says 81 W in total. Power supplies are not free.',
    ],
    [
      'frugalhome',
      'Running grow lights at night tariff',
      'Our night rate is half. Do plants mind sleeping during the day? They sit in the hallway without a window.',
    ],
    [
      'LEDgrowers',
      'Efficacy of the Fernlight Pro 2 vs Sunbar T5',
      '2.7 vs 2.3 umol per joule on paper. At my prices that pays back the difference in four years.',
    ],
    [
      'Basilheads',
      'Is supermarket basil cheaper than the plant lamp?',
      'I did the math so you do not have to. It is. By a lot.',
    ],
    [
      'BuyItOnceClub',
      'Old fluorescent tubes to LED bars',
      'Same growth, 55% less on the meter. Should have changed my grow lights years ago.',
    ],
  ],
  x: [
    'my grow light uses more power than my fridge. measured it. help',
    'Four grow lights, 16 hours, 41 euros a quarter. The chilis better be good.',
    'Dimmed all grow lights to 70% and nothing changed except the bill.',
    'Energy price up again, so the plant lamp goes from 16 to 12 hours. Sorry basil.',
    'The label says 100 W equivalent, the plug says 13 W. Grow light marketing is a genre.',
    'Solar panel → battery → grow light. The most inefficient way to move sunshine 3 metres.',
  ],
  youtube: [
    [
      '@plantsandwatts',
      'What a grow shelf really costs per month',
      'Plug meter on everything for 30 days: grow lights, fans, heat mat.',
    ],
    [
      '@smartplughome',
      'Run your grow lights when power is cheap',
      'Automation with a dynamic tariff, and what the plants thought about it.',
    ],
  ],
}

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

export const colour: Theme = {
  name: 'colour and eyes',
  timing: steady,
  reddit: [
    [
      'shelfplants',
      'Purple grow lights give me headaches',
      'Moved to full spectrum white and the headaches are gone. Growth looks the same to me.',
    ],
    [
      'LEDgrowers',
      'Does far red matter for houseplants?',
      'Sunbar sells a version with 730 nm. My ferns do not read papers.',
    ],
    [
      'IndoorGarden',
      'Flicker on camera with a cheap grow light',
      'My eyes see nothing but the phone shows bands. Is that bad for anyone?',
    ],
    [
      'aroidlovers',
      '3000 K or 4000 K plant lamp in the living room?',
      'It is on until ten at night, so it has to feel like a lamp and not like an office.',
    ],
  ],
  x: [
    'People outside think I run a nightclub. It is a purple grow light and one sad fern.',
    'White grow lights only. My eyes pay rent here too.',
    'flicker test with slow motion video: my plant lamp fails, my toaster passes',
    'Full spectrum grow light on, winter mood up. Is it for the plants or for me?',
  ],
  youtube: [
    [
      '@quietcorner',
      'Purple or white? Plants do not care as much as you think',
      'Two boxes, same PPFD, different colour, 40 days.',
    ],
    [
      '@lumenandleaf',
      'Do grow lights hurt your eyes?',
      'Blue peak, glare, flicker: what to look for on the label.',
    ],
  ],
  instagram: [
    'Goodbye disco purple, hello daylight ✨ #growlight #plantlamp',
    '3000K makes even a messy shelf look warm #plantlamp #cosy',
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
