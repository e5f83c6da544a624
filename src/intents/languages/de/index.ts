import type { LanguagePatterns } from '../../patterns.ts'
import { comparisonPhrases } from './comparison.ts'
import { faultPhrases, faultWords } from './faults.ts'
import { harmPhrases, harmWords, hazardPhrases, hazardWords, notices, possible } from './hazard.ts'
import { idioms } from './idioms.ts'
import { leavingPhrases } from './leaving.ts'
import { praisePhrases, praiseWords } from './praise.ts'
import { problemPhrases, problemWords } from './problem.ts'
import { questionPhrases, questions } from './question.ts'
import { wishPhrases } from './wish.ts'

/**
 * German. Covered: abilities denied with the verb before or behind ("geht nicht an", "nicht mehr einloggen"), prefixes
 * parted from their verbs, waiting, lacks, double charges; questions with and without a mark, "weiß jemand, ob"; wishes
 * by Konjunktiv ("wäre schön, wenn") and request; comparatives with "als"; notice, returns, changes; danger and harm.
 * Not covered: sarcasm, Swiss and Austrian dialects.
 */
export const german: LanguagePatterns = {
  writesSpaces: true,
  spellings: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  idioms,
  phrases: {
    hazard: hazardPhrases,
    harm: harmPhrases,
    wish: wishPhrases,
    leaving: leavingPhrases,
    comparison: comparisonPhrases,
    praise: praisePhrases,
    problem: [...problemPhrases, ...faultPhrases],
    question: questionPhrases,
  },
  words: {
    problem: [...problemWords, ...faultWords],
    praise: praiseWords,
    hazard: hazardWords,
    harm: harmWords,
  },
  notices,
  negation: {
    possible,
    before: [
      'nicht|kein|keine|keinen|keinem|keiner|keinerlei|nie|niemals|ohne|weder|kaum|wenig|nichts|alles andere als',
    ],
    wordsBetween: 2,
    after: [],
    supposed: ['wenn|falls|sollte|ob'],
  },
  questions,
}
