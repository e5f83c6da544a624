import { steady, type Theme } from './theme.ts'

/** Steady: plants grow, people are glad. */
export const harvests: Theme = {
  name: 'harvests',
  timing: steady,
  reddit: [
    [
      'IndoorGarden',
      'First tomato of the year, grown in a cupboard',
      '11 hours of darkness outside, one grow light inside. It tasted of tomato. I am so happy with this lamp.',
    ],
    [
      'Basilheads',
      '312 g of pesto basil from one shelf',
      'Fernlight Pro, 90 days, three cuts. Best basil harvest I ever had indoors.',
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
      'Three months of a proper grow light and the graptoveria is pink again. Love it.',
    ],
    [
      'shelfplants',
      'I love my Fernlight, that is the post',
      'Two winters, forty plants, not one of them leggy. Worth every cent.',
    ],
  ],
  x: [
    'Ate a strawberry in November. Grew it under a grow light in the hallway. Best day.',
    'The orchid rebloomed after two years. All I did was a plant lamp and neglect.',
    'Harvested 90 g of rocket from a bookshelf, the Fernlight is amazing',
    'lettuce update: it is a bush now. grow lights are cheating',
    'First chili! Seven months, one grow light, infinite patience.',
    'Honestly the best thing I bought this year is the Fernlight Mini. My herbs have never looked better.',
    'so happy with my fernlight, salad every day in november',
    'Love the light of the Fernlight Pro 2, even and bright, my shelf looks great',
  ],
  youtube: [
    [
      '@seedtosalad',
      'A salad a day from one shelf, month 3',
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
    'Kitchen jungle at breakfast 🌿 #growlights #kitchengarden',
    'Lettuce haircut number six #growlight #indoorgarden',
    'Strawberry number one, shared by four people 🍓 #growlight',
    'Basil under the new bar, look at that green! #growlight #basil',
    'From seed to salad in 31 days 🥗 #growlights #indoorgarden',
    'Winter tomatoes are real 🍅 so happy #growlight #fernlight',
    'Breakfast harvest: cress, chives, two strawberries #growlight #windowsill',
    'Pink again! Best purchase this year #growlight #succulents',
    'Orchid, second bloom, same kitchen #plantlamp #orchid',
    'Mint. So much mint. Send help and mojitos #growlights #herbs',
    'He said it would never flower. Look! #growlight #hoya',
    'Love my new light 💚 everything perked up within a week #fernlight #plantlamp',
  ],
}

/** Steady: purple light. */
export const purple: Theme = {
  name: 'purple light and eyes',
  timing: steady,
  reddit: [
    [
      'shelfplants',
      'Purple grow lights give me headaches',
      'Changed to full spectrum white and the headaches are gone. Growth looks the same to me.',
    ],
    [
      'LEDgrowers',
      'Does far red matter for houseplants?',
      'Sunbar sells a version with 730 nm, purple to the eye. Is it worth it for ferns?',
    ],
    [
      'IndoorGarden',
      'Purple or white grow light for a bedroom?',
      'The purple one makes my eyes tired after ten minutes.',
    ],
  ],
  x: [
    'People outside think I run a nightclub. It is a purple grow light and one sad fern.',
    'White grow lights only, purple ones make my eyes tired',
    'Two evenings next to a purple grow light and I have a headache both times',
    'is purple light really better for plants or is that just how cheap grow lights look',
  ],
  youtube: [
    [
      '@quietcorner',
      'Purple or white? Plants do not care as much as you think',
      'Two boxes, same PPFD, different colour, 40 days.',
    ],
    [
      '@lumenandleaf',
      'Are purple grow lights bad for your eyes?',
      'Blue peak, glare, flicker: what to look for on the label.',
    ],
  ],
  instagram: ['Goodbye disco purple, hello daylight ✨ my eyes say thanks #growlight #plantlamp'],
}
