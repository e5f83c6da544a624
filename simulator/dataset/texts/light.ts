import { steady, type Theme } from './theme.ts'

/** Steady: how far, how long, how much, which colour. */
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
