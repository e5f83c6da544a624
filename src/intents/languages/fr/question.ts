import type { LanguagePatterns } from '../../patterns.ts'

/** Phrases. */
export const questionPhrases: readonly string[] = [
  "(quelqu'un|qqn|certains|qui|quelqu un|personne) (d'autre |ici |parmi vous )?(sait|saurait|a-t-il|a |aurait|connaît|connait|peut|pourrait|pour|utilise|peux|as|ont|ici|avez|a déjà|d'autre)~?",
  "(je |j'|on |nous )(voudrais|aimerais|souhaite|souhaiterais|voulais|cherche à|veux|voudrions|me demande|me demandais|aimerions) (bien )?(savoir|si|comment|quand|connaître|comprendre|quel|quelle|pourquoi|où)",
  'me demande (si|comment|quand|pourquoi|quel|où)|(sais|savez|sait) (pas |vous )?(si|comment|quand|où|pourquoi|quel|quelle|combien|ce que)|savez-vous',
  'sauriez-vous',
  "(pouvez|pourriez|pouvez-vous|pourriez-vous|peux|peux-tu|peut|pourrait) (vous )?(me |m'|nous |svp )*~?(dire|expliquer|indiquer|confirmer|aider|renseigner|préciser|donner|éclairer)",
  "(petite |une |j'ai une |ma |juste une )question|(une|des) (idée*|conseil*|astuce*|avis|recommandation*|retour*) (sur|pour|de|comment|à|svp|concernant)",
  "(comprends|comprend) pas (comment|pourquoi|où)|est-ce (que|qu')|qu'est-ce (que|qu')|c'est (quoi|où|quand|combien|qui)|y a-t-il|y a t il|existe-t-il",
  '(a|est|sont|peut|doit|faut|va|reste)-(t-)?(il|elle|on|ils|elles|ce)',
  '(avez|êtes|faites|livrez|vendez|acceptez|proposez|pouvez|prenez|comptez|expédiez|dois|puis|faut)-(vous|je)',
  "(comment|où|quand|combien|pourquoi) (on|je|faire|ça|puis-je|peut-on|puis|dois-je|est|sont|se|fait-on|fait|faut-il|la|le|les|mon|ma|marche|fonctionne|y|c'est|vous|ce|coûte|résilier|renvoyer|savoir|régler|changer|nettoyer|activer|utiliser|acheter|contacter|obtenir|désactiver|supprimer|s'abonner|trouver|retirer|connecter|installer|de|dure|met|mettre|ouvre|commander|réinitialiser|dois|peut|peux)",
]

/** How questions begin and what asks before a mark. */
export const questions: LanguagePatterns['questions'] = {
  greetings: [
    'bonjour|salut|coucou|hello|bonsoir|et|mais|ou|alors|donc|dites|dis|svp|question|petite question|une question|x|pardon|excusez-moi|hey|re|au fait|ok',
    'bon|du coup|sinon',
  ],
  openings: [
    "(à|de|pour|avec|sur|dans|depuis|en|par|jusqu'à) (quel|quelle|quels|quelles|combien|quand|qui|quoi|où)",
    '(quel|quelle|quels|quelles) (est|sont|[a-z]{3,14} (est|sont|va|vont|faut|pour|je|dois|choisir|prendre|correspond*|convient|utiliser|avez|peut|dure|convient))',
    '(lequel|laquelle|lesquels)|(combien|pourquoi|comment) [a-z]*|peut-on|puis-je|peut on|doit-on|est-il|est-elle',
    'vous (livrez|avez|faites|vendez|acceptez|prenez|expédiez|proposez) [^.!?]{0,60}\\?',
  ],
  withMark: ['[a-z]{2,}'],
}
