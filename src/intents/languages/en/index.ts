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
 * English. Covered: abilities denied ("won't start", "can't log in", "no reply"), waiting, loss, damage, double charges;
 * questions that begin as questions do, with or without a mark, and indirect ones ("any idea why"); wishes by modal
 * verbs and requests; thanks and judgements; comparatives with "than"; who cancels, returns, switches; danger and harm.
 * Not covered: sarcasm ("great, another delay"), comparisons by context alone ("the Nimbus has the longer cable").
 */
export const english: LanguagePatterns = {
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
    before: [
      "not|no|never|without|hardly|barely|cannot|can't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|wouldn't|couldn't|haven't|hasn't|nothing|zero",
      'far from|less than|nor|none of|neither|anything but',
    ],
    wordsBetween: 3,
    after: [],
    supposed: ['if|in case|in case of|whether|unless'],
  },
  questions,
}
