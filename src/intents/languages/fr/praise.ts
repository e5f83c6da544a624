/** Phrases. */
export const praisePhrases: readonly string[] = [
  'inoubliable|je suis fan|(fan|accro|conquis*)|vrai plaisir|mieux pensé|au quart de tour|a sauvé|reposés?|ça change des|retrouvé le|connaissent leur',
  '(bien|beaucoup|nettement|largement) (meilleur*|mieux|plus (silencieu*|confortable*|léger*|légère|rapide*|solide*|agréable*|doux|douce|pratique*)) que',
  "(n'|aucune? n')arrive ~cheville|c'est le jour et la nuit|adopté|dingue|foncez|a fait un carton|ne le lâche plus|ultra [a-z]*|sur tous les points",
  'les yeux fermés|une tuerie|sublime(s)?|tout arrive|(mieux|bien) conseillé|gagner un temps fou|comblé',
  "(problème|souci|bug|tout|panne) (a été |est |très |vite |enfin |s'est )*(réglé|résolu|corrigé|réparé|arrangé)",
  '(a|ont|avez|vite|été|tout) (vite |tout |rapidement |parfaitement |enfin |été |mon |bien )*(réglé|résolu|corrigé|réparé|solutionné)',
  'réglé en (cinq|dix|deux|quelques|moins)',
  "(aucun|aucune|zéro|sans|sans aucun|pas (un|eu|le moindre)|jamais (eu )?(un|de|le moindre|aucun)|jamais eu) (seul |moindre |le |petit |gros |de |d'|un |aucun )*(problème*|souci|soucis|panne*|défaut*|reproche*|bug*|déception|regret*|plainte*|accroc|mauvaise surprise)",
  'rien à (redire|dire|reprocher)|(jamais|pas) déçu(e|s)?|ne (me )?regrette pas|ne déçoit (jamais|pas)',
  "(fonctionne|fonctionnent|marche|marchent|va|tient|tourne|roule|taille|tombe|passe|s'est passé|arrivé|arrivée|livré|livrée|reçu|tout est|chauffe|sonne|fait) (toujours |encore |à |vraiment |très |super |tout |tous |bien |comme |parfaitement |au |sur |son |nickel |trop )*(bien|merveille|perfection|parfaitement|parfait|parfaite|nickel|impec|impeccable|des roulettes|un charme|poil|roulettes|prévu|le job|le boulot|en avance|rapidement|vite|en parfait état|temps et en heure|du tonnerre|top|super bien)",
  'merci (beaucoup|mille fois|infiniment|à|au|pour|encore|du fond|x|vraiment|bcp|énormément)',
  '(un |mille |grand |gros |encore )(grand |gros |énorme )?merci(s)?|(bravo|chapeau|félicitations|coup de chapeau|respect|big up)',
  '(je |on |nous )?(le |la |les |vous |vivement |fortement )*recommand(e|ons|er|erai) ~?|à recommander',
  "(vaut|valait|valent|mérite) (vraiment |largement |bien |chaque |le |la |son |le )*(coup|détour|peine|prix|centime|euro|sous|coût|l'achat)",
  '(très|super|trop|vraiment|tellement|hyper|si|tout à fait|plus que|archi|extrêmement|plutôt|tres) (content|contente|contents|satisfait|satisfaite|satisfaits|heureux|heureuse|bon|bonne|bons|beau|belle|joli|jolie|confortable*|agréable*|pratique*|gentil|gentille|gentils|rapide*|efficace*|bien|utile|doux|douce|propre|sympa|sympathique*|aimable*|accueillant*|serviable*|solide|professionnel*|réactif*|mignon|cosy|facile|délicieu*|ravi*|réussi*|soigné*|souriant*|léger|silencieu*|qualité)',
  'pas mal|une (tuerie|merveille|pépite|réussite|bombe|petite merveille|valeur sûre|belle (surprise|découverte)|bonne surprise|excellente)',
  '(un|vrai|pur) (régal|bonheur|délice|plaisir|bijou|petit bijou|coup de cœur|must|amour|sans faute|service (au top|impeccable|parfait))',
  '(agréablement|positivement) surpris(e)?|(cinq|5) étoiles|5/5|10/10|20/20|10 sur 10',
  "(on|je|nous) (y )?(reviendrai|reviendra|reviendrons|rachèterai|recommanderai|retournerai) (sans|avec|certainement|c'est sûr|volontiers|vite|les yeux|et|!)?",
  "on reviendra|(le|la|les|mon|ma) meilleur(e|s|es)? [a-z]{3,14} (que|de|du|jamais|qu')|(mon|ma|mes) [a-z]{0,12} ?préféré(e|s|es)?|au top|à tomber",
  'rien que du bonheur',
  '(bonne|excellente|belle|super|très bonne) (qualité|surprise|idée|expérience|découverte|adresse|affaire|batterie|ambiance|prestation)',
  '(bon|super|excellent|beau) (produit|service|rapport|accueil|travail|achat|boulot|son|rapport qualité|choix|séjour)',
  '(livraison|réponse|service|envoi|expédition) (très |super |ultra )?(rapide|soigné|impeccable|au top|nickel|efficace)|bien emballé',
  'conforme à (mes attentes|la description|la photo)|(dépassé|au-delà de) (mes|nos|toutes) ~attentes|comme neuf|me (régale|facilite|change|sauve) ~',
  '(a|ont) sauvé',
]

/** Words that a negation turns into a problem. */
export const praiseWords: readonly string[] = [
  'adore|adorons|adoré|aime|aimons|excellent|excellente|excellents|parfait|parfaite|parfaits|parfaitement|génial|géniale|géniaux|super|top|nickel',
  'impeccable|impeccables|formidable|formidables|fantastique|magnifique|magnifiques|merveilleux|merveilleuse|incroyable|incroyables|sublime|superbe',
  'superbes|ravi|ravie|ravis|satisfait|satisfaite|satisfaits|content|contente|heureux|heureuse|enchanté|enchantée|recommande|délicieux|délicieuse|bluffé',
  'bluffant|bluffante|épatant|extra|canon|adorable|adorables|charmant|charmante|magique|exceptionnel|exceptionnelle|remarquable|efficace|pratique',
  'confortable|joli|jolie|bon|bonne|bien|régal|régalé|plaît|sympa|accueillant|bravo|cool|chouette|plaisir|top|agréable|fiable|fiables|solide|soignée',
  'rapide|bijou|conquis|conquise|séduit|séduite',
]
