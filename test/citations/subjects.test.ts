import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { check } from './sample-posts.ts'

const verdictOf = (text: string) =>
  check(text)
    .sentences.map(({ verdict }) => verdict)
    .join(' ')

const sentences: Readonly<Record<string, readonly string[]>> = {
  verified: [
    // What a quotation has is no speaker of it.
    '«My lamp flickers all night» reunió 34 comentarios (t3_abc12).',
    'Hasta ahora «My lamp flickers all night» cosecha 34 comentarios (t3_abc12).',
    '« My lamp flickers all night » récolte 34 commentaires (t3_abc12).',
    'Bisher hat „My lamp flickers all night“ 34 Kommentare gesammelt (t3_abc12).',
    '“My lamp flickers all night” now lists 34 comments (t3_abc12).',
    // Where something is said does not say it.
    'Drüben auf Reddit beschrieb es jemand so: „My lamp flickers all night“ (t3_abc12).',
    '«My lamp flickers all night» (t3_abc12): visto en Reddit.',
    'Esta frase procede de Reddit: «My lamp flickers all night» (t3_abc12).',
    'Einer der Nutzer schreibt: „My lamp flickers all night“ (t3_abc12).',
    // A relative clause has its own subject.
    'Ein Nutzer, der Fernlight erwähnt, schreibt: „My lamp flickers all night“ (t3_abc12).',
    'Eine Nutzerin, die Fernlight erwähnt, schreibt: „My lamp flickers all night“ (t3_abc12).',
  ],
  unchecked: [
    '«My lamp flickers all night», señalan 34 comentarios (t3_abc12).',
    '« My lamp flickers all night », rapportent 34 commentaires (t3_abc12).',
    '“My lamp flickers all night”, 34 comments say (t3_abc12).',
    '34 Kommentare beschreiben „My lamp flickers all night“ (t3_abc12).',
    'Reddit beschrieb es so: „My lamp flickers all night“ (t3_abc12).',
    'Eine Meldung, die Fernlight schrieb: „My lamp flickers all night“ (t3_abc12).',
  ],
  contradicted: [
    'Am 3.11. hieß es: „My lamp flickers all night“ (t3_abc12).',
    '«My lamp flickers all night» reunió 57 comentarios (t3_abc12).',
    'Drüben auf Instagram beschrieb es jemand so: „My lamp flickers all night“ (t3_abc12).',
    // "Am" is no English verb beside a German day.
    'Am 3. November 2026: „My lamp flickers all night“ (t3_abc12).',
  ],
}

describe('the subject of a verb is read', () => {
  for (const [verdict, texts] of Object.entries(sentences))
    for (const text of texts) test(`${verdict}: ${text}`, () => assert.equal(verdictOf(text), verdict))
})
