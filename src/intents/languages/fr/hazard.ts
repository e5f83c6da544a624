/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  "(rappel|rappels) (produit|de (la|l'|ce|cette|produits?|lots?|tous|nos|véhicules?)|du|des|massif|volontaire|concernant)|rappel(é|ée|és|ées)",
  '(retiré|retirée|retirés|retrait) (du|de la|des) (marché|vente|rayons)',
  "(risque*|danger) (d'|de |pour |mortel|électrique)~?(incendie|feu|brûlure*|choc|électrocution|étouffement|explosion|blessure*|coupure|chute|intoxication|enfant*|les|santé|mort|asphyxie)?",
  'dangereux|dangereuse(s|ment)?|un danger|sans danger|toxique*|cancérigène*|mortel|mortelle|poison|insalubre',
  "allergique*|allergie(s)?|allergène*|anaphyla*|monoxyde de carbone|fuite de gaz|(est|sont|c'est) ~(sûr|sécuris(é|ée)|sans risque) (de|pour|la|si)",
  "(peut|pourrait|pourraient|risque de|peuvent|va) ~(prendre feu|exploser|brûler|s'enflammer|blesser|provoquer un incendie|électrocuter|étouffer)",
  "n'utilisez plus|ne plus utiliser|cessez d'utiliser",
]

/** What has happened and endangered. */
export const harmPhrases: readonly string[] = [
  "devenue? bleue?|(échafaudage|grille|portail|branche) ~~~(basculé|tombé|effondré)|(doigt|ongle|plaie) (infecté|arraché|ouverte?)|dans l'œil",
  "tombée? de (deux|trois|[0-9]+) mètres|boucle s'ouvre|(tous|six) malades",
  '(clavicule|poignet|bras|jambe|cheville|doigt|côte|nez) (fracturé*|cassé*|foulé*|en moins)',
  "(rambarde|balcon|échelle|chaise|étagère|garde-corps) ~~(lâch*|céd*|cass*|effondr*|décroch*)|a roussi|roussi|(se sont|s'est) (refermée?s?|refermé) sur",
  '(bras|main|doigt|doigts|pied) (coincé*|pris|écrasé*)|détecteur de monoxyde|couvert* (le|la|de) ~~cloques|(failli|manqué) ~~~(doigt|œil|main|vie|peau)',
  'laisser un doigt|tremble encore|cassée net|brûle|(projeté*|éjecté*|propulsé*) (au sol|par terre|ma|une|un)',
  "(pris feu|prend feu|prendre feu|pris flamme|en feu|en flammes|s'est enflamm(é|ée)|(a|ont|est|avait|tout|moitié) (cramé|crame|cramée|brûlé|brûlée|brûlés)|départ de feu|début d'incendie|incendie (chez|dans|à cause|s'est)|flammes)",
  "(s'est|se sont|se|elle|il|ça|commence|commencé|mise?) ~(fum(e|er|é|ait)|à fumer|de la fumée)|(fumée|fumées|fumait|étincelle*|étincelait|crépite)",
  '(court-circuit|court circuit)',
  '(sent|sentait|senti|odeur|pue|puait|odeurs) ~(brûlé|cramé|roussi|gaz|fumée|brulé|cramée|plastique fondu)',
  '(décharge*|choc|coup) (électrique*|de jus)|coup de jus|châtaigne|électrocut*|électris(é|ée)',
  '(pris|prends|reçu|prendre) (le|du|une|un) ~(jus|courant|décharge)',
  '(coup(é|ée|és)|brûl(é|ée|és)|bless(é|ée|és|er)|pinc(é|ée)|coinc(é|ée) (le|les|la)|ouvert) ~(sur|avec|au|à|la|le|les|en|mon|ma|gravement|main|doigt*)',
  "(me suis|s'est|se sont|m'a|nous a|s'est|lui a|t'es) (gravement |presque |fait |bien )?(coup(é|ée)|brûl(é|ée)|bless(é|ée)|ouvert|cass(é|ée) (le|la|un)|foul(é|ée)|fractur(é|ée)|électrocut(é|ée)|entaill(é|ée)|étouff(é|ée)|écorch(é|ée)|éborgn*|pinc(é|ée)|fait (très )?mal)",
  'blessure*|brûlure*|coupure|saign(e|ait|é|er)|du sang|ensanglant*|cloque*|points de suture|urgences|hôpital|hospitalis*|ambulance|pompiers',
  'explos(é|ée|e|er|és|ion)|(a|ont) (éclaté|implosé)|éclat(é|ée) (dans|au|en)|volé en éclats',
  '(batterie|pile|téléphone|visage|lèvre*|œil|yeux|langue|gorge|main|pied) ~(gonfl(e|é|ée|és|ées)|enfl(é|ée|és|e))',
  '(gonflé|gonflée|gonflés|enflé) (après|comme|et|à)|réaction allergique',
  '(urticaire|plaques rouges|éruption cutanée|boutons partout|œdème|choc anaphylactique)|bombé(e)?',
  'intoxi(cation*|qué*)|(tomb(é|ée|és|er)|rendu|rendue|été|étions) (tous )?malade(s)?|(vomi|vomir|vomissement*|salmonelle*|gastro)',
  '(morceau|bout|éclat|débris|bris)(x|s)? de (verre|métal|plastique|bois)|(verre|métal|agrafe|aiguille) dans (mon|ma|la|le|mes|notre)',
  "(failli|manqué|à deux doigts de) ~(mourir|s'étouffer|étouffer|tomber|brûler|perdre|prendre|me|se|avaler|être|y (rester|passer)|mettre le feu|cramer)",
  "s'étouff(e|er|é|ait)|étouff(é|ée|er) avec|a avalé|asphyxi*",
  '(frein|freins|direction|ceinture|harnais) ~(lâch*|cass*|ne répond*|ne marche*|ne fonctionne*|plus|bloqué)|plus de freins',
  '(aurait|aurais|aurions|auraient) pu (y |être |se |en |me |nous |finir |tous |mourir|mal)~?',
  '(glissé|tombé|tombée|trébuché|chuté|chute) (sur|dans|à cause|et|en)',
  '(a|ont|est|tout|complètement) fondu(e)?|(fond|fondue) (sur|dans|littéralement|quand)|surchauff(e|é|er|ait)|(brûlant|brûlante)',
  '(trop|super|très|hyper|extrêmement) chaud(e)? (au toucher|pour (le|la) toucher|quand)|brûle (les doigts|la main|au)',
]

/** Words of danger. */
export const hazardWords: readonly string[] = []

/** Words of harm. */
export const harmWords: readonly string[] = []
