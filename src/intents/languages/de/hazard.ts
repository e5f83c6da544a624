/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  'rückruf*|zurück ?gerufen|zuruckgerufen|ruft ~~~zurück',
  '(brand|verbrennungs|erstickungs|verletzungs|stromschlag|lebens|explosions|vergiftungs|unfall|stolper|sturz|gesundheits)(-| )?(gefahr|gefährdung|risiko)',
  'gefahr (für|von|durch|eines)|(lebens)?gefährlich(e|er|es|en)?|giftig(e|er|es)?|tödlich|krebserregend|gesundheitsschädlich|schadstoff*',
  '(ist|sind|wäre) ~~sicher (genug |für |die |das |den |wenn |zu |für)|(un|nicht )sicher (für|zu)|allergi(e|en|ker|kerin|sch|schen|ene)|kohlenmonoxid',
  'gasleck|gasaustritt|(kann|könnte|könnten|können) ~~~(explodieren|brennen|feuer fangen|überhitzen|abbrennen|sich verletzen|ersticken|in brand)',
  'nicht mehr (benutzen|verwenden)[!,]',
  '(brand|erstickungs|verbrennungs|verletzungs|stolper|unfall|explosions|vergiftungs|lebens|rutsch|kipp|sturz|strangulations|quetsch|infektions|gesundheits|sturz)(-)?(gefahr|risiko|gefährlich)|(gefahr|risiko) (für|von|eines|einer|durch|beim|dass)|brandgefährlich|lebensgefährlich|gefährlich*|gefährdet|gefährdung|(un)?giftig*|ungiftig|schädlich*|gesundheitsschädlich|krebserregend|ätzend|brennbar|feuergefährlich|entflammbar|schadstoff*|weichmacher|dämpfe|lebensgefahr|todesfalle',
  '(nuss|erdnuss|nickel|latex|hunde|katzen|pollen|milch|soja|kontakt|duftstoff|lebensmittel|haus|pilz|gras)?allerg(ie|ien|iker|ikerin|isch|ene|enen)|(spuren von|enthält|enthalten|frei von) (nüsse*|erdnüsse*|gluten|milch|soja|laktose|latex|nickel|sesam|ei|sellerie)|glutenfrei|nussfrei|kindersicher*|kindersicherung|verschluck(en|t|bare)|verschluckt|ersticken|einatmen|stromschlag|kurzschluss|kohlenmonoxid|co-melder|listerien|salmonellen|bisphenol|asbest',
  '(jemand|einer|kind|kinder|leute|unser kleiner|kleinkinder|babys|hund) ~~~(verletzt|verbrennt|verschluckt|stürzt|erstickt|klemmt|schlägt sich|quetscht|verbrühen|ertrinkt|stirbt|stolpert|hinfällt|wehtut|die finger)|(bevor|ehe) ~~~(passiert|verletzt|stirbt|stürzt|verunglückt)|erst (was|etwas|jemand|einer) ~(passieren|sterben|verletzt)|unfall (wartet|vorprogrammiert)|(leben|schädel|kopf|hand|gesicht|haut|kind) gerettet|rauchmelder|glück (gehabt|im unglück)|zum glück (ist|wurde|war|hat|nur) ~(niemand|niemandem|keiner|nichts passiert|nichts)|niemand(em)? ~(verletzt|passiert)|haarscharf|um ein haar|schutzengel|knapp (vorbei|entgangen|daneben)',
]

/** What has happened and endangered. */
export const harmPhrases: readonly string[] = [
  '(kippte|kippt|fiel|stürzte|gefallen) ~~(um|herunter|runter|tief)|traf ~~(am|an) (kopf|auge|arm)|(blutige|blutiger|blutend*) [a-z]*|meter tief',
  'lagen wir ~flach',
  '(gabelbruch|rahmenbruch|schlüsselbein|(arm|bein|hand|finger|knöchel|rippen*|handgelenk) (durch|gebrochen|verstaucht))',
  '(geländer|balkon|leiter|stuhl|regal|sitz) ~~(nach|ab|zusammen|brach|gebrochen|gelöst)|gab nach',
  '(aufgeschlitzt|aufgeschnitten|abgequetscht|eingequetscht|gequetscht|eingeklemmt|geklemmt)|(vier|drei|fünf|sechs|mehrere) stiche|runtergeschleudert',
  '(geschleudert|gestürzt|umgekippt|umgeworfen|abgeworfen)|festgeschmolzen|gefahrlos|co(-| )?melder',
  '(blasen|pusteln|quaddeln|ausschlag) (am|im|auf|an|bekommen)',
  'fast (den|die|das|mir|meinen|einen|der|ein) ~~(finger|hand|auge|leben|abgequetscht|verloren|erstickt|verbrannt)',
  '(küchenbrand|zimmerbrand|wohnungsbrand|kabelbrand)|(versengt|angesengt|angeschmort)',
  '(feuer (gefangen|gefangt|fangt)|fing ~feuer|(in|fast) (flammen|brand)|in brand|(ab|ge|durch|ange|ver)brannt(e|er|es)?|brannte|brennt (fast|lichterloh|durch)|angefangen zu (brennen|qualmen|rauchen|funken|schmoren)|abgefackelt|wohnungsbrand|flammen)',
  '(qualm*|rauch(t|te|en)|raucht|rauch (kam|kommt|aus|aufgestiegen)|(schwarzer|weißer|starker|dichter) rauch|geraucht|gequalmt|verschmort*|geschmort|schmort|verkohlt*|angekokelt|kokelt|funken|funkt|gefunkt|sprüht)',
  '(riecht|stinkt|roch|stank|gestunken|gerochen|geruch) ~~(verbrannt*|verschmort*|angebrannt*|verkohlt|nach (gas|rauch|plastik|brand|gummi|verbranntem|verschmortem))',
  'brandgeruch|gasgeruch|(verbrannt|angebrannt|verschmort)(e|er|es)? (gerochen|geruch|plastik)',
  '(strom|elektro)(-| )?schl(ag|äge)|(eine|einen) (gewischt|stromschlag|elektrischen schlag)|elektrisch(en|er) schlag|unter strom',
  '(geschnitten|verbrannt|verbrüht|verletzt|verletzung*|gequetscht|eingeklemmt|gebrochen (hat|und)|gestürzt|hingefallen|ausgerutscht|gestolpert|geblutet|blutet|blutig*|blut|brandblase*|blasen an|brandwunde*|schnittwunde*|platzwunde|gehirnerschutterung|notaufnahme|krankenhaus|krankenwagen|notarzt|genäht|arm gebrochen|bein gebrochen|handgelenk gebrochen|finger gebrochen|verschluckt|erstickt|ersticken|verschluckte)',
  '(explodiert(e)?|geplatzt|hochgegangen|zersprungen|zerborsten|in die luft geflogen|explosion|implodiert)',
  '(akku|batterie|handy) ~~(aufgebläht|gewölbt|ausgelaufen|dick|bläht|aufgequollen|gequollen)|aufgebläht(e|er|es)?',
  '(gesicht|lippe|lippen|augen|hals|zunge|hände|haut) ~~(geschwollen|angeschwollen|zugeschwollen|rot)|angeschwollen|allergische(n|r)? reaktion|ausschlag',
  'allergisch reagiert|nesselsucht|quaddeln',
  '(vergiftet|vergiftung*|lebensmittelvergiftung|übergeben müssen|erbrochen|salmonellen)',
  '(glas|metall|plastik|holz)(splitter|scherbe|scherben|stück|stücke|teil|teile)|scherbe(n)?|splitter (in|im)|(stück|stücke) (glas|metall|plastik)',
  '(bremse|bremsen|lenkung|gurt|gurtschloss) ~~(versag*|ausgefall*|funktioniert nicht|greift nicht|greifen nicht|gerissen|nicht gebremst|blockiert)',
  '(hätte|hätten|wäre|wären|hätt|wär) ~~~(tot|sterben|schlimm*|gestorben|passieren|verletz*|ersticken|abbrennen|abgebrannt|gestürzt|ums leben)',
  '(beinahe|fast) ~(erstickt|gestürzt|gestorben|verbrannt|abgebrannt|abgefackelt|verunglückt|überfahren)',
  '(geschmolzen|schmilzt|schmolz|überhitzt|überhitzung|glühend heiß|glüht|brennend heiß)',
  '(wird|werden|wurde|ist|so|viel zu|total|extrem|sehr|richtig|brutal|kochend) ~heiß(?! (auf|begehrt))|verbrennt man sich|verbrenn(t|e) (mir|sich|mich)',
  // Feuer, Rauch, Hitze
  '(in|stand|steht|ging|geht|unter|fing|fängt|fangen|gefangen|offene|stehen|standen|aufgegangen) (in |in hellen )?(flammen|feuer)|feuer ~?(gefangen|fing|gefasst)|stichflamme*|(brannte|brannten|abgebrannt|ausgebrannt|angebrannt|verbrannt|niedergebrannt|gebrannt|durchgebrannt|durchgeschmort|geschmort|verschmort*|angeschmort|schmort|schmorte|angesengt|versengt|verkohlt|kokelt|kokelte|gekokelt|angekokelt|geglüht|glühte|glühend heiß|geschmolzen*|schmilzt|schmolz|verschmolzen|raucht|rauchte|geraucht|qualmt|qualmte|gequalmt|funken|funkt|funkte|gefunkt|funkenflug|sprüht funken|explodiert*|explosion|zerplatzt|geplatzt|zerborsten|zersprungen*|zersplittert*|hochgegangen|in die luft geflogen|verpufft*|entzündet hat|hat sich entzündet|überhitzt*|brandloch|brandlöcher|brandfleck*|brandspuren|feuerwehr|löschen müssen|feuerlöscher)(?! (lust|der))',
  '(riecht|roch|stinkt|stank|riechen|gerochen|geruch|gestank) ~~(verbrannt*|verschmort*|angebrannt*|verkohlt|gas|rauch|benzin|geschmolzen*|angesengt|versengt|plastik)|(brand|schmor|gas|rauch|benzin)geruch|(rauch|qualm) (aus|kam|stieg|quoll|im|in)|(schwarzer|weißer|dichter) (rauch|qualm)|(akku|batterie|handy|powerbank|netzteil|stecker|ladegerät|kabel|steckdose) ~~(gebläht|aufgebläht|aufgequollen|dick|ausgelaufen|heiß|glüht|geplatzt|aufgeblasen|durchgebrannt|geknallt|knallte|explodiert|gebrannt|brannte|raucht*|schmilzt|geschmolzen)|(kochend|glühend|brüllend|höllisch|brennend|so|dermaßen|extrem|sau) heiß|(es gab|gab) (einen )?(knall|schlag|kurzschluss)|(lauter|lauten) knall|kurzschluss',
  // Strom, Gas
  '(stromschlag|stromschläge|elektroschock|stromstoß|einen schlag|eine gewischt|einen gewischt|unter strom|unter spannung|blanke[sn]? kabel|gas (ausgetreten|tritt aus|strömt)|gasleck|gasgeruch|kohlenmonoxid*|rauchvergiftung)',
  // Verletzung
  '(finger|hand|hände|arm|fuß|füße|zeh|zehen|bein|knie|kopf|stirn|nase|lippe|zunge|mund|auge|augen|gesicht|haut|daumen|rücken|handgelenk|knöchel|schulter|zahn|zähne|rippe|rippen|steißbein|schlüsselbein|ellbogen|ellenbogen|hals|ohr|pfote|schienbein|gaumen|hüfte|handfläche|fingerkuppe|kinn|wange)(e|en|s|n)? ~~~(verbrannt|verbrüht|geschnitten|aufgeschnitten|gebrochen|verletzt|eingeklemmt|gequetscht|geprellt|verstaucht|aufgeschlagen|aufgerissen|aufgeschürft|blutig|geblutet|blutet|blutete|abgebrochen|ausgeschlagen|angeschwollen|geschwollen|verätzt|gestoßen|zerschnitten|zerkratzt|gestaucht|getroffen|entzündet|angeknackst|genäht|abgetrennt|abgeschnitten|gerissen|verrenkt|ausgerenkt|blasen|durchbohrt)',
  '(verbrannt|verbrüht|geschnitten|aufgeschnitten|verletzt|verletzte|eingeklemmt|gequetscht|gebrochen|geprellt|verbrannte|verbrühte|schnitt|brach|klemmte|quetschte|verätzt|gestoßen|geklemmt|aufgeschlitzt|aufgeschürft|brechen|verstaucht) (mir |sich |ich |mich |meine |meiner |der |die |den |das |unsere |am |an |an der |dem )*(finger*|hand|hände|arm|fuß|bein|knie|kopf|mund|zunge|gaumen|lippe|haut|gesicht|rücken|daumen|nase|zahn|kind|sohn|tochter)',
  '(verbrennung|verbrennungen|verbrühung*|verätzung*|schnittwunde*|platzwunde*|schürfwunde*|wunde|wunden|prellung*|gehirnerschütterung|bruch am|beinbruch|armbruch|brandblase*|brandwunde*|quetschung*|bluterguss|blut überall|blutig*|geblutet|blutet|blutete|verletzung*|verletzt|notaufnahme|krankenhaus|notarzt|rettungswagen|krankenwagen|klinik|giftnotruf|tierarzt|tierklinik|unfallarzt|genäht werden|stichen genäht|narbe|gips|op |intensivstation|bewusstlos*|ohnmächtig*|kollabiert|beinahe (tot|gestorben|erstickt)|fast (erstickt|gestorben|ertrunken|erschlagen|gestürzt|überfahren|verbrannt|verloren|draufgegangen|abgebrannt))',
  '(gestürzt|stürzte|ausgerutscht|rutschte aus|gestolpert|stolperte|hingefallen|runtergefallen|abgestürzt|umgekippt|gekippt|kippte|eingestürzt|eingekracht|zusammengebrochen|zusammengekracht|weggebrochen|weggerutscht|abgerutscht|überschlagen|vom (rad|stuhl|leiter) gefallen|gefallen und|auf (den|die) (kopf|hinterkopf|nase|gesicht|steißbein)|über den lenker|unterm hintern|unter mir|unter ihm|unter ihr) ?~',
  '(bremse|bremsen|vorderbremse|lenkung|airbag|gurt|sicherheitsgurt|kindersitz|lenker|gabel|rahmen|vorderrad|geländer|leiter|balkon|schranke|seil|karabiner|haken|trittleiter) ~~~(versagt*|ausgefallen|fiel aus|greift nicht|greifen nicht|gerissen|riss|gebrochen|brach|gelöst|löste|abgebrochen|aufgegangen|geht auf|ging auf|ausgelöst|nicht ausgelöst|blockiert*|abgefallen|nachgegeben|gab nach|durchgebrochen|weggeknickt|ohne wirkung)|ohne bremse*|keine bremse|bremse(n)? ins leere',
  // Gesundheit
  '(ausschlag|quaddeln|nesselsucht|pusteln|juckreiz|hautreizung|rötung*|blasen an|geschwollen*|angeschwollen|anschwellen|schwoll|allergischer? (schock|reaktion)|allergische|anaphyla*|atemnot|keine luft|luft ~bekommen|asthmaanfall|erstickt*|erstickungsanfall|verschluckt*|im hals|in der kehle|kehle|luftröhre|strangulier*|vergiftet|vergiftung*|lebensmittelvergiftung|erbrochen|übergeben|gekotzt|kotzen|durchfall|brechdurchfall|magen-?darm|magenkrämpfe|bauchkrämpfe|salmonellen|kreislaufkollaps|schwindelig|augen (tränen|brennen|brannten))',
  '(glas|metall|plastik|holz|knochen|draht|kunststoff|porzellan|stein|nadel|nagel|schraube|stahl)(-)?(splitter*|scherbe*|stück*|teil*|span|späne|faden|rest*)?( eine| einem| ein)? (im|in der|in dem|in meinem|in meiner|in|aus dem) (essen|salat|brot|brötchen|suppe|müsli|joghurt|eis|glas|gläschen|mund|hals|kuchen|dose|packung|brei|burger|pizza|soße|käse|wurst|schokolade|marmelade|futter)|(scherben|splitter|glasscherbe*|glassplitter|metallsplitter|metallspäne|rasierklinge)|schimmel (im|in|auf|am)',
  '(hätte|hätten|wäre|hätt) ~~~~(sterben|tot sein|umkommen|verletzt|passieren können|ins auge gehen|ersticken|schlimm|schlimmer|böse|übel|tot|abgebrannt|abbrennen|draufgehen|drauf gehen|verbrannt|enden können|ausgehen können|tödlich)|um ein haar|beinahe (wäre|hätte)|fast (wäre|hätte) ~~(tot|abgebrannt|gestürzt|erstickt|gebrannt|bein|arm|auge|finger|verletzt|gefallen)|ins (auge|krankenhaus)',
]

/** Words of danger. */
export const hazardWords: readonly string[] = []

/** Words of harm. */
export const harmWords: readonly string[] = []

/** Announcements of a danger to everybody. */
export const notices: readonly string[] = [
  'rückruf*|warnt vor|warnung vor|produktwarnung|(ruft|rufen|rief|riefen) [^.]{3,80} zurück|zurückgerufen|vorsorglich|(können|kann|könnte|könnten) ~~(enthalten|enthalten sein|verunreinigt)|(nicht|nicht mehr) (verzehren|verwenden|benutzen|essen|in betrieb nehmen)|sicherheitshinweis|aus dem (verkauf|handel) genommen',
]

/** What makes a harm only possible. */
export const possible: readonly string[] = [
  'könnte|könnten|kann|können|droht|drohen|möglicherweise|womöglich|eventuell|vielleicht|gefahr|risiko|damit|bevor|verhindert|verhindern|schützt|schutz|gegen|falls|wenn|ob|irgendwann|angst|sorge|ist das|sind die|darf|sonst',
]
