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
 * French, with and without "ne". Covered: abilities denied ("ne s'allume plus", "impossible de"), waiting, lacks, double
 * charges; questions by inversion, "est-ce que" and word order alone with a mark; wishes by conditional and request;
 * comparatives with "que"; "résilier", returns and changes; danger and harm. Not covered: sarcasm, verlan.
 */
export const french: LanguagePatterns = {
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
      "pas|pas de|pas d'|plus|plus de|aucun|aucune|jamais|jamais de|sans|ni|rien de|guère|peu|zéro|pas très|pas vraiment|loin d'être",
    ],
    wordsBetween: 2,
    after: [],
    supposed: ['si|en cas de|au cas où'],
  },
  questions,
}
