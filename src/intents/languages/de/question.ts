import type { LanguagePatterns } from '../../patterns.ts'

/** Phrases. */
export const questionPhrases: readonly string[] = [
  '(weiß|weiss|wisst|wissen|kennt|hat|hatte|kann|könnte|könnt|gibt) (hier |noch |zufällig |vielleicht |es |mir |uns |dazu |schon )*(jemand|wer|einer|ihr|sie|irgendwer|irgendjemand) ?~~(ob|wie|wann|wo|was|warum|welche*|einen|eine|ein|erfahrung*|sagen|erklären|helfen|tipps?|schon|damit|das|auch|probleme)?',
  '(jemand|wer) (eine ahnung|eine idee|erfahrung*|tipps|ne idee|ne ahnung|einen tipp|infos|von euch|hier|wissen)',
  '(ich )?(wollte|würde|möchte|hätte|hatte) ~?(mal )?(fragen|wissen|gern wissen|gerne wissen|eine frage|ne frage)',
  '(frage|fragen) (mich|zu|zum|zur|an|:|mal)|(kurze |eine |ne |hab eine |blöde )?frage(:|,| an| zu)',
  '(mich )?(würde )?interessier(t|en) (mich |ob|wie|wann|welche)|(bin|ist) (mir )?(unsicher|nicht sicher) (ob|wie|wann|welche)',
  '(keinen plan|verstehe nicht|verstehe nicht ganz|unklar),? (ob|wie|wann|warum|welche)',
  '(irgendwelche|hat wer|jemand) (tipps|ideen|erfahrungen|empfehlungen)',
  '(könnt|können|könntet|könnten) (ihr|sie) (mir |uns |bitte )*~~(sagen|erklären|bestätigen|verraten|mitteilen|helfen)',
]

/** How questions begin and what asks before a mark. */
export const questions: LanguagePatterns['questions'] = {
  greetings: [
    'hallo|hi|hey|moin|servus|und|aber|oder|also|sagt mal|sag mal|sorry|entschuldigung|guten tag|guten morgen|bitte|frage|kurze frage|x|mal|ihr lieben',
    'zusammen|leute|team|liebes [a-z]{1,12}',
  ],
  openings: [
    '(wie|wo|wann|wer|was|warum|wieso|weshalb|woher|wohin|wozu|womit|wofür|woran|worin|wem|wen) (ist|sind|kann|kriege|krieg|bekomme|bekommt|lange|viel|viele|oft|hoch|groß|weit|stelle|stellt|schalte|verbinde|mache|macht|man|geht|gehen|lässt|kommt|kommen|kostet|kosten|gibt|muss|soll|sollte|wird|werden|bleibt|hat|habt|haben|funktioniert|schicke|finde|finden|krieg|kann man|reinige|reinigt|wechsle|wechselt|storniere|kündige|öffnet|darf|wäre|schaltet|bedeutet|heißt|passiert|steht|liegt|fährt|fahren|wurde|können|kauf|kaufe|hilft|genau|ihr|bietet|war|waren|alt|schnell|teuer|laut|schwer|warm)',
    '(welche|welcher|welches|welchen|welchem) [a-z]{2,20} |(ab|bis|seit|um|von|zu|für|mit|in) (wann|welcher|welchem|welche|wie|was|wem)',
    '(habt|liefert|verkauft|versendet|nehmt|akzeptiert|bietet|macht|plant|wisst|kennt|könnt|fährt|seid|gibt|kommt|passt|passen|lohnt|funktioniert|darf|kann|muss|ist|sind|hat|wird|lässt|werden|geht|gilt|braucht|brauche|soll) (ihr|es|man|sich|das|die|der|den|dieser|diese|dieses|ich|mir|jemand|noch jemand|bei|das fruhstuck|da|auch|hier) [^?.!]{0,80}\\?',
    'habt ihr|gibt es|liefert ihr|darf man|kann man|kann ich',
  ],
  withMark: ['[a-z]{2,}'],
}
