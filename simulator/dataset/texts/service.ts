import { steady, type Theme } from './theme.ts'

/** Steady: nobody answers. */
export const noAnswer: Theme = {
  name: 'support does not answer',
  timing: steady,
  reddit: [
    [
      'fernlight',
      'Cannot reach Fernlight by phone',
      'The number ends in a message that asks to use the chat, the chat asks to call. I only want to change my address.',
    ],
    [
      'BuyItOnceClub',
      'Sunbar wants the original box for a warranty case',
      'Who keeps the box of a grow light for two years? Support has not answered since I asked.',
    ],
    [
      'fernlight',
      'No reply to my ticket for 12 days',
      'Dead row of LEDs on a Mini, photos attached. One automatic mail, then silence. Is there another address?',
    ],
    [
      'frugalhome',
      'Bought a used grow light, is the warranty transferable?',
      'Receipt is in the name of the seller. Sunbar says no, Fernlight does not answer my mails.',
    ],
    [
      'fernlight',
      'Support closed my ticket without an answer',
      'Status changed to "solved" on Sunday. Nothing is solved, the left half of the bar is still dark.',
    ],
  ],
  x: [
    '@fernlight nobody answers my mail since Tuesday, ticket 88123',
    'Waiting 19 days for an answer from Sunbar about the warranty. Nothing.',
    '@fernlight I wrote three times about a dead LED row, is anybody reading this',
    'Fernlight chat: you are number 43 in line. One hour later: the chat is now closed.',
    'A five year warranty on a grow light is nice, an answer to my mail would be nicer. Fernlight, day 15.',
    '@sunbarlights where do I send the broken strip? The address on the box does not exist.',
    'is there a phone number at fernlight where a human picks up',
    'Still no reply from Fernlight support, just the same automatic mail again',
  ],
}

/** Steady: people who were helped, and say so. */
export const helpfulSupport: Theme = {
  name: 'thanks for the support',
  timing: steady,
  reddit: [
    [
      'fernlight',
      'Warranty claim after 3 years went smoothly',
      'One row of LEDs died. Sent a photo, got a new Fernlight bar in a week and could keep the old one. Thank you!',
    ],
    [
      'IndoorGarden',
      'Plantlab support is one very nice person named Ines',
      'She sent me a new foot for the stand for free. The lamp is out of warranty since spring. Great service.',
    ],
    [
      'fernlight',
      'Big thanks to whoever answers the chat on Sundays',
      'Had a new remote two days later, no questions asked. Best support I have had from any lamp maker.',
    ],
  ],
  x: [
    'Thank you Fernlight support, new driver in 3 days and no questions asked 🙏',
    'Plantlab replaced my cracked shade although I told them I dropped it. Great people.',
    '@fernlight thanks for the quick help today, you saved my seedlings!',
    'Really impressed with Fernlight service, replacement arrived before I had packed the old one',
    'shout-out to Marek from the Fernlight chat, patient and kind and he knew what he was talking about',
  ],
  instagram: ['Broken clip on Monday, new clip on Wednesday. Thank you! 💚 #fernlight #growlight'],
}

/** One person, once. */
export const smoke: Theme = {
  name: 'smoke from a driver',
  timing: [
    [1.7, 0],
    [1.6, 1],
  ],
  reddit: [
    [
      'fernlight',
      'Smoke from my Pro 2 this morning',
      'There was a burnt smell and then smoke came out of the black driver box. I pulled the plug at once, nobody is hurt. The shelf has a brown mark. Serial F2-2650, six weeks old. Please take this seriously.',
    ],
  ],
}
