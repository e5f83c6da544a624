/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  "(rappel|rappels) (produit|de (la|l'|ce|cette|produits?|lots?|tous|nos|véhicules?)|du|des|massif|volontaire|concernant)|rappel(é|ée|és|ées)",
  '(retiré|retirée|retirés|retrait) (du|de la|des) (marché|vente|rayons)',
  "(risque*|danger) (d'|de |pour |mortel|électrique)~?(incendie|feu|brûlure*|choc|électrocution|étouffement|explosion|blessure*|coupure|chute|intoxication|enfant*|les|santé|mort|asphyxie)?",
  'dangereux|dangereuse(s|ment)?|un danger|sans danger|toxique*|cancérigène*|mortel|mortelle|poison|insalubre',
  "allergique*|allergie(s)?|allergène*|anaphyla*|monoxyde de carbone|fuite de gaz|(est|sont|c'est) ~(sûr|sécuris(é|ée)|sans risque) (de|pour|la|si)",
  "(peut|pourrait|pourraient|risque de|peuvent|va) ~(prendre feu|exploser|brûler|s'enflammer|blesser|provoquer un incendie|électrocuter|étouffer)",
  "n'utilisez plus|ne plus utiliser|cessez d'utiliser",
  "(risque|danger|dangers|risques) (d'|de |pour )~?(incendie|feu|brûlure*|étouffement|électrocution|explosion|chute|blessure*|intoxication|choc|asphyxie|étranglement|les enfants|enfant|bébé*|la santé|mort|surchauffe|noyade|coupure*)|dangereu(x|se|ses|sement)|dangerosité|un danger|mise en danger|mortel(le|les|s)?|toxique*|toxicité|nocif*|nocive*|cancérigène|inflammable|corrosi(f|ve)|vapeurs|émanations|perturbateurs?|amiante|plomb dans|monoxyde|listeria|listériose|salmonell*|e\\.? ?coli|fuite de gaz|fuites de gaz|étouffe*|ingér(er|é|ée|ent)|inhal(er|é|ée)|avaler|avalé",
  "allergi(e|es|que|ques)|allergène*|(traces?|contient|contiennent|contenir|sans) (de |des |d'|du )?(arachide*|noisette*|noix|cacahuète*|gluten|lactose|soja|sésame|fruits à coque|nickel|latex|lait|œuf*|parfum|allergènes)|intoléran(t|te|ce)|cœliaque|coeliaque",
  "(quelqu'un|un enfant|des enfants|un gamin|un bébé|mon fils|ma fille|un gosse|un jour|les petits|les gens) ~~~(se blesse*|blesser|s'étouffe*|étouffer|se faire mal|brûler|se brûle*|tomber|tombe|se coupe*|mourir|électrocuter|avaler|avale|se coince*|s'éborgne*)|avant (qu'il|que) ~~~(accident|drame|mort|blessé|blesse|tombe|grave|malheur)|(un )?(accident|drame|malheur|catastrophe) (va|est|en puissance|assuré|évité)|(sauvé|sauvés|sauvée|sauve) (la vie|ma vie|nos vies|mon|la tête|mon crâne|la mise)|plus de peur que de mal|(personne|heureusement|par chance) ~~(blessé|blessée|rien|n'a été)|(à deux doigts|de justesse|il s'en (est|fallait)|échappé belle|passé près)|détecteur de (fumée|monoxyde)|alarme (incendie|monoxyde|gaz)|sécurité (enfant*|des enfants)|sans danger|(est-ce|c'est) (sûr|sans risque|risqué)",
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
  // Feu, fumée, chaleur
  "(pris|prend|prennent|prenait|mis|met|a pris|prendre|en) ~?(feu|flammes)|(départ|début) (de feu|d'incendie)|(un|d'|l'|début d'|petit) ?incendie|flammes|étincelle*|gerbe|brasier|(brûl(é|ée|és|ées|a|ait|e|ent|ure|ures|ant|ante)|crâm(é|e)|cram(é|ée|e|ent)|carbonis(é|ée|er)|calcin(é|ée)|roussi|noirci(e|s)?|fond(u|ue|us|ait|ent)|fondre)( ~)?(le|la|les|mon|ma|mes|sa|son|ses|un|une|doigt*|main*|prise|dans|sur|au|par|comme|tout|toute|quand|en|vive|vif|$)",
  "(fum(e|é|ait|ée|ées|er|aient)|fumait) (noire|blanche|âcre|épaisse|qui|sort|sortait|s'échappe|dans|partout|et|comme)|(sort|sortait|dégag*|crach*|s'échapp*) ~(fumée|étincelles|flammes)|(sent|sentait|odeur|pue|puait|puanteur) (de |le |la |du |un |très |fort |d')*(brûlé|cramé|roussi|gaz|plastique (brûlé|fondu)|essence|fumée|chaud)|(batterie|téléphone|prise|chargeur|câble|multiprise|rallonge|bloc|adaptateur|couverture|bouilloire|lampe|guirlande|four|plaque) ~~(gonfl*|fond*|brûl*|explos*|crâm*|cram*|noirci*|surchauff*|brûlant*|étincel*|fum(e|é|ait)|disjonct*|prend feu|péter|pété|sauté)|explos(é|e|ion|a|ait|er|ée)|implos*|éclaté*|a éclaté|vol(é|e) en éclats|surchauff*|brûlant(e|s)?|bouillant(e|s)? (sur|au|dès)|court-?circuit|disjonct*",
  // Électricité, gaz, eau
  '(décharge|choc|coup de jus|coup de courant|châtaigne|secousse) ?(électrique|dans|en|au|quand)?(?= ?(en|dans|au|quand|à|$|,|\\.))|coup de jus|électrocut*|électris(é|ée)|fils? (dénudé|à nu|électrique*)|fuite de gaz|odeur de gaz|monoxyde|asphyxi*|intoxiqu*',
  // Blessures
  '(doigt|doigts|main|mains|bras|pied|pieds|jambe|genou|tête|front|nez|lèvre|lèvres|langue|bouche|œil|oeil|yeux|visage|peau|pouce|dos|poignet|cheville|épaule|dent|dents|côte|côtes|coccyx|clavicule|coude|cou|oreille|patte|tibia|palais|hanche|paume|menton|joue|orteil|gencive|ongle|crâne|mollet)s? ~~~(brûl*|coup(é|ée|és|ées)|cass(é|ée|és|ées)|coinc(é|ée|és|ées)|écras(é|ée|és|ées)|entaill*|ouvert*|en sang|saign*|gonfl*|enfl*|fractur*|fêl(é|ée|ées)|tordu*|foul(é|ée)|luxé*|pinc(é|ée|és)|arrach(é|ée|és)|écorch*|bless*|abîm(é|ée)|brûlant|griff*|piqu(é|ée)|éborgn*|touch(é|ée)|broy*|cousu*|recousu*|rouge*|dans le plâtre|prise?s? dans)',
  "(brûl(é|ée|er)|coup(é|ée|er)|bless(é|ée|er)|cass(é|ée|er)|coinc(é|ée|er)|écras(é|ée|er)|entaill(é|ée|er)|ouvert|fractur(é|ée)|fêl(é|ée)|tordu|foul(é|ée)|pinc(é|ée|er)|arrach(é|ée)|écorch(é|ée)|cogn(é|ée)|sectionn(é|ée)|rompre|rompu|éborgn(é|er)|ébouillant(é|ée)|perfor(é|ée)|percut(é|ée)|heurt(é|ée)|lacér(é|ée)|déchir(é|ée)) (le |la |les |l'|un |une |mon |ma |deux |au |à la |aux )*(doigt|doigts|main|mains|bras|pied|pieds|jambe|genou|tête|front|nez|lèvre|lèvres|langue|bouche|œil|oeil|yeux|visage|peau|pouce|dos|poignet|cheville|épaule|dent|dents|côte|côtes|coccyx|clavicule|coude|cou|oreille|patte|tibia|palais|hanche|menton|joue|orteil|enfant|bébé|fils|fille|arcade|crâne|mollet)",
  "(m'|s'|se |me |nous |t')(est |suis |sont |sommes |étais |être )?(brûl(é|ée|és|er)|coup(é|ée|és) (avec|en|le|la|au|sur|profond*)|bless(é|ée|és|er)|électrocut(é|ée)|étouff(é|ée|er|ait)|étrangl(é|ée|er)|intoxiqu(é|ée)|ébouillant(é|ée)|ouvert (le|la|l')|fait (très )?mal|cass(é|ée) la (figure|gueule|jambe|cheville))|(brûlure|brûlures|coupure|entaille|plaie|blessure|blessures|fracture|entorse|hématome|bleus|cloque|cloques|ampoules aux|points de suture|suture|traumatisme|commotion|cicatrice|plâtre|hémorragie|saign(e|é|ait|ement)|ensanglant*|sang partout|du sang|urgences|hôpital|hosto|ambulance|pompiers|samu|centre antipoison|antipoison|réanimation|hospitalis*|opér(é|ée|er)|vétérinaire en urgence|véto en urgence|inconscien(t|te)|évanoui(e|s)?|malaise|blessé(e|s|es)?)",
  "(tomb(é|ée|er|és)|chut(é|e|er)|gliss(é|ée)|dérap(é|ée)|trébuch(é|ée)|bascul(é|ée)|renvers(é|ée)|projet(é|ée)|éject(é|ée)) (sur|dans|de|du|par|la tête|à cause|en arrière|en avant|par-dessus|lourdement|tête la première|et|le|la|contre|au)|(s'est|se sont|s'effondr*|effondr(é|ée|er)|céd(é|ée|er)|lâch(é|ée|er)|décroch(é|ée)|détach(é|ée)|retourn(é|ée)|repli(é|ée)|referm(é|ée)|bris(é|ée)|renvers(é|ée)|écroul(é|ée)) ~~(sous|sur|avec) (moi|mon|ma|lui|elle|nous|le|la|les|un|une|ses|mes|sa|son|son poids|mon poids)",
  '(frein|freins|direction|airbag|ceinture|harnais|siège auto|guidon|cadre|fourche|roue avant|potence|rambarde|garde-corps|échelle|escabeau|balcon|barrière|corde|mousqueton|ressort|attache|sangle|lame) ~~~(lâch*|cass*|rompu|romp*|céd*|bloqu*|ne (répond*|freine*|fonctionn*|marche*)|décroch*|défait*|ouvert*|déclench*|défaill*|cassé|saut(é|e)|arrach*|détach*)|(plus|sans|aucun) (de )?freins?|freine plus',
  // Santé
  "(éruption|plaques|rougeurs|urticaire|boutons partout|démange*|démangeaison*|eczéma|gonfl(é|ée|és|ées|ement) (du|de la|des|comme)|œdème|choc anaphylactique|anaphyla*|réaction allergique|crise d'asthme|du mal à respirer|plus respirer|arrivait plus à respirer|étouff(é|ée|er|ement|ait)|fausse route|coinc(é|ée) dans la gorge|dans la gorge|avalé (un|une|la|le|des)|intoxication|intoxiqu*|empoisonn*|vom(i|is|it|ir|issements|it)|malade* (toute|comme|après|à cause|pendant|tous|toutes)|diarrhée*|gastro|crampes d'estomac|yeux (brûlent|piquent|rouges|gonflés)|irritation*|brûlure chimique|peau (qui pèle|à vif|rouge|brûlée))",
  "(éclat*|morceau|morceaux|bout|bouts|débris|fragment*|copeau*|esquille*|écharde*|lame|clou|vis|agrafe|aiguille) (de |d'|du )?(verre|métal|plastique|bois|os|acier|céramique|rasoir|fer|porcelaine)|(verre|métal|agrafe|aiguille|clou|caillou|vis|moisissure*|asticot*|vers|cafard*|souris|rat) (dans|sur) (le|la|les|mon|ma|mes|un|une|l'|notre) ~?(salade|soupe|pain|plat|assiette|yaourt|compote|bol|jouet|chaussure|gâteau|sauce|boîte|paquet|pot|purée|jambon|chocolat|bocal|verre|confiture)",
  "(a|ai|avons|ont|as|avait) failli (se|s'|me|m'|y|nous|perdre|mourir|tomber|prendre|brûler|tuer|étouffer|finir|mettre|exploser|avaler|être|percuter|lui|provoquer|arracher|avoir un accident|cramer|rompre|passer)|aurait pu (mourir|se|être|y|tuer|finir|mal|brûler|perdre|nous|me|lui|prendre|coûter|virer)|aurions pu|à deux doigts d|à un cheveu|évité de (peu|justesse)|miracul*|frôl(é|er) (la|le)",
]

/** Words of danger. */
export const hazardWords: readonly string[] = []

/** Words of harm. */
export const harmWords: readonly string[] = []

/** Announcements of a danger to everybody. */
export const notices: readonly string[] = [
  "rappel (produit|de produit|de|conso|volontaire|massif|urgent|sanitaire)|(rappelle|rappellent|rappelé|rappelés|rappelées|rappelée) ~~(ses|des|les|pour|en raison|à cause|suite|[0-9]+|lots?|véhicules)|retir(é|ée|és|ées|e|ent) (du marché|de la vente|des rayons|de la circulation|pour|en raison)|alerte (sanitaire|produit|conso|alimentaire)|info conso|ne (plus )?(pas )?(consommer|consommez|utilisez plus|utiliser|utilisez pas)|par précaution|mise en garde|peut contenir|peuvent contenir|présence (possible |éventuelle )?(de|d')(?! un huissier)",
]

/** What makes a harm only possible. */
export const possible: readonly string[] = [
  "pourrait|pourraient|peut|peuvent|risque|risques|risquent|danger|éventuel*|possible|possiblement|afin|avant|évite*|empêche*|protège|protection|contre|en cas|si|s'il|au cas|peur|craint|crains|crainte|est-ce|est-il|y a-t-il|allait|va finir|jour où|sinon",
]
