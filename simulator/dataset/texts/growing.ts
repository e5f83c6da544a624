import { steady, type Theme } from './theme.ts'

/** Steady: how far above the plants. */
export const distance: Theme = {
  name: 'how far above the plants',
  timing: steady,
  reddit: [
    [
      'WindowsillHerbs',
      'How far above basil should a grow light hang?',
      'Leaves curl upwards at 15 cm, stretch at 40. It is a Fernlight Mini with 20 W.',
    ],
    [
      'MicrogreensHQ',
      'Leggy seedlings even with the lamp on 16 hours',
      'The lamp hangs 60 cm above the tray because of the shelf. Is that too far, or do I need a stronger grow light?',
    ],
    [
      'shelfplants',
      'Bleached leaves on my calathea, lamp too close?',
      'Moved the plant lamp from 20 to 45 cm. How long until I see whether the distance was the reason?',
    ],
    [
      'succulentcare',
      'My echeveria stretches under a 10 W clip lamp',
      'It sits about 30 cm below. Closer, or just a better grow light?',
    ],
    [
      'IndoorGarden',
      'Seedlings: when do you raise the light?',
      'First true leaves are out. At the moment the grow light hangs 10 cm above the dome. I do not want it too close.',
    ],
    [
      'aroidlovers',
      'Right distance for a monstera under the Pro 2',
      'North window plus the Fernlight at 50 cm, 12 hours. New leaves have no holes. Lower it?',
    ],
    [
      'WindowsillHerbs',
      'Chili seedlings falling over',
      'Stem like a thread, leaves pale. The grow light stands on the window sill and points sideways, half a metre away. Do they need it from above?',
    ],
    [
      'fernlight',
      'Mounting height for the Mini over propagation boxes?',
      'Manual says 20 to 40 cm. With the lid on I cannot tell if they get enough.',
    ],
    [
      'LEDgrowers',
      'PPFD at 30 cm and 45 cm, measured on a Pro 2',
      '212 and 118. Distance matters more than the price of the lamp. Seedlings get 45, tomatoes 25.',
    ],
  ],
  x: [
    'rule of thumb that saved my seedlings: grow light two hands above the tray, raise weekly',
    'How far from the leaves is too far for a 24 W grow light? Asking for 60 leggy tomatoes.',
    '@fernlight how high do I hang the Pro 2 over lettuce?',
    'Lowered the plant lamp by ten cm and the basil stopped reaching for the ceiling within a week',
    'what distance do you use for seedlings under the fernlight mini, 20 or 30 cm',
    'Moved the grow lights closer and the lettuce got pale. Moved them back up to 35 cm, better.',
    'tomatoes at 20 cm, lettuce at 35, ferns anywhere. that is my whole grow light manual',
    'Seedlings too leggy at 50 cm under the Fernlight, hung it at 25 now. Thanks for the tip!',
    '@fernlight is 15 cm too close for orchids?',
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
      'How close is too close? Plant lamp over calatheas',
      'How I set the plant lamp over calatheas and ferns without bleaching them.',
    ],
    [
      '@seedtosalad',
      'Seedlings under lights from day 1 to day 30',
      'Time lapse with the height of the grow light noted every week.',
    ],
  ],
  instagram: [
    'Day 12 under the bar, true leaves everywhere 🌱 30 cm above, 14 hours. #growlight #seedlings',
    'Too close! See the pale spots? Moved it up two hands. #growlights #learningbydoing',
    'Microgreens in the bookcase. 20 cm above the tray works for me #growlights #microgreens',
    'The lamp hangs on fishing line so I can raise it every week #plantlamp #seedlings',
  ],
}

/** Steady: how many hours a day, how much light. */
export const hours: Theme = {
  name: 'how many hours a day',
  timing: steady,
  reddit: [
    [
      'Basilheads',
      '12, 14 or 16 hours for basil?',
      'Currently 16 hours under two grow lights and the leaves are thick but slightly bitter. Would fewer hours help the taste?',
    ],
    [
      'IndoorGarden',
      'PPFD for lettuce: what do you really run?',
      'Charts say 200 to 250 for 14 hours. Mine gets 140 at the edge of the shelf and looks fine to be honest.',
    ],
    [
      'LEDgrowers',
      'DLI math check',
      '180 PPFD for 15 hours gives about 9.7 mol. Is that enough for dwarf tomatoes or do I have to run it longer?',
    ],
    [
      'LEDgrowers',
      'Phone app vs real meter for PPFD',
      'App read 310, a borrowed quantum sensor read 227 at the same spot. Do you trust your phone?',
    ],
    [
      'succulentcare',
      'How many hours of light for succulents in winter',
      'They stand under a grow light from 7 to 19. Some say less in winter.',
    ],
  ],
  x: [
    'how many hours a day do you run your grow light in winter',
    'Is 16 hours of grow light a day too much for peppers?',
    'My calathea says 14 hours of grow lights is too many. Crispy edges. Sorry.',
    'does anyone have a good free PPFD app for android, mine shows 900 in the dark',
    'Do plants need a dark night or can the grow light stay on for 24 hours?',
    'Went from 16 to 12 hours of Fernlight a day and the basil did not even notice',
    'Window sill in November = 30 PPFD. Twelve hours of that is nothing.',
  ],
  youtube: [
    [
      '@lumenandleaf',
      'PPFD explained in four minutes',
      'What the number means, how to measure it, and how many hours your plants need.',
    ],
    [
      '@benchgarden',
      'Cheap PPFD meters compared',
      'Two phone apps, a 30 euro sensor and a lab meter at the same five points.',
    ],
  ],
  instagram: [
    'Basil forest. 16 hours a day and a fan #growlight #basil',
    'Measured every corner of the shelf today, nerd level high #ppfd #growlight',
  ],
}

/** Steady: what a month costs. */
export const running: Theme = {
  name: 'electricity cost',
  timing: steady,
  reddit: [
    [
      'frugalhome',
      'What does a 45 W grow light cost you a month?',
      '14 hours a day at 0.34 is a bit over six euros of electricity. Is the lettuce worth it?',
    ],
    [
      'IndoorGarden',
      'Measured the power use of my grow shelf: 38 kWh a month',
      'Three bars and a fan. The grow lights say 3x24 W, the meter says 81 W in total.',
    ],
    [
      'frugalhome',
      'Running grow lights at the cheap night tariff',
      'Our night electricity is half the price. Do plants mind sleeping during the day? They sit in a hallway without a window.',
    ],
    [
      'Basilheads',
      'Is supermarket basil cheaper than the plant lamp?',
      'I did the math: 5 euros of electricity a month. Yes it is. By a lot.',
    ],
    [
      'BuyItOnceClub',
      'Old fluorescent tubes to LED bars',
      'Same growth, 55% less power on the meter. Should have changed my grow lights years ago.',
    ],
  ],
  x: [
    'my grow light uses more power than my fridge, measured it with a plug meter',
    'Four grow lights, 16 hours a day, 41 euros of electricity a quarter. Is that normal?',
    'Dimmed all grow lights to 70% and nothing changed except the power bill',
    'Electricity is up again, so the plant lamp goes from 16 to 12 hours',
    'The label says 100 W equivalent, the plug meter says 13 W. Grow light marketing.',
    'how much electricity does the fernlight pro 2 use when it is dimmed to 40 percent',
    'Fernlight Mini on a power meter: 19.6 W, exactly what the box says. Nice.',
  ],
  youtube: [
    [
      '@plantsandwatts',
      'What a grow shelf really costs per month',
      'Plug meter on everything for 30 days: grow lights, fans, heat mat. The electricity bill at 8:20.',
    ],
    [
      '@smartplughome',
      'Run your grow lights when electricity is cheap',
      'Automation with a dynamic tariff, and what the plants thought about it.',
    ],
  ],
}
