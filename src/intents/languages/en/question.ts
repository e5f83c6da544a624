import type { LanguagePatterns } from '../../patterns.ts'

/** Phrases. */
export const questionPhrases: readonly string[] = [
  '(any|no|got any|have any) (idea|ideas|clue|tips|advice|suggestions|recommendations|recommendation|news|update|updates|word|eta|info|chance you know) (on|how|why|when|what|where|if|who|which|whether|for|about|of)',
  '(does|do|did|has|have|is|can|could|would|will|if) (any|some)(one|body) (here |else |please |out there |know|knows|tell|have|had|tried|use|used|explain|help|recommend|else)*',
  '(anyone|anybody|someone|somebody) (know|knows|tried|able to tell|can tell|got any|here (know|tried|use|have)|else (have|having|has|had|get|getting|see|seeing|notice*|experienc*|know|find|think|use))',
  "wondering (if|whether|how|what|when|where|which|why|about)|(i'd|we'd|i would|we would) (like|love) to know",
  "(i|we|just|was|i'm|im|also) (was |am |been |would |just |really |still )*(wonder|wondering|curious|like to know|want to know|love to know|need to know|unsure|not sure|confused) ~?(if|whether|how|what|when|where|which|why|about|who)?",
  '(can|could|would|please|pls) (you |u |someone |anyone |somebody |anybody )?(please |pls |kindly )?(tell|advise|clarify|confirm|explain|let (me|us) know|point me|show me|help me (find|understand|with|figure))',
  '(question|quick question|questions) (about|for|:|regarding|on)',
  "(don't|do not|can't) (know|understand|figure out|find out|see) (how|why|what|where|which|when|whether|if)",
  '(trying|tried|want|need) to (figure|find) out (how|why|what|where|which|when|whether|if|the)',
  '(tell|ask) (me|us|you) (how|why|what|where|which|when|whether|if)',
  'is there (a|any|some) (way|chance|trick|setting|option|difference|discount|code|store|shop|app|manual)',
]

/** How questions begin and what asks before a mark. */
export const questions: LanguagePatterns['questions'] = {
  greetings: [
    'hi|hey|hello|hiya|yo|so|and|but|or|also|ok|okay|please|pls|um|well|sorry|help|guys|folks|everyone|all|there|team|good morning|good evening',
    'dear [a-z]{1,12}|quick question|question|x|random question|serious question|just|excuse me|oh|ah|btw|lol|now|then|again|actually|seriously',
  ],
  openings: [
    'how (do|does|did|can|could|long|much|many|often|far|big|old|come|would|should|to (i )?(get|fix|reset|set|change|clean|connect|use|turn|stop|remove|make|know|install|find)|is|are|loud|heavy|warm|soon|late|early|high|safe|hot|will|on earth|exactly|the hell|quickly|fast)',
    "how's|why (is|are|does|do|did|can't|won't|would|isn't|doesn't|don't|has|have|was|were|am|can|aren't|didn't|wasn't|on earth|the hell)",
    'what (is|are|does|do|did|time|kind|size|colou?r|happens|happened|should|would|can|else|model|about|if|was|were|will|sort|type|year|day|brand|app|bulb|version|am i|do i|exactly|has|material)',
    "what's|whats|where (is|are|can|do|does|did|could|will|would|was|should)|where's|wheres|when (is|are|will|does|do|can|did|should|would|was)|when's",
    "who (is|do|does|can|has|should|else|makes|sells|do i|knows|here)|who's",
    'which (one|is|are|of|model|size|app|version|bulb|filter|colou?r|do|does|would|should|way|train|platform|brand|[a-z]{3,12} (is|are|do|does|should|would|fits?|works?))',
    'can (i|we|it|you tell|you explain|they|the|this|these|anyone|someone|somebody|anybody)|could (i|someone|anyone|you tell|you explain|it be)',
    'do (you (guys )?(ship|sell|have|offer|know|accept|take|still|deliver|think|also|do|make|provide|carry|open|recommend|use|plan|even)|i (need|have to|get)|they|the|these|we|all|your)',
    'does (it|this|the|that|your|my|any|one|x)|did (you|it|they|anyone|the)|is (it|there|this|that|the|your|my|anyone|breakfast|x|any)',
    'are (you|there|these|they|the|your|those|we|any)|will (it|you|there|the|this|i|they|my|that)|should (i|we|it)|has (this|the|anyone|it|your|my|anybody)',
    'have (you|any of you|they)|am i|would (it|this|you recommend|these|the)|any(one|body) (else|know|got|tried|here|using|have|had|in|who)',
    "isn't (it|there|this)|was (it|there|this|the) ~(supposed|ever|always)|may i|whats",
  ],
  withMark: [
    "who|whom|whose|what|what's|whats|when|where|where's|why|which|how|how's|who's|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|has",
    "have|had|may|must|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|hasn't|haven't|anyone|anybody|any|i|me|my|we|our",
    'you|your|it|they|this|that|there|these|someone|somebody|please|or|possible|worth|still|yet|tips|advice|recommendations|suggestions|ideas',
  ],
}
