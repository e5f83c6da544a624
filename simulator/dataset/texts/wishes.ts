import { steady, type Theme } from './theme.ts'

/** Steady: the cable is too short. */
export const longerCable: Theme = {
  name: 'longer cable',
  timing: steady,
  reddit: [
    [
      'fernlight',
      'Please sell a longer cable',
      '1.2 metres does not reach any socket in my flat. An extension lead under the shelf looks awful. I would pay 15 for a 3 m version.',
    ],
    [
      'shelfplants',
      'Cable of the Fernlight too short for the top shelf',
      'Socket is at the floor, shelf is two metres up. Has anybody found an extension with the same plug?',
    ],
    [
      'smarthome_diy',
      'Extension for the Fernlight cable between driver and bar',
      'I wish they sold one. The plug is not a standard barrel. Has anyone made their own?',
    ],
  ],
  x: [
    '@fernlight please make a longer cable, 1.2 m does not reach anything',
    'Every grow light cable is 1.2 m. Every socket is 1.5 m away. Fernlight, three metres please.',
    'I wish the Fernlight came with a longer cord, had to move the whole shelf to the socket',
    'would love a 3 m cable option for the fernlight, mine hangs across the door',
    '@fernlight do you sell a cable extension for the Pro 2',
  ],
  instagram: [
    'Love the lamp, but the cable! 40 cm longer and this would look so clean #fernlight #growlight',
  ],
}

/** Steady: a warmer white. */
export const warmWhite: Theme = {
  name: 'warm white version',
  timing: steady,
  reddit: [
    [
      'aroidlovers',
      'Warm white Pro 2 for the living room, please',
      'At 4000 K our evenings feel like an office. A 2700 or 3000 K version of the Fernlight would be perfect.',
    ],
    [
      'fernlight',
      'Suggestion: let us choose the colour temperature',
      'Daylight for the seedlings in the morning, warm white in the evening. Could the next Fernlight do that?',
    ],
    [
      'shelfplants',
      'Any warm white grow light with the power of the Pro 2?',
      'Plantlab is warm but weak. I wish Fernlight made one at 3000 K.',
    ],
  ],
  x: [
    '@fernlight a warm white version please, my living room looks like an operating room',
    'If Fernlight made the Pro 2 in 3000 K I would buy it tonight',
    'hoping for a warm white Fernlight one day, the cold light is not nice in the evening',
    'Would be lovely if the Fernlight had warm white for the evening hours',
    '@fernlight will there ever be a 2700 K Mini?',
  ],
  instagram: [
    '3000K makes even a messy shelf look warm. Fernlight, please make one like this #plantlamp #cosy',
  ],
}

/** Steady: clips that slip and snap. */
export const clip: Theme = {
  name: 'clip of the Mini breaks',
  timing: steady,
  reddit: [
    [
      'fernlight',
      'Clip of the Mini slips on thick boards',
      'My shelf is 38 mm, the clip opens to 30. The lamp slides off twice a week. Has anyone printed an adapter?',
    ],
    [
      'fernlight',
      'Mini clip snapped after four months',
      'Plastic hinge broke when I moved it to another shelf. The lamp works, but I cannot mount it any more. Are there spare clips?',
    ],
    [
      'BuyItOnceClub',
      'Second broken clip on the Fernlight Mini',
      'Both at the hinge. Great light on a cheap plastic clip.',
    ],
    [
      'IndoorGarden',
      'Mini keeps sliding down the shelf edge',
      'Clip does not hold on glass boards. Tried rubber and tape, it hangs crooked every morning.',
    ],
  ],
  x: [
    'The clip of my Fernlight Mini broke today, third month. Where do I get a new one?',
    '@fernlight the clip does not hold on my shelf, the Mini slides off every night',
    'fernlight mini: good light, terrible clip. snapped when I opened it a bit wider',
    'Clip on the Fernlight slips on glass, glued it to the board now',
    'Printed brackets for the Fernlight Mini because the clip broke, file is free, message me',
    '@fernlight do you sell spare clips for the Mini?',
  ],
  instagram: ['The clip gave up, the lamp is taped to the shelf now 🩹 #fernlight #growlight'],
}
