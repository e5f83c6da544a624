import type { Told } from '../maker-world.ts'
import type { RoleName } from '../roles.ts'

/** What goes wrong with the grow lights of an invented maker; they share parts, models and complaints. */
export const lampProblems = {
  togetherFirst: {
    id: 'buzzing when dimmed',
    says: [
      ['noise', 'buzz', 'buzzes', 'buzzing', 'whine', 'whines', 'driver'],
      ['dim', 'dimmed', 'dimming', 'percent', 'low', 'buzzing', 'driver'],
    ],
    patterns: [
      'The driver buzzes {like a wasp|so loud that guests ask} when I dim it to {30|40} percent. {lamp}, {two|five} weeks old.',
      'My {lamp} whines {in the evening|at low brightness|every time it is dimmed}. The noise is the same on another socket.',
      '{New|Second|Replaced} driver and the noise is back, my {lamp} still buzzes as soon as I dim it.',
      [
        'How do you stop the buzzing of a dimmed {lamp}? {A ferrite|Another plug|A filter} did nothing.',
        ['problem', 'question'],
      ],
      'Everybody in the {office|house} hears the noise when the {lamp} is dimmed, the driver buzzes all evening.',
      'Buzzing noise from the driver is back {two days|a week} after the {swap|repair} of my {lamp}.',
      'buzzing {lamp} again, {third|second} driver, still awful below {half|50 percent}',
    ],
  },
  togetherSecond: {
    id: 'housing rattles',
    says: [
      ['noise', 'housing', 'rattle', 'rattles', 'rattling'],
      ['rattle', 'rattles', 'rattling', 'loose', 'screws', 'fan', 'housing'],
    ],
    patterns: [
      'Housing of my {lamp} rattles after {ten minutes|one warm evening}, a noise like loose change.',
      'Loose part in the {lamp}, it rattles when {somebody walks past|the fridge starts}.',
      'It made no noise in the shop, now the housing rattles. {lamp}, {two|five} weeks.',
      'Tightened the screws of my {lamp} {twice|last night} and the rattling noise is back this morning.',
      ['Is it normal that the housing of a {lamp} rattles on a shelf?', ['problem', 'question']],
      '{Dealer|Workshop} glued it for {15|20} and the end cap of the {lamp} still makes a rattling noise.',
      'Rattling noise from the {left|right} end cap when I move the shelf, {lamp}, not nice.',
    ],
  },
  togetherThird: {
    id: 'clicks when it switches on',
    says: [
      ['noise', 'click', 'clicks', 'clicking'],
      ['click', 'clicks', 'clicking', 'on', 'switch', 'relay', 'morning'],
    ],
    patterns: [
      'Relay of the {lamp} clicks at {six|seven} every morning, the shop says that is {"normal"|my timer}.',
      'Third {lamp} this {year|autumn} that clicks when it switches on. The noise wakes me every time.',
      'Clicking noise in {five|seven} second steps, the relay of my {lamp} does not stop.',
      [
        'Why does the {lamp} click so loud, I sleep {two|three} metres away and the room is small.',
        ['problem', 'question'],
      ],
      '{lamp}: clicks {ten|twenty} times before it is on, that cannot be right.',
      'Got the {lamp} back from repair, told the clicking relay is fine. It clicks at {6:00|7:30} again.',
      'clicking noise of the {lamp} again and {brand} has no relay in stock until {March|spring}',
    ],
  },
  slowFirst: {
    id: 'parcel to Canada late',
    says: [
      ['delivery', 'parcel', 'order', 'canada', 'late', 'waiting'],
      ['late', 'weeks', 'canada', 'customs', 'delivery', 'waiting', 'date'],
    ],
    patterns: [
      'Ordered a {lamp} to {Toronto|Calgary} in {spring|May}, delivery moved to {August|September|"soon"}. {Third|Second} mail like that.',
      'Waiting {nine|eleven|fourteen} weeks for the delivery of my {lamp} to Canada. Parcel still "in customs".',
      'Delivery date for Canada postponed again. {brand} could at least {call|say why}.',
      [
        'Who else got the "customs backlog" mail for a {lamp}? Delivery in {ten|twelve} weeks now.',
        ['problem', 'question'],
      ],
      'It was promised for {my birthday|the first of the month}, now the parcel to Canada is {five|six} weeks late.',
      'Paid for the {lamp} in {full|July}, no delivery date for {Ottawa|Halifax}, no lamp, no answer.',
      'my {lamp} parcel to Canada is late again, {four|six} weeks after the date they gave me',
    ],
  },
  slowSecond: {
    id: 'arrives broken',
    says: [
      ['delivery', 'box', 'parcel', 'delivered', 'arrived', 'broken'],
      ['broken', 'cracked', 'dented', 'scratched', 'bent', 'crushed'],
    ],
    patterns: [
      'My {lamp} was delivered with a cracked {cover|diffuser}, box crushed on one side.',
      'Delivery came today: {bar|stand} scratched, one bracket missing. {lamp}, brand new.',
      'Box arrived open and the {lamp} in it broken, {end cap|glass} in two.',
      'The courier dropped it. Bent bar on my {lamp} before I switched it on.',
      'Opened the box of the {lamp}: cracked {cover|diode strip}, and the packing foam was {gone|on the wrong side}.',
      'Second {lamp} delivered, second one with a broken {plug|stand}. Somebody packs these boxes badly.',
      'arrived broken again, the delivery service says {brand} packs the {lamp} badly',
    ],
  },
  slowThird: {
    id: 'wrong plug delivered',
    says: [
      ['wrong', 'plug', 'delivery', 'delivered'],
      ['wrong', 'plug', 'version', 'model', 'instead', 'socket'],
    ],
    patterns: [
      'Ordered a {lamp} with a Swiss plug, they delivered a British one. {Nobody|The chat} can say when it will be swapped.',
      'Wrong plug delivered: I paid for {230|120} volts and got {120|24}. {lamp}.',
      'The delivery note says {Mini|Pro 2}, the plug in the box is for a {tank pump|charger}. Wrong label.',
      'Got the wrong plug after {six|eight} weeks of waiting, US instead of EU.',
      '{brand} sent the wrong plug, and for the exchange I am to pay the delivery {again|myself}.',
      'They delivered the wrong plug twice. Same wrong version both times.',
      'wrong plug delivered, ordered with a {switch|timer}, came without',
    ],
  },
  splitMoving: {
    id: 'schedules deleted by the update',
    says: [
      ['app', 'update', 'firmware', '3.2'],
      ['schedule', 'schedules', 'timer', 'deleted', 'empty', 'gone'],
    ],
    patterns: [
      'Since {firmware 3|the update|version 3.2} the schedules of my {lamp} are deleted, app says error {41|E7}.',
      'Schedule empty in the app after the update, lamp on all {night|weekend}. {lamp}.',
      'Updated my {lamp} last night, app schedule gone {this morning|before work}. Saving it again {helps once|does nothing}.',
      '{brand} please pull the 3.2 update, {three|four} timers in our office are empty.',
      [
        'How do I get the schedules of a {lamp} back after the update? Support only says "wait".',
        ['problem', 'question'],
      ],
      'App timer deleted again. The update log says "stability", my {lamp} says nothing at all.',
      'app update 3.2 deleted my schedule, {two|three} dark days for the {plant} now',
    ],
  },
  splitFirst: {
    id: 'app does not find the lamp',
    says: [
      ['app', 'bluetooth', 'phone', 'pairing'],
      ['find', 'pairing', 'connect', 'bluetooth', 'lost'],
    ],
    patterns: [
      'The app searches the {lamp} for {two|four} minutes and finds {nothing|my headphones} as soon as I use Bluetooth.',
      'Pairing stops at {30|80} percent after one walk to the kitchen. With the {old|other} phone the {lamp} paired at once.',
      [
        'Is it normal that the app loses a {lamp} beyond {three|five} metres? The phone {is new|has Android 15}.',
        ['problem', 'question'],
      ],
      'The {lamp} disappeared from my app {3|5|8} times today at {noon|breakfast}, Bluetooth shows it {25|31} cm away.',
      'The app cannot connect to my {lamp}: {two|three} resets before it shows up.',
      'Bluetooth in the app of the {lamp} is a joke, {2|3} metres and the box says {20|30}.',
      'pairing failed again and the app does not find my {lamp} after {12|15} tries',
    ],
  },
  splitSecond: {
    id: 'app logs me out',
    says: [
      ['app', 'password', 'login', 'account'],
      ['password', 'login', 'logs', 'logged', 'code', 'account'],
    ],
    patterns: [
      'The app logs me out every {two|three} days, password asked {again|twice}.',
      'App login works, one minute later the account is logged out. {lamp}, {eight|fourteen} months old.',
      'Left the app open all night, logged out in the morning, {lamp} {dark|at full power}.',
      'New password by mail, the app still does not take it after {three|five} tries.',
      'The app only logs me in when I {delete it|use a browser}, the code mail is late.',
      'Login takes {eleven|nine} minutes instead of one and then the account shows an error.',
      'app wont take my password, {lamp}, account locked, {brand} chat is closed for {three|five} days',
    ],
  },
  steadyProblem: {
    id: 'chat does not answer',
    says: [
      ['chat', 'support', 'service', 'ticket', 'mail'],
      ['reply', 'answer', 'answers', 'response', 'line', 'nobody', 'chat'],
    ],
    patterns: [
      'No reply from {brand} support for {nine|twelve|twenty} days. Ticket open, chat robot only.',
      'Customer service of {brand} answered my {third|second} mail with a link to the shop.',
      '{40|55|70} minutes in line at the {brand} chat and then it closed.',
      [
        'Is there a human at {brand} support? The robot closed my ticket {again|as solved}.',
        ['problem', 'question'],
      ],
      'Wrote to {brand} about my {lamp}, silence since {Tuesday|the 3rd}.',
      'Nobody is in the {brand} chat, nobody answers the mail. {Four|Three} tries.',
      'still no answer from {brand}, ticket number {4471|9082}, {two|three} weeks now',
    ],
  },
  burstProblem: {
    id: 'strip flickers',
    says: [
      ['flicker', 'flickers', 'flickering', 'strip'],
      ['flicker', 'flickers', 'flickering', 'strobe', 'strip', 'light'],
    ],
    patterns: [
      'The middle strip of my {lamp} flickers with the timer off, {carried|took} it {home|to another room}, same.',
      'Strip flickers like a {disco|strobe}. Seller on the phone: "{brand}? You are the {fourth|sixth} today."',
      [
        'Why do the new strips flicker after {one cold night|a bit of steam}? {lamp} here.',
        ['problem', 'question'],
      ],
      'Light will not stop to flicker, {child|cat} hides under the table, thanks {brand}.',
      '{A reset|New cable} calmed the flickering strip for a day. Now half of it is dark.',
      'Strip of the {lamp} flickers since this week, had to {cover it|use candles}.',
      'flickering strip in my {lamp}, {brand} wants {60|45} for a new one',
    ],
  },
  weakProblem: {
    id: 'clip breaks',
    says: [
      ['clip', 'clips', 'hinge'],
      ['break', 'broke', 'broken', 'snapped', 'snap', 'clip'],
    ],
    patterns: [
      '{Third|Second|Fourth} broken clip on the {left|right} side of my {lamp}, always {at the hinge|at the screw}.',
      'A clip snapped while {I moved it|we slept}, lamp hangs crooked now. {lamp}, {nine|twenty} weeks old.',
      [
        'Does {brand} make clips of too thin plastic? My clips break one after another.',
        ['problem', 'question'],
      ],
      'Glued the clip of the {lamp}, {two|three} more broke within a week.',
      'Crack. Another clip. My shelf is {18|22|25} mm, that should not happen on a {lamp}.',
      'Broken clips on both ends of the {lamp} after one {summer|winter}.',
      'clip number {five|six} broke today, {lamp}, less than a year old',
    ],
  },
  fadingProblem: {
    id: 'coating peels',
    says: [
      ['coating', 'lacquer', 'finish'],
      ['peel', 'peels', 'flakes', 'scratches', 'scratch', 'chips', 'coating'],
    ],
    patterns: [
      'Coating peels on the {end cap|stand|frame} of my {lamp} after {two|five} weeks, bare metal under it.',
      'The {matte|sand|black} finish scratches if you look at it. {lamp}, first owner.',
      [
        'Lacquer flakes off around the {screws|switch}, is that warranty at {brand}?',
        ['problem', 'question'],
      ],
      'Spare cap from {brand} does not match the finish of my {lamp}, not even close.',
      'Watering took the coating off the stand of my {lamp} in {one month|three weeks}.',
      'Coating peels under the {clip|hook} of the {lamp}, rust already.',
      'peeling coating on a {two|three} week old {lamp}, really disappointed',
    ],
  },
  rareProblem: {
    id: 'sticker residue',
    says: [
      ['sticker', 'label'],
      ['glue', 'residue', 'sticker'],
    ],
    patterns: [
      'The sticker of the {lamp} leaves glue on every finger.',
      'Sticker residue, soap does not help. {lamp}.',
      'Sticker on the {lamp} left so much glue that I gave up.',
    ],
  },
  germanProblem: {
    id: 'Kabel zu kurz',
    says: [
      ['kabel', 'stecker'],
      ['kurz', 'kabel', 'steckdose', 'verlängerung'],
    ],
    patterns: [
      'Das Kabel von meiner {lamp} ist {viel zu|einen Meter zu} kurz, {zweimal|dreimal} umgestellt.',
      'Kabel kurz, Stecker riesig. {brand} {Mini|Pro 2}, {acht|vierzehn} Monate alt.',
      'Kabel reicht nicht mehr bis zur Steckdose, der {dritte|fünfte} Platz ist auch zu weit.',
      'Neues Kabel auf Garantie, wieder zu kurz. Liegt wohl am {Lager|Versand}.',
      'Auf dem Regal ist das Kabel zu kurz und ich stehe da. So macht die {lamp} keinen Spaß.',
    ],
  },
  spanishProblem: {
    id: 'suscripción cobrada dos veces',
    says: [
      ['suscripción', 'cobro'],
      ['suscripción', 'cobraron', 'dos veces', 'mensual'],
    ],
    patterns: [
      'Me cobraron dos veces la suscripción de la {lamp}, {otra vez|este mes también}.',
      'La suscripción de {brand} subió {cinco|ocho} euros sin avisar.',
      [
        'Quiero anular la suscripción de la {lamp} y no hay forma, siguen cobrando cada mes.',
        ['problem', 'leaving'],
      ],
      '{Tres|Dos} correos a {brand} por la suscripción cobrada dos veces y nadie contesta.',
      'Otra suscripción de la {lamp} mal cobrada, {brand} no devuelve el dinero.',
    ],
  },
  japaneseProblem: {
    id: 'クリップが折れる',
    says: [['クリップ'], ['折れ', '割れ', '落ち']],
    patterns: [
      '{lamp}のクリップが{一週間|三日}で折れた。棚につけると落ちる。',
      'クリップが折れてライトが落ちました。{brand}に連絡したけど返事なし。',
      '{lamp}のクリップ、厚い棚につけると折れるので使えない。',
      'また落ちてた。{brand}のクリップは細すぎて折れると思う。',
      'クリップが折れて{二回|三回}も交換。{lamp}は好きだけど残念。',
    ],
  },
} as const satisfies Partial<Record<RoleName, Told>>
