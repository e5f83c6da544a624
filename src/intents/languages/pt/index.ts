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
 * Portuguese of Brazil and Portugal. Covered: abilities denied ("não liga", "não consigo", "parou de"), waiting, lacks,
 * double charges; questions with and without a mark; wishes by conditional, "tomara", "podia ter" and request;
 * comparatives with "(do) que"; cancelling, returns, changes; danger and harm. Not covered: sarcasm.
 */
export const portuguese: LanguagePatterns = {
  writesSpaces: true,
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
    before: ['não|nao|n|nunca|sem|jamais|nenhum|nenhuma|nem|nada|ninguém|zero|pouco'],
    wordsBetween: 2,
    after: [],
    supposed: ['se|em caso de|caso'],
  },
  questions,
}
