import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IntentReader } from '../../../src/trends/presenting/intents.ts'
import { onTopicFilter } from '../../../src/trends/presenting/on-topic.ts'
import { questionIn } from '../../../src/trends/presenting/question.ts'

function asked(text: string, topic = 'solar kettle', keywords = ['kettle', 'solar', 'lid', 'voltage']) {
  return questionIn({ id: 'p', text }, onTopicFilter({ topic, keywords }), new IntentReader())?.text
}

const taken: [string, string, string][] = [
  [
    'the clearest of several',
    'Why kettle? Which lid fits the solar kettle? Who knows?',
    'Which lid fits the solar kettle?',
  ],
  ['a version and its full stops', 'Does kettle firmware 2.14.1 help?', 'Does kettle firmware 2.14.1 help?'],
  [
    'what stands behind a statement of the matter, with it',
    'The solar kettle leaks. Does anyone know why?',
    'The solar kettle leaks. Does anyone know why?',
  ],
  [
    'one that goes on behind a comma',
    'Folks, where do you buy the kettle?!',
    'Folks, where do you buy the kettle?',
  ],
  ['one without the mark that only opens', '(Is the kettle any good? I doubt it)', 'Is the kettle any good?'],
]
for (const [what, text, expected] of taken) {
  test(`takes ${what}`, () => {
    assert.equal(asked(text), expected)
    assert.ok(text.includes(expected))
  })
}

const left: [string, string][] = [
  ['a headline with a mark', "Teamaker's newest rival: the solar kettle?"],
  ['an announcement', 'Did you know that the solar kettle is made in Lumo?'],
  ['a question about something else', 'We had the solar kettle. It was fun. Who won the match?'],
  ['a mark within a link', 'The kettle https://example.org/how?is=it'],
  ['a question in a post without the matter', 'Who else is going there?'],
]
for (const [what, text] of left) {
  test(`does not take ${what} for a question about the topic`, () => {
    assert.equal(asked(text), undefined)
  })
}

const languages: [string, string, string][] = [
  ['Spanish', 'tetera', '¿Dónde compro la tetera?'],
  ['Spanish with its own mark', 'tetera', 'Oye, ¿a alguien más le gotea la tetera?'],
  ['German', 'kocher', 'Leute, welcher Kocher ist leise?'],
  ['Portuguese', 'chaleira', 'Como limpo a chaleira?'],
  ['French', 'bouilloire', 'Comment nettoyer la bouilloire ?'],
  ['Arabic', 'الغلاية', 'كيف أنظف الغلاية؟'],
  ['Japanese', '湯沸かし', 'この湯沸かしは静かですか？'],
  ['Chinese', '水壶', '这个水壶好用吗？'],
  ['Korean', '주전자', '주전자는 어디서 사나요?'],
  ['Thai', 'กาต้มน้ำ', 'กาต้มน้ำรุ่นนี้ดีไหม?'],
  ['Italian', 'bollitore', 'Quale bollitore è silenzioso?'],
  ['Russian', 'чайник', 'Где купить чайник?'],
]
for (const [language, keyword, question] of languages) {
  for (const form of ['NFC', 'NFD'] as const) {
    test(`knows a question in ${language}, written in ${form}`, () => {
      assert.equal(asked(question.normalize(form), keyword, [keyword]), question.normalize(form))
    })
  }
}
