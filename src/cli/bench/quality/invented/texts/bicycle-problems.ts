import type { Told } from '../maker-world.ts'
import type { RoleName } from '../roles.ts'

/** What goes wrong with the bicycles of an invented maker; they share parts, models and complaints. */
export const bicycleProblems = {
  togetherFirst: {
    id: 'brakes squeal',
    says: [
      ['brake', 'brakes', 'disc', 'rotor', 'squeal', 'squealing'],
      ['squeal', 'squealing', 'screech', 'screeches', 'howl', 'loud', 'wet'],
    ],
    patterns: [
      'Front brake squeals {like a train|so loud that people turn around} when it is {wet|damp}. {model}, {200|700|1,400} km.',
      'The squealing brakes on my {model} howl {in the morning|after rain|every time I slow for a light}. Cleaned the rotor twice.',
      '{New|Organic|Sintered} pads and my {model} still squeals at the rear as soon as I brake.',
      [
        'How do you stop the squealing disc brakes of a {model}? {Alcohol|Sanding|Bedding in} did nothing.',
        ['problem', 'question'],
      ],
      'Everybody in the street knows when I come home, the brakes of the {model} squeal at every corner.',
      'Squeal from the rotor is back {two days|a week} after the {service|free check} of my {model}.',
      'squealing brakes on the {model} again, {third|second} set of pads, still awful in the {rain|mornings}',
    ],
  },
  togetherSecond: {
    id: 'brake lever goes soft',
    says: [
      ['brake', 'brakes', 'lever', 'levers'],
      ['soft', 'spongy', 'handlebar', 'pressure', 'bleed', 'lever'],
    ],
    patterns: [
      'Brake lever of my {model} goes {soft|spongy} after {ten minutes|one long descent}, I can pull it to the bar.',
      'No pressure in the rear brake of the {model}, had to pump the lever {twice|three times} to stop.',
      'The lever was firm at the shop, now it is spongy. {model}, {two|five} weeks.',
      'Bled the brakes of my {model} {twice|last night} and the lever is soft again this morning.',
      ['Is it normal that the brake lever of a {model} touches the handlebar?', ['problem', 'question']],
      '{Dealer|Workshop} bled it for {35|50} and the front lever of the {model} still feels like a sponge.',
      'Pulled the brake at a {crossing|roundabout} and the lever went to the grip, {model}, not nice.',
    ],
  },
  togetherThird: {
    id: 'brake pads wear out',
    says: [
      ['brake', 'pads', 'pad'],
      ['wear', 'worn', 'gone', 'weeks', 'km', 'last', 'pads'],
    ],
    patterns: [
      'Brake pads of the {model} are gone after {400|600} km, the shop says that is {"normal"|my riding}.',
      'Third set of pads this {year|autumn} on my {model}. They cost {30|24} each time.',
      'Worn to the metal in {five|seven} weeks, the rear pads of my {model} do not last.',
      [
        'Why do the brake pads on the {model} wear so fast, I weigh {60|72} kilos and the town is flat.',
        ['problem', 'question'],
      ],
      '{model}: brake pads last {one|two} months in winter, that cannot be right.',
      'Got the {model} back from service, told the brake pads are worn out already at {500|650} km.',
      'pads on the {model} worn down again and {brand} has none in stock until {March|spring}',
    ],
  },
  slowFirst: {
    id: 'delivery date moved',
    says: [
      ['delivery', 'order', 'ordered', 'date', 'waiting', 'late'],
      ['late', 'weeks', 'moved', 'postponed', 'delivery', 'waiting', 'date'],
    ],
    patterns: [
      'Ordered a {model} in {spring|May}, delivery moved to {August|September|"soon"}. {Third|Second} mail like that.',
      'Waiting {nine|eleven|fourteen} weeks for the delivery of my {model}. Order still "in production".',
      'Delivery date postponed again. {brand} could at least {call|say why}.',
      [
        'Who else got the "parts shortage" mail for a {model}? Delivery in {ten|twelve} weeks now.',
        ['problem', 'question'],
      ],
      'It was promised for {my birthday|the first of the month}, now the delivery of my {model} is {five|six} weeks late.',
      'Paid for the {model} in {full|July}, no delivery date, no bike, no answer.',
      'my {model} order is late again, {four|six} weeks after the date they gave me',
    ],
  },
  slowSecond: {
    id: 'arrives damaged',
    says: [
      ['delivery', 'box', 'parcel', 'delivered', 'arrived', 'damaged'],
      ['damaged', 'bent', 'dented', 'scratched', 'broken', 'crushed'],
    ],
    patterns: [
      'My {model} was delivered with a bent {derailleur|disc}, box crushed on one side.',
      'Delivery came today: {fork|frame} scratched, one pedal missing. {model}, brand new.',
      'Box arrived damaged and so did the {model} in it, {mudguard|rack} broken in two.',
      'The courier dropped it. Dented top tube on my {model} before I rode a metre.',
      'Opened the box of the {model}: bent {rotor|wheel}, and the packing foam was {gone|on the wrong side}.',
      'Second {model} delivered, second one with a broken {light|shifter}. Somebody packs these boxes badly.',
      'arrived damaged again, the delivery service says {brand} packs the {model} badly',
    ],
  },
  slowThird: {
    id: 'wrong size delivered',
    says: [
      ['wrong', 'size', 'delivery', 'delivered'],
      ['wrong', 'size', 'frame', 'instead'],
    ],
    patterns: [
      'Ordered a {model} in L, they delivered the wrong size. {Nobody|The hotline} can say when it will be swapped.',
      'Wrong size delivered: I paid for {L|XL} and got {S|M}. {model}.',
      'The delivery note says {L|M}, the frame in the box is the wrong size, for a {child|giant}. Wrong label.',
      'Got the wrong size after {six|eight} weeks of waiting, M instead of XL.',
      '{brand} sent the wrong size, and for the exchange I am to pay the delivery {again|myself}.',
      'They delivered the wrong {model} twice. Same wrong size both times.',
      'wrong size delivered, ordered for {178|186} cm, came for a child',
    ],
  },
  splitMoving: {
    id: 'battery locked after update',
    says: [
      ['battery', 'update', 'firmware'],
      ['locked', 'lock', 'update', 'error', 'dead', 'firmware'],
    ],
    patterns: [
      'Since {firmware 5|the update|version 5.0} the battery of my {model} is locked, display says error {41|E7}.',
      'Battery dead after the {app|firmware} update, charger green, motor {silent|off}. {model}.',
      'Updated my {model} last night, battery locked {this morning|on the way to work}. Holding power for 20 seconds {helps once|does nothing}.',
      '{brand} please pull the 5.0 update, {three|four} batteries in our office are locked.',
      [
        'How do I unlock the battery of a {model} after the update? Support only says "wait".',
        ['problem', 'question'],
      ],
      'Battery error again. The update log says "stability", my {model} says nothing at all.',
      'update 5.0 locked my battery, {two|three} days without the {model} now',
    ],
  },
  splitFirst: {
    id: 'range in the cold',
    says: [
      ['range', 'battery', 'kilometres', 'km'],
      ['cold', 'winter', 'frost', 'freezing', 'range'],
    ],
    patterns: [
      'Range of the {model} falls from {90|80|70} to {45|40|38} km as soon as there is frost.',
      'Battery at {30|20|12} percent after one cold commute. In {summer|September} the {model} did four.',
      [
        'Is it normal that a {model} loses half its range below {zero|five degrees}? The battery {sleeps indoors|is one year old}.',
        ['problem', 'question'],
      ],
      'My {model} went dark {3|5|8} km from home at {minus two|minus six}, display said {25|31} percent left.',
      'Cold mornings eat the battery of my {model}: {two|three} bars gone before the {river|station}.',
      'Winter range of the {model} is a joke, {28|34} km and the brochure says {100|120}.',
      'freezing again and the battery of my {model} is empty after {12|15} km',
    ],
  },
  splitSecond: {
    id: 'battery does not charge',
    says: [
      ['battery', 'charger', 'charge', 'charging'],
      ['charge', 'charging', 'charger', 'percent', 'stops', 'red'],
    ],
    patterns: [
      'Battery of my {model} stops charging at {60|80} percent, charger blinks {red|twice}.',
      'Charger works, battery does not charge. {model}, {eight|fourteen} months old.',
      'Left the {model} on the charger all night, {12|20} percent in the morning.',
      'New charger on warranty, the battery still does not charge past {half|70 percent}.',
      'My {model} only charges when I {hold the plug|bend the cable}, contact is loose.',
      'Charging takes {eleven|nine} hours instead of four and then the battery shows an error.',
      'battery wont charge, {model}, red light, {brand} shop is booked for {three|five} weeks',
    ],
  },
  steadyProblem: {
    id: 'hotline does not answer',
    says: [
      ['hotline', 'support', 'service', 'ticket', 'mail'],
      ['reply', 'answer', 'answers', 'response', 'hold', 'nobody', 'hotline'],
    ],
    patterns: [
      'No reply from {brand} support for {nine|twelve|twenty} days. Ticket open, hotline music only.',
      'Customer service of {brand} answered my {third|second} mail with a link to the manual.',
      '{40|55|70} minutes on the {brand} hotline and then it hung up.',
      [
        'Is there a human at {brand} support? The chat bot closed my ticket {again|as solved}.',
        ['problem', 'question'],
      ],
      'Wrote to {brand} about my {model}, silence since {Tuesday|the 3rd}.',
      'Nobody picks up at the {brand} hotline, nobody answers the mail. {Four|Three} tries.',
      'still no answer from {brand}, ticket number {4471|9082}, {two|three} weeks now',
    ],
  },
  burstProblem: {
    id: 'lock jams',
    says: [
      ['lock', 'key'],
      ['jam', 'jams', 'jammed', 'stuck', 'lock'],
    ],
    patterns: [
      'The frame lock of my {model} jammed with the key in it, {carried|pushed} the bike {home|two kilometres}.',
      'Key stuck in the {wheel|frame} lock. Locksmith on the phone: "{brand}? You are the {fourth|sixth} today."',
      [
        'Why do the new locks seize after {one wet night|a bit of road salt}? {model} here.',
        ['problem', 'question'],
      ],
      'Frame lock will not open, {child|shopping} on the bike, thanks {brand}.',
      '{Graphite|Oil} freed my jammed lock for a day. Now the key bends.',
      'Lock of the {model} jammed twice this week, had to {cut it|take the tram}.',
      'key broke off in the lock of my {model}, {brand} wants {60|45} for a new one',
    ],
  },
  weakProblem: {
    id: 'spokes break',
    says: [
      ['spoke', 'spokes', 'wheel'],
      ['break', 'broke', 'broken', 'snapped', 'snap', 'spokes'],
    ],
    patterns: [
      '{Third|Second|Fourth} broken spoke on the rear wheel of my {model}, always {drive side|at the elbow}.',
      'A spoke snapped on the {way home|school run}, wheel rubs now. {model} with {900|2,000|3,100} km.',
      [
        'Does {brand} build wheels with too little tension? My spokes break one after another.',
        ['problem', 'question'],
      ],
      'Rebuilt the rear wheel of the {model}, {two|three} more spokes broke within a week.',
      'Ping. Another spoke. I weigh {68|75|90} kilos, that should not happen on a {model}.',
      'Broken spokes on both wheels of the {model} after one {gravel tour|winter}.',
      'spoke number {five|six} broke today, {model}, less than a year old',
    ],
  },
  fadingProblem: {
    id: 'paint chips',
    says: [
      ['paint', 'lacquer', 'finish'],
      ['chip', 'chips', 'chipped', 'flakes', 'scratches', 'scratch', 'peels', 'paint'],
    ],
    patterns: [
      'Paint chips on the {chainstay|down tube|fork} of my {model} after {two|five} weeks, bare metal under it.',
      'The {matte|sand|blue} finish scratches if you look at it. {model}, first owner.',
      [
        'Lacquer flakes off around the {bottle bosses|head tube}, is that warranty at {brand}?',
        ['problem', 'question'],
      ],
      'Touch-up pen from {brand} does not match the paint of my {model}, not even close.',
      'Cable rub took the paint off the frame of my {model} in {one month|three rides}.',
      'Paint peels under the {rack|basket} of the {model}, rust already.',
      'chipped paint on a {two|three} week old {model}, really disappointed',
    ],
  },
  rareProblem: {
    id: 'bell rattles',
    says: [['bell'], ['rattle', 'rattles', 'rattling']],
    patterns: [
      'The bell of the {model} rattles on every stone.',
      'Rattling bell, tape does not help. {model}.',
      'Bell on the {model} rattles so much that I took it off.',
    ],
  },
  germanProblem: {
    id: 'Schaltung springt',
    says: [
      ['schaltung', 'gang', 'kette'],
      ['springt', 'gang', 'gänge', 'schaltung', 'knackt'],
    ],
    patterns: [
      'Die Schaltung von meinem {model} springt {beim Anfahren|am Berg} ständig, {zweimal|dreimal} eingestellt.',
      'Gang springt raus, Schaltung knackt. {brand} {Otter|Heron}, {acht|vierzehn} Monate alt.',
      'Schaltung lässt sich nicht mehr einstellen, der {dritte|fünfte} Gang springt immer.',
      'Neue Kette auf Garantie, Schaltung springt trotzdem. Liegt wohl am {Ritzel|Schaltauge}.',
      'Am Berg springt die Schaltung und ich stehe. So macht das {model} keinen Spaß.',
    ],
  },
  spanishProblem: {
    id: 'cuota cobrada dos veces',
    says: [
      ['cuota', 'seguro', 'cobro'],
      ['cuota', 'cobraron', 'dos veces', 'mensual', 'seguro'],
    ],
    patterns: [
      'Me cobraron dos veces la cuota del seguro de la {model}, {otra vez|este mes también}.',
      'La cuota del seguro de {brand} subió {cinco|ocho} euros sin avisar.',
      [
        'Quiero anular el seguro de la {model} y no hay forma, siguen cobrando la cuota.',
        ['problem', 'leaving'],
      ],
      '{Tres|Dos} correos a {brand} por la cuota cobrada dos veces y nadie contesta.',
      'Otra cuota de la {model} mal cobrada, {brand} no devuelve el dinero.',
    ],
  },
  japaneseProblem: {
    id: 'スタンドが曲がる',
    says: [['スタンド'], ['曲が', '折れ', '倒れ']],
    patterns: [
      '{model}のスタンドが{一週間|三日}で曲がった。駐輪すると倒れる。',
      'スタンドが曲がって自転車が倒れました。{brand}に連絡したけど返事なし。',
      '{model}のスタンド、荷物を載せると曲がるので使えない。',
      'また倒れてた。{brand}のスタンドは細すぎて曲がると思う。',
      'スタンドが曲がって{二回|三回}も交換。{model}は好きだけど残念。',
    ],
  },
} as const satisfies Partial<Record<RoleName, Told>>
