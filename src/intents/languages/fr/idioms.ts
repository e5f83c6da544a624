/** What means something else than its words. */
export const idioms: readonly string[] = [
  '(couleur|gris|verre|bœuf|saumon) fumée?|cass(é|er|e) la baraque|bombe atomique|coup de canon|qui vivra|qui a dit|petit dernier',
  "(qui|personne) n'aime pas[^?]{0,60}|(demandé|demande) comment[^.]{0,60}|joyeux anniversaire[^.!]{0,60}|on ne va pas se plaindre",
  '(gris|vert|saumon|bleu|verre) fumée?|pentecôte|(de|avant|depuis) h|question brûlante|évité un incendie|de [0-9]+ ?h à [0-9]+ ?h|bravo le',
  'plus (léger|silencieu*) que$',
  "pas (seulement|que ça)|sans doute|pas de (souci|soucis|quoi)[ !.]|de rien|y a pas photo|n'hésitez pas|ne manquez pas|sans engagement|pas encore fini",
  '(saviez-vous|savais-tu|le saviez|vous saviez|tu savais)[^?]{0,90}|devinez|(comment )?(ça va|allez-vous|vas-tu)',
  '(vous )?(vous moquez|plaisantez|rigolez)|sérieux',
  "merci (d'avance|par avance|pour rien|bien de ne|de ne pas|de votre (retour|réponse|compréhension)|de patienter|à l'avance)",
  '(joyeux|joyeuse|bon|bonne|bons|bonnes|beau|belle|excellente?) (anniversaire|noël|année|fête*|pâques|journée|soirée|nuit|week-end|weekend|matin|chance|courage|appétit|voyage|route|vacances|semaine|dimanche|continuation)',
  'meilleurs vœux',
  "feux? d'artifice|feu (vert|rouge|de camp)|(tout|tous) feu tout flamme|coup de feu|bombe (de bain|d'énergie)|de la bombe|détecteurs? de fumée",
  "alarme incendie|pompier*|saumon fumé|prix choc|casse-tête|casser la tête|c'est de la balle",
  'bien (plus|moins)|plus (ou moins|que jamais|tard|que)$|mieux vaut|autant que possible|de plus en plus|plus de \\d*|moins de \\d*',
  'le (meilleur|mieux) (moyen|réglage|endroit|moment)|retourn(er|é|e) (à la maison|au travail|chez moi|en france)',
  '(est|sont|suis) (revenu|revenue|retourné|retournée)',
  "pas de (souci|problème)( pour moi|,| je| merci)|pas (de quoi|grave)|(quel|quelle) (temps|journée)|bonne (journée|soirée|nuit|année|fête|chance|continuation|semaine|route|lecture)|bon (week-?end|appétit|voyage|courage|anniversaire|dimanche|matin|vent)|casser la croûte|casse-croûte|casser les prix|prix cassés|prix qui cassent|rien ne va plus|tomber amoureu*|pas mal de|mort(e|s)? de rire|mdr|à mourir de rire|en feu hier|mettre le feu (au|à la) (dancefloor|salle|stade)|feu (rouge|vert|d'artifice|de camp|de cheminée)|étoile filante|rupture (amoureuse|conventionnelle)|coupé* du monde|je craque|craquer pour|ça tue|c'est une tuerie|tarte (brûlée)|crème brûlée|plus que (jamais|deux|trois|quelques|[0-9]+) (jours|heures|semaines|dodos)|le pire c'est que|perdu* (\\d+ )?kilos?|perdu [0-9]|temps perdu|au pire|tant pis",
]
