import { holds } from './grinder-world.ts'

/** “Lid squeak” is fourth of five, “decaf blend” third, and “travel case” last. */
const secondLast = [
  '“#” is second to last.',
  '“#” ranks second from the bottom.',
  '“#” is the penultimate topic.',
  '„#“ steht auf dem vorletzten Platz.',
  '«#» ocupa el penúltimo lugar.',
  '« # » est avant-dernier.',
  '“#” ocupa o penúltimo lugar.',
  'يحتل «#» المركز قبل الأخير.',
  '「#」は下から2番目です。',
  '“#”排名倒数第二。',
  '“#”은 끝에서 두 번째입니다.',
]
const of = (name: string) => secondLast.map((text) => text.replace('#', name))

holds('a place that is counted from the last', {
  verified: [
    ...of('lid squeak'),
    '“Decaf blend” is third from the bottom.',
    '“Travel case” is last in the ranking.',
    '«Travel case» cierra la clasificación.',
    '« Travel case » ferme la marche.',
  ],
  contradicted: [
    ...of('refill pods'),
    '“Burr wobble” is third to last.',
    '“Burr wobble” is last in the ranking.',
  ],
  unchecked: [
    '“Refill pods” ranks one place below “burr wobble”.',
    '“Lid squeak” ranks two places below “burr wobble”.',
    '“Lid squeak” ranks one place below “burr wobble”.',
    '“Lid squeak” is one place behind “burr wobble”.',
    '“Lid squeak” is a spot behind “burr wobble”.',
    '„Lid squeak“ liegt einen Platz hinter „burr wobble“.',
    '«Lid squeak» está un puesto por debajo de «burr wobble».',
    '« Lid squeak » est une place derrière « burr wobble ».',
    '“Lid squeak” está uma posição atrás de “burr wobble”.',
  ],
})
