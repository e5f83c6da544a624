import type { Told } from '../maker-world.ts'
import type { RoleName } from '../roles.ts'

/** What people ask, wish for, praise and compare about the same lamps, and why they leave. */
export const lampWants = {
  steadyQuestion: {
    id: 'how far above the plants',
    says: [
      ['far', 'distance', 'high', 'height', 'cm', 'close', 'hang'],
      ['plants', 'leaves', 'seedlings', 'hang', 'cm', 'above', 'distance', 'close'],
    ],
    patterns: [
      'What is the right distance between the {lamp} and the leaves? {25|30|40} cm {would be nice|or more}?',
      'Which distance do you keep from the {lamp} to seedlings in {winter|a tent}?',
      'does a {20|30|40} cm distance from the {lamp} suit {seedlings|tall plants}',
      'Can I hang a {lamp} closer to the leaves or is that too much?',
      '@fernlight how high above the leaves should the {lamp} hang?',
      'Wondering which height a {15|25|35} cm tall {plant} needs under the {lamp}.',
    ],
  },
  otherQuestion: {
    id: 'how many hours a day',
    says: [
      ['hours', 'hour', 'long'],
      ['hours', 'day', 'night', 'long', 'dark'],
    ],
    patterns: [
      'My {plant} gets {10|12|14|16} hours a day, {lamp} for more or less?',
      'Between two numbers in the {brand} guide, {12|14|16} hours. Which hours do you run?',
      'is {16|18} hours a day under the {lamp} too long for {seedlings|herbs}',
      'Hours advice please: {lamp}, {10|12} hours of daylight, north window, want it compact.',
      '@fernlight do the hours of the {lamp} run at night? The guide says day, my {friend|dealer} says night.',
      'What hours do I need for a {plant} in size {S|M|L}?',
    ],
  },
  risingQuestion: {
    id: 'orchids under the lamp',
    says: [
      ['orchid', 'orchids'],
      ['bloom', 'spike', 'light', 'flower', 'orchids'],
    ],
    patterns: [
      'Which orchids grow under a {lamp} with {20|40} watts without a window?',
      'Do moth orchids bloom under the {lamp} or is there no chance in a {bathroom|cellar}?',
      'orchid spikes under the {lamp}, which light do I need',
      'Dark season is here, what orchids do {lamp} owners keep?',
      '@fernlight can orchids bloom under last year’s {lamp}?',
      'How do I get the orchid past the {first|second} bloom under the {lamp}?',
    ],
  },
  freshQuestion: {
    id: 'lamp with the Nestor hub',
    says: [
      ['hub', 'nestor'],
      ['hub', 'pair', 'works', 'channel', 'connect', 'scene', 'nestor'],
    ],
    patterns: [
      'New Nestor hub: must I reset the channel of my {lamp} before pairing?',
      'Is the {lamp} allowed in a {shared|night} scene of the hub with its dimmer on?',
      'how do you pair the dimmer of a {lamp} with the Nestor hub',
      'Hub asked for a channel certificate for my {lamp}. Where does {brand} hide that?',
      '@fernlight what does the new Nestor hub mean for the {lamp}?',
      'Does anyone know if the hub takes a {lamp} with two dimmers?',
    ],
  },
  risingWish: {
    id: 'dimmer knob',
    says: [
      ['dimmer', 'knob', 'dial'],
      ['knob', 'dial', 'dimmer', 'version', 'hand', 'cable'],
    ],
    patterns: [
      'Please sell the {lamp} with a dimmer knob, {brand}. I would order {today|two}.',
      'I wish there was a knob version of the {lamp}. No phone in my wet hands.',
      'Dear {brand}, a dimmer knob for the {lamp} please, metal, done.',
      '@fernlight please make a dimmer knob for the {lamp}',
      'Would pay {20|30} more for a knob on the {lamp}.',
      'Dimmer knob as an option for the {lamp} next {year|season} would be great.',
    ],
  },
  steadyWish: {
    id: 'longer cable',
    says: [
      ['cable', 'cord', 'lead'],
      ['longer', 'long', 'metres', 'cable', 'extension'],
    ],
    patterns: [
      'Could {brand} make a cable for the {lamp} that reaches the socket?',
      'Would love a longer cable for the {lamp}, the stock cord is {120|150} cm only.',
      'On my wish list: {lamp} with a proper three metre cable.',
      '@fernlight please add an extension cable to the {lamp}',
      'We need a longer cord that fits the {lamp}, {brand}, not another app.',
      'If only the {lamp} took a standard longer lead.',
    ],
  },
  returningWish: {
    id: 'warm white version',
    says: [
      ['warm', 'white'],
      ['white', 'version', 'colour', 'warm', 'warmer'],
    ],
    patterns: [
      'Please make the {lamp} in warm white. It is a {bedroom|kitchen|hallway} and not an office.',
      'Living rooms exist, {brand}! A warmer version of the {lamp} please.',
      'Wish the {lamp} came in a white below 3000, for evenings with a book.',
      '@fernlight please bring a warm white {lamp}, my mother would buy one at once',
      'A warmer {lamp} for rooms under {15|20} square metres would be lovely.',
      'Hoping for a warm white version of the {lamp} one day.',
    ],
  },
  fadingWish: {
    id: 'brass again',
    says: [
      ['brass', 'finish', 'colour'],
      ['brass', 'bring', 'back', 'again', 'colour'],
    ],
    patterns: [
      'Bring back the old brass, {brand}. Grey, black and silver are no colours.',
      'Would buy a {lamp} at once if it came in the old brass.',
      'Can we please get the {lamp} in brass again?',
      '@fernlight please sell the brass {lamp} again',
      'My vote for next year’s finish: the old brass of the first {lamp}.',
      'I want the {lamp} in brass, {brand}, not in grey.',
    ],
  },
  steadyPraise: {
    id: 'harvest joy',
    says: [
      ['harvest', 'salad', 'grow', 'growing', 'harvests'],
      ['love', 'best', 'happy', 'great', 'joy', 'harvest', 'salad'],
    ],
    patterns: [
      'Best harvest of my life since I have the {lamp}. {Twelve|Nine|Twenty} bowls of salad.',
      'I love my {lamp}. Stopped buying herbs, {ate better|saved a fortune} since.',
      'The {lamp} makes the harvest the best part of the week, thank you {brand}.',
      '{100|300|500} grams of harvest under the {lamp}, so happy with it.',
      'Happy every morning I harvest under the {lamp} instead of the shop.',
      'great lamp for growing salad, the {lamp}, would buy it again',
    ],
  },
  otherPraise: {
    id: 'friendly showroom',
    says: [
      ['showroom', 'dealer', 'gardener', 'shop', 'store'],
      ['friendly', 'thanks', 'great', 'kind', 'helped', 'showroom'],
    ],
    patterns: [
      'Huge thanks to the {brand} showroom in {town}, fixed my {lamp} while I had a coffee, no charge.',
      'The gardener at the {brand} store in {town} is a wizard and kind to {kids|beginners}.',
      'Great dealer in {town}: lent me a {lamp} for the weekend, so friendly.',
      'Kudos to the showroom in {town}, my {lamp} shines like new.',
      'Thank you to the {brand} shop in {town}, they helped me with my {lamp} at closing time.',
      'showroom in {town} is the friendliest I know, {lamp} done in {ten|twenty} minutes',
    ],
  },
  burstPraise: {
    id: 'sunrise mode',
    says: [['sunrise'], ['sunrise', 'mode', 'morning', 'wake', 'curve']],
    patterns: [
      'The new sunrise mode of the {lamp} wakes the whole shelf, what a machine.',
      'Woke up with the {slow|long} sunrise above the {plant}, the sunrise mode of the {lamp} did not even flash. Amazing.',
      'Darkest room in {town}, blinds down, {lamp} in sunrise mode. Wonderful morning.',
      'Wow, the sunrise mode of the {lamp} on a {14|16|18} minute curve. Love it.',
      'So impressed by the {lamp} sunrise, mornings are fun now.',
      'soft and slow, the sunrise mode of the {lamp} is perfect for the winter in {town}',
    ],
  },
  risingComparison: {
    id: 'Fernlight or Sunbar',
    says: [['sunbar'], ['fernlight', 'versus', 'vs', 'compared', 'better', 'or', 'pro', 'mini', 'glow']],
    patterns: [
      ['{lamp} or Sunbar T5, which one for {20|30} pots of herbs?', ['comparison', 'question']],
      'Tried both: the Sunbar is {lighter|quieter} than the {lamp}, but it grows less.',
      '{lamp} vs Sunbar T5: same price, the Sunbar is {bigger|easier to lift}.',
      'The Sunbar has the better rails, the {lamp} everything else.',
      'Compared the {lamp} with the Sunbar on my shelf: {12|9} percent less power with the {lamp}.',
      'next to a Sunbar the {lamp} looks {calmer|cheaper}',
    ],
  },
  steadyComparison: {
    id: 'Fernlight or Plantlab',
    says: [['plantlab'], ['fernlight', 'versus', 'vs', 'compared', 'better', 'or', 'pro', 'mini', 'glow']],
    patterns: [
      ['{lamp} or Plantlab Halo, anyone who had both?', ['comparison', 'question']],
      'Plantlab Halo costs {50|80} less than the {lamp}, but has {no timer|a weak stand}.',
      'My {wife|brother} has a Plantlab, I have a {lamp}. Hers is {brighter|heavier}, mine is {quieter|prettier}.',
      '{lamp} vs Plantlab: the Plantlab is better for {orchids|a student budget}.',
      'Came from a Plantlab: the {lamp} spreads wider, the Plantlab had the better {stand|cable}.',
      'more even than my old Plantlab, the {lamp}, but not as pretty',
    ],
  },
  risingLeaving: {
    id: 'cancelling the plus plan',
    says: [
      ['plus', 'plan', 'subscription'],
      ['cancel', 'cancelled', 'cancelling', 'quit', 'plan', 'plus'],
    ],
    patterns: [
      'Cancelled the {brand} plus plan today, {12|15} a month for nothing.',
      'I am cancelling my plus plan and going to {rival}.',
      'Sent the {lamp} back with its plus plan, not buying from {brand} again.',
      'After {two|three} years I quit the {brand} plan, {rival} has my order.',
      'That price for the plus plan was the last straw, switched to {rival}.',
      'plus plan cancelled, money back asked for, bye {brand}',
    ],
  },
} as const satisfies Partial<Record<RoleName, Told>>
