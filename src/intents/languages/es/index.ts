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
 * Spanish of Spain and of America (tú, vos, usted, vosotros). Covered: abilities denied ("no enciende", "no puedo
 * entrar", "dejó de"), accidental "se me", waiting, lacks, double charges; questions with and without "¿"; wishes by
 * conditional, subjunctive and request; comparatives with "que"; "dar de baja", returns and changes; danger and harm.
 * Not covered: sarcasm, wishes in the bare infinitive.
 */
export const spanish: LanguagePatterns = {
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
    before: ['no|nunca|sin|jamas|tampoco|ningun|ninguna|ni|nada|nadie|cero|poco'],
    wordsBetween: 2,
    after: [],
    supposed: ['si|en caso de'],
  },
  questions,
}
