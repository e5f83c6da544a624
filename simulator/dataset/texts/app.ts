import { steady, type Theme } from './theme.ts'

/** Steady: the lamp and the phone do not find each other. */
export const pairing: Theme = {
  name: 'app does not find the lamp',
  timing: steady,
  reddit: [
    [
      'fernlight',
      'App does not find the Mini over Bluetooth',
      'Android 15, location is on, lamp is one metre away and blinking blue. The app searches for two minutes and gives up. What am I missing?',
    ],
    [
      'fernlight',
      'Pairing fails at step three every time',
      'It finds the lamp, asks for the code, then "connection lost". Tried two phones and a tablet. Reset does not help.',
    ],
    [
      'smarthome_diy',
      'Fernlight loses the Bluetooth connection as soon as I leave the room',
      'I have to stand next to the shelf to change the brightness. Is there a bridge or a repeater that works?',
    ],
    [
      'IndoorGarden',
      'New phone, cannot connect to my grow lights any more',
      'The old phone is gone and the Fernlight app says the lamps belong to another account. How do I take them over?',
    ],
    [
      'fernlight',
      'Two of four lamps do not show up in the app',
      'All the same model, bought together. Two connect at once, the other two are never found. Swapped the places, same two.',
    ],
  ],
  x: [
    '@fernlight the app does not find my lamp, bluetooth is on and I stand right next to it',
    'Spent the evening pairing a Fernlight with my phone. It connects for ten seconds, then it is gone.',
    'why cant the Fernlight app find the second lamp? the first one connected right away',
    '@fernlight cannot connect after changing phones, it says the lamp belongs to somebody else. how do I reset it',
    'Fernlight bluetooth drops every time I walk into the kitchen. Five metres!',
    'Has anyone got the Fernlight app to connect on a Pixel? Pairing never finishes here.',
    'pairing failed, pairing failed, pairing failed. the grow light is fine, the Fernlight app is not',
    'Holding the button for 12 seconds instead of 5 made my Fernlight pair at once. Nobody tells you that.',
  ],
  youtube: [
    [
      '@smartplughome',
      'Fernlight app will not connect? Try this',
      'Four reasons why pairing fails over Bluetooth and how to reset the lamp.',
    ],
  ],
  instagram: ['Day two of trying to connect my lamp to my phone 🙃 any tips? #fernlight #growlight'],
}

/** A wish that more and more people have: the lamp in the home's own automation. */
export const localControl: Theme = {
  name: 'Matter and local control',
  timing: [
    [60, 0],
    [30, 0.25],
    [7, 0.68],
    [0, 0.97],
    [-1.5, 1],
  ],
  reddit: [
    [
      'smarthome_diy',
      'Grow lights that work without a cloud?',
      'I wish Fernlight had Matter support. Bluetooth and a closed app means I cannot put it into the same scene as everything else.',
    ],
    [
      'fernlight',
      'Please add Matter or at least a local API',
      'The lamp has the hardware for it. I would pay twenty more for a version that talks to my home server.',
    ],
    [
      'fernlight',
      'Feature request: Home Assistant integration',
      'On, off, brightness. That is all I need. It would be great to have it without another hub.',
    ],
    [
      'smarthome_diy',
      'Would you buy a Fernlight with Matter?',
      'Asking because their survey has it as an option. I would love to see it, my greenhouse cabinet is the last thing with its own app.',
    ],
  ],
  x: [
    '@fernlight please add Matter support, I want the grow light in the same scene as the blinds',
    'I wish my Fernlight worked with Home Assistant. It is the last lamp here with its own app.',
    'Dear Fernlight, a local API would make me buy two more Pro 2. Please.',
    'would be great if the fernlight could be controlled without the cloud, matter or whatever, I dont care which',
    '@fernlight any plans for HomeKit or Matter?',
    'If only the Fernlight had Matter. Everything else in this flat does.',
    'Filled in the Fernlight survey and voted for Matter. Do the same, please!',
  ],
  youtube: [
    [
      '@smartplughome',
      'What I want from the next Fernlight: Matter',
      'My wish list for a grow light that fits into a home without a cloud.',
    ],
  ],
}
