import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mainLanguage } from '../../../src/trends/relating/main-language.ts'
import { texts } from './world.ts'

const told: readonly [language: string | undefined, texts: readonly string[]][] = [
  ['en', texts.updateEn],
  ['ja', texts.updateJa],
  ['es', texts.updateEs],
  ['zh', ['折叠伞晾干要很久', '新买的折叠伞很轻便']],
  ['ko', ['가습기 청소가 너무 귀찮다']],
  ['th', ['ซื้อพัดลมตัวใหม่มาแล้ว']],
  ['ar', ['صوت المروحة مزعج في الليل']],
  ['ru', ['Лампа не включается после обновления']],
  ['ja', ['Fernlight Pro 2 firmware 4.2 Wi-Fi が壊れた']],
  ['en', ['I love the サ lamp on my desk and it is great']],
  [undefined, ['E17', '…', '']],
  [undefined, []],
  [undefined, [...texts.updateEn, ...texts.updateJa]],
]

for (const [language, some] of told) {
  test(`${some.length} texts such as "${some[0] ?? ''}" are in ${language ?? 'no one language'}`, () => {
    assert.equal(mainLanguage(some), language)
  })
}
