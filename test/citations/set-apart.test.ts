import { holds } from './grinder-world.ts'

holds('what is so of those that are named alone is so of no other in the list', {
  verified: [
    'Only “lid squeak” is fading.',
    'Only “decaf blend” is steady.',
    'Nur „lid squeak“ lässt nach.',
    'Solo «lid squeak» está en descenso.',
    'Apenas “lid squeak” está em queda.',
    'Seul « lid squeak » est en baisse.',
    '只有“lid squeak”在下降。',
    '「lid squeak」だけが減少しています。',
    '“lid squeak”만 감소하고 있다.',
    'Only “burr wobble” and “refill pods” are rising.',
    'Nur „burr wobble“ und „refill pods“ steigen.',
  ],
  unchecked: [
    // A new trend rises as well, and others may be those that the text speaks of.
    'Only “refill pods” is rising.',
    'Of these, only “burr wobble” is rising.',
    'Only now “lid squeak” is fading.',
    '“Lid squeak” is only fading.',
    '“Lid squeak” only is fading.',
    'Only users of “lid squeak” are fading.',
    'Only “lid squeak” and the lamps are fading.',
  ],
  contradicted: ['Only “lid squeak” is rising.', 'Nur „decaf blend“ steigt.'],
})

holds('what is so of one unlike another is not so of the other', {
  verified: [
    'Unlike “decaf blend”, “refill pods” is rising.',
    '“Refill pods”, unlike “decaf blend”, is rising.',
    '“Refill pods” is rising, unlike “decaf blend”.',
    'Unlike “lid squeak”, “burr wobble” and “refill pods” are rising.',
    'Anders als „decaf blend“ steigt „refill pods“.',
    'Im Gegensatz zu „decaf blend“ steigt „refill pods“.',
    'A diferencia de «decaf blend», «refill pods» está en alza.',
    'Ao contrário de “decaf blend”, “refill pods” está em alta.',
    'Contrairement à « decaf blend », « refill pods » est en hausse.',
    'على عكس «decaf blend»، «refill pods» في ازدياد.',
    '「decaf blend」とは異なり、「refill pods」は増加しています。',
    '与“decaf blend”不同，“refill pods”正在上升。',
    '“decaf blend”와 달리 “refill pods”는 상승하고 있다.',
    'ต่างจาก “decaf blend” “refill pods” กำลังเพิ่มขึ้น',
  ],
  unchecked: [
    // What is new rises as well.
    'Unlike “burr wobble”, “refill pods” is rising.',
    // Of too few posts no status says whether it rises.
    'Unlike “travel case”, “refill pods” is rising.',
    'Unlike the users of “decaf blend”, “refill pods” is rising.',
    'Unlike “decaf blend”, “refill pods” is rising in price.',
  ],
})

holds('a place that is said before a name, with a verb or particle between them, is of that name', {
  verified: [
    '1位は「burr wobble」、2位は「refill pods」です。',
    '1位は「burr wobble」、2位は「refill pods」、3位は「decaf blend」です。',
    '第一名是“burr wobble”，第二名是“refill pods”。',
    '1위는 “burr wobble”, 2위는 “refill pods”이다.',
    'Platz 1 ist „burr wobble“, Platz 2 ist „refill pods“.',
    '「burr wobble」は1位、「refill pods」は2位です。',
  ],
  unchecked: [
    '1位は「refill pods」、2位は「burr wobble」です。',
    '第一名是“refill pods”，第二名是“burr wobble”。',
    // A status is no figure.
    '“Refill pods” has the same status as “burr wobble”.',
    '「refill pods」は「burr wobble」と同じステータスです。',
  ],
})
