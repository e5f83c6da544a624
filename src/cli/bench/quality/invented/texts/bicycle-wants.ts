import type { Told } from '../maker-world.ts'
import type { RoleName } from '../roles.ts'

/** What people ask, wish for, praise and compare about the same bicycles, and why they leave. */
export const bicycleWants = {
  steadyQuestion: {
    id: 'which tyres fit',
    says: [
      ['tyre', 'tyres', 'tires'],
      ['fit', 'fits', 'wide', 'width', 'winter', 'studded', 'clearance', 'tyres'],
    ],
    patterns: [
      'What is the widest tyre that fits the {model}? {50|47|55} mm {would be nice|or more}?',
      'Which tyres do you run on the {model} in {winter|the forest}?',
      'does a {47|50|52} mm tyre fit the {model} {fork|rear triangle}',
      'Can I put studded tyres on a {model} or is there too little room?',
      '@karrow are the stock tyres of the {model} tubeless ready?',
      'Wondering which tyre pressure a {75|85|95} kg rider needs on the {model}.',
    ],
  },
  otherQuestion: {
    id: 'which frame size',
    says: [
      ['size', 'frame', 'height', 'inseam'],
      ['size', 'tall', 'cm', 'between', 'medium', 'large', 'height', 'inseam'],
    ],
    patterns: [
      'I am {172|178|181|186} cm tall, {model} in M or L?',
      'Between two sizes on the {brand} chart, inseam {80|84|88}. Which frame size did you take?',
      'is the {model} in large too long for {175|179} cm',
      'Size advice please: {model}, {164|168} cm, long arms, want to sit upright.',
      '@karrow does the size of the {model} run small? The calculator says L, my {friend|dealer} says M.',
      'What inseam do I need for a {model} in size {S|M|L}?',
    ],
  },
  risingQuestion: {
    id: 'mudguards on the bike',
    says: [
      ['mudguard', 'mudguards', 'fender', 'fenders'],
      ['fit', 'mount', 'rub', 'length', 'mudguards'],
    ],
    patterns: [
      'Which mudguards go on a {model} with a {front|rear} rack without rubbing?',
      'Do full mudguards fit the {model} or is there no mount at the {fork|bridge}?',
      'mudguard stays for the {model}, which length do I need',
      'Rain season is here, what mudguards do {model} riders use?',
      '@karrow can your mudguards be mounted on last year’s {model}?',
      'How do I get the mudguard past the {rack|light} of the {model}?',
    ],
  },
  freshQuestion: {
    id: 'battery on the train',
    says: [
      ['train', 'trains', 'rail'],
      ['battery', 'remove', 'allowed', 'rule', 'certificate'],
    ],
    patterns: [
      'New train rule: must I remove the battery of my {model} before boarding?',
      'Is the {model} allowed on the {express|night} train with its battery in?',
      'how do you carry the battery of a {model} on the train',
      'Conductor asked for a battery certificate for my {model}. Where does {brand} hide that?',
      '@karrow what does the new train rule mean for the {model}?',
      'Does anyone know if trains take a {model} with two batteries?',
    ],
  },
  risingWish: {
    id: 'belt drive',
    says: [['belt'], ['drive', 'version', 'option', 'hub', 'belt']],
    patterns: [
      'Please sell the {model} with a belt drive, {brand}. I would order {today|two}.',
      'I wish there was a belt version of the {model}. No grease on my trousers.',
      'Dear {brand}, a belt for the {model} please, hub gear, done.',
      '@karrow please make a belt drive for the {model}',
      'Would pay {200|300} more for a belt on the {model}.',
      'Belt drive as an option for the {model} next {year|season} would be great.',
    ],
  },
  steadyWish: {
    id: 'child seat mount',
    says: [
      ['child', 'kid', 'seat'],
      ['seat', 'mount', 'rack', 'carrier', 'adapter'],
    ],
    patterns: [
      'Could {brand} make a rack for the {model} that takes a child seat?',
      'Would love a child seat mount for the {model}, the stock carrier is rated for {15|18} kg only.',
      'On my wish list: {model} with a proper kid seat adapter.',
      '@karrow please add bosses for a front child seat to the {model}',
      'We need a child carrier that fits the {model}, {brand}, not another phone holder.',
      'If only the {model} took a standard child seat.',
    ],
  },
  returningWish: {
    id: 'smaller frame',
    says: [
      ['small', 'xs', 'short', 'smaller'],
      ['frame', 'size', 'people', 'riders', 'xs', 'smaller'],
    ],
    patterns: [
      'Please make the {model} in XS. I am {152|155|158} cm and not a child.',
      'Short riders exist, {brand}! A smaller frame for the {model} please.',
      'Wish the {model} came in a size below S, for riders with short legs.',
      '@karrow please bring an XS {model}, my mother would buy one at once',
      'A smaller {model} for riders under {155|160} would be lovely.',
      'Hoping for an XS frame of the {model} one day.',
    ],
  },
  fadingWish: {
    id: 'green again',
    says: [
      ['green', 'moss', 'colour'],
      ['green', 'bring', 'back', 'again', 'colour'],
    ],
    patterns: [
      'Bring back the moss green, {brand}. Grey, black and sand are no colours.',
      'Would buy a {model} at once if it came in the old green.',
      'Can we please get the {model} in green again?',
      '@karrow please sell the green {model} again',
      'My vote for next year’s colour: the moss green of the first {model}.',
      'I want the {model} in green, {brand}, not in sand.',
    ],
  },
  steadyPraise: {
    id: 'commute joy',
    says: [
      ['commute', 'ride', 'work', 'commuting'],
      ['love', 'best', 'happy', 'great', 'joy', 'commute', 'fun'],
    ],
    patterns: [
      'Best commute of my life since I ride the {model}. {Twelve|Nine|Twenty} km of grinning.',
      'I love my {model}. Sold the car, {slept better|saved a fortune} since.',
      'The {model} makes the ride to work the best part of the day, thank you {brand}.',
      '{1,000|3,000|5,000} km of commuting on the {model}, so happy with it.',
      'Happy every morning I take the {model} to work instead of the bus.',
      'great bike for commuting, the {model}, would buy it again',
    ],
  },
  otherPraise: {
    id: 'friendly workshop',
    says: [
      ['workshop', 'dealer', 'mechanic', 'shop', 'store'],
      ['friendly', 'thanks', 'great', 'kind', 'helped', 'workshop'],
    ],
    patterns: [
      'Huge thanks to the {brand} workshop in {town}, fixed my {model} while I had a coffee, no charge.',
      'The mechanic at the {brand} store in {town} is a wizard and kind to {kids|beginners}.',
      'Great dealer in {town}: lent me a {model} for the weekend, so friendly.',
      'Kudos to the workshop in {town}, my {model} shifts like new.',
      'Thank you to the {brand} shop in {town}, they helped me with my {model} at closing time.',
      'workshop in {town} is the friendliest I know, {model} done in {ten|twenty} minutes',
    ],
  },
  burstPraise: {
    id: 'motor climbs',
    says: [
      ['motor', 'assist'],
      ['hill', 'climb', 'climbs', 'steep', 'pass', 'torque', 'motor'],
    ],
    patterns: [
      'The new motor of the {model} flies up every hill, what a machine.',
      'Climbed the {pass|ridge road} above {town} with luggage, the motor of the {model} did not even sweat. Amazing.',
      'Steepest street in {town}, child on the back, {model} in tour mode. Wonderful motor.',
      'Wow, the motor of the {model} on a {14|16|18} percent climb. Love it.',
      'So impressed by the {model} motor, hills are fun now.',
      'quiet and strong, the motor of the {model} is perfect on the climb to {town}',
    ],
  },
  risingComparison: {
    id: 'Karrow or Tessino',
    says: [['tessino'], ['karrow', 'versus', 'vs', 'compared', 'better', 'or', 'lynx', 'otter', 'heron']],
    patterns: [
      ['{model} or Tessino Via, which one for {20|30} km a day?', ['comparison', 'question']],
      'Test rode both: the Tessino is {lighter|quieter} than the {model}, but it brakes worse.',
      '{model} vs Tessino Via: same price, the Tessino is {bigger|easier to lift}.',
      'The Tessino has the better lights, the {model} everything else.',
      'Compared the {model} with the Tessino on my hill: {12|9} percent less effort on the {model}.',
      'next to a Tessino the {model} feels {calmer|cheaper}',
    ],
  },
  steadyComparison: {
    id: 'Karrow or Brandholt',
    says: [['brandholt'], ['karrow', 'versus', 'vs', 'compared', 'better', 'or', 'lynx', 'otter', 'heron']],
    patterns: [
      ['{model} or Brandholt City, anyone who had both?', ['comparison', 'question']],
      'Brandholt City costs {150|200} less than the {model}, but has {rim brakes|no dynamo}.',
      'My {wife|brother} rides a Brandholt, I ride a {model}. Hers is {faster|heavier}, mine is {comfier|prettier}.',
      '{model} vs Brandholt: the Brandholt is better for {cobbles|a student budget}.',
      'Came from a Brandholt: the {model} steers calmer, the Brandholt had the better {rack|saddle}.',
      'more comfortable than my old Brandholt, the {model}, but not as quick',
    ],
  },
  risingLeaving: {
    id: 'cancelling the care plan',
    says: [
      ['care', 'plan', 'subscription'],
      ['cancel', 'cancelled', 'cancelling', 'quit', 'plan', 'care'],
    ],
    patterns: [
      'Cancelled the {brand} care plan today, {12|15} a month for nothing.',
      'I am cancelling my care plan and going to {rival}.',
      'Sent the {model} back with its care plan, not buying from {brand} again.',
      'After {two|three} years I quit the {brand} plan, {rival} has my order.',
      'That price for the care plan was the last straw, switched to {rival}.',
      'care plan cancelled, money back asked for, bye {brand}',
    ],
  },
} as const satisfies Partial<Record<RoleName, Told>>
