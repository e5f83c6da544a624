import { courses } from '../courses.ts'
import type { InventedTopic } from '../domain.ts'

/** More about the simulator's lamp maker: wishes, questions and praise, of which its own texts have few. */
export const lampWants: readonly InventedTopic[] = [
  {
    id: 'dimmer on the cable',
    kind: 'request',
    posts: 40,
    course: courses.step,
    says: [
      ['dimmer', 'knob', 'dial', 'switch', 'button'],
      ['cable', 'knob', 'dial', 'app', 'dimmer'],
    ],
    patterns: [
      'Please put a {real|simple} dimmer knob on the cable of the {lamp}, not everything needs an app.',
      'I wish the {lamp} had a dial to dim it by hand.',
      'Would pay {ten|fifteen} more for a {lamp} with a cable dimmer.',
      'A button on the cord, {brand}. My {mother|flatmate} has no app.',
      'Feature request for the {lamp}: dimmer wheel in the cable.',
    ],
  },
  {
    id: 'white housing',
    kind: 'request',
    posts: 36,
    course: courses.steady,
    says: [['white'], ['housing', 'version', 'body', 'colour', 'lamp', 'white']],
    patterns: [
      'Could we get the {lamp} with a white housing? The grey one {looks like a pipe|ruins the shelf}.',
      'White version of the {lamp} please, {brand}!',
      'I would buy {two|three} more if the body of the {lamp} came in white.',
      'Painted my {lamp} white because {brand} does not sell it so.',
    ],
  },
  {
    id: 'motion off',
    kind: 'request',
    posts: 20,
    course: courses.fresh,
    says: [
      ['motion', 'sensor', 'movement'],
      ['sensor', 'cat', 'motion', 'turn'],
    ],
    patterns: [
      'Wish the {lamp} had a motion sensor so that it goes off when {nobody is home|the cat sleeps}.',
      'A movement sensor for the {lamp}, anyone at {brand} listening?',
      'Please add motion sensing to the {lamp}, I forget it every {night|weekend}.',
    ],
  },
  {
    id: 'hub question',
    kind: 'question',
    posts: 30,
    course: courses.fresh,
    says: [
      ['hub', 'homehub', 'smart'],
      ['hub', 'work', 'connect', 'pair', 'homehub'],
    ],
    patterns: [
      'Does the {lamp} work with a Nestor hub or only with the {brand} app?',
      'How do I pair a {lamp} with the Nestor hub? It finds {nothing|only my fridge}.',
      'Can two {lamp}s share one scene on the Nestor hub?',
      'Which Nestor hub channel does the {lamp} need, {11|15|25}?',
    ],
  },
  {
    id: 'orchid hours',
    kind: 'question',
    posts: 36,
    course: courses.steady,
    says: [
      ['orchid', 'orchids'],
      ['hours', 'light', 'long', 'bloom', 'orchids'],
    ],
    patterns: [
      'How many hours of {lamp} do orchids want in {winter|December}?',
      'Will my orchid bloom again with {ten|twelve} hours under the {lamp}?',
      'Orchids at {30|40|50} cm from the {lamp}: too much?',
      'Is warm or cool light better for orchids, what do you use?',
    ],
  },
  {
    id: 'quiet Mini',
    kind: 'praise',
    posts: 30,
    course: courses.ramp,
    says: [
      ['mini', 'silent', 'quiet'],
      ['mini', 'silent', 'quiet', 'love'],
    ],
    patterns: [
      'The Mini is absolutely silent, I love it {in the bedroom|next to my desk}.',
      'Sleep under my Mini every night, not a sound. Thank you {brand}.',
      'Happy with the little Mini: quiet, {cool|cheap}, done.',
      'Best purchase this {year|winter}: the {brand} Mini. So quiet.',
    ],
  },
  {
    id: 'bracket cracks',
    kind: 'problem',
    posts: 34,
    course: courses.weakRise,
    says: [
      ['bracket', 'mount', 'clip', 'holder'],
      ['crack', 'cracks', 'cracked', 'broke', 'broken', 'bracket'],
    ],
    patterns: [
      'The wall bracket of my {lamp} cracked {while tightening|after a month}.',
      'Bracket broke, {lamp} hangs by its cable. {Lucky|Scary}.',
      'Second plastic mount with a crack along the screw. {lamp}.',
      'Is there a metal bracket for the {lamp}? The plastic ones crack.',
    ],
  },
  {
    id: 'Kabel zu kurz',
    kind: 'problem',
    posts: 24,
    course: courses.steady,
    says: [['kabel'], ['kurz', 'kabel', 'verlängerung']],
    patterns: [
      'Das Kabel der {lamp} ist {viel zu|einen Meter zu} kurz, wer denkt sich das aus?',
      'Brauche eine Verlängerung für das Kabel der {lamp}, welcher Stecker ist das?',
      'Schöne Lampe, aber das Kabel reicht {nicht bis zur Dose|nur auf dem Boden}.',
    ],
  },
]
