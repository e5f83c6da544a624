/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  'rückruf*|zurück ?gerufen|zuruckgerufen|ruft ~~~zurück',
  '(brand|verbrennungs|erstickungs|verletzungs|stromschlag|lebens|explosions|vergiftungs|unfall|stolper|sturz|gesundheits)(-| )?(gefahr|gefährdung|risiko)',
  'gefahr (für|von|durch|eines)|(lebens)?gefährlich(e|er|es|en)?|giftig(e|er|es)?|tödlich|krebserregend|gesundheitsschädlich|schadstoff*',
  '(ist|sind|wäre) ~~sicher (genug |für |die |das |den |wenn |zu |für)|(un|nicht )sicher (für|zu)|allergi(e|en|ker|kerin|sch|schen|ene)|kohlenmonoxid',
  'gasleck|gasaustritt|(kann|könnte|könnten|können) ~~~(explodieren|brennen|feuer fangen|überhitzen|abbrennen|sich verletzen|ersticken|in brand)',
  'nicht mehr (benutzen|verwenden)[!,]',
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
  '(küchenbrand|zimmerbrand|wohnungsbrand|kabelbrand|brandgefahr)|(versengt|angesengt|angeschmort)',
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
]

/** Words of danger. */
export const hazardWords: readonly string[] = []

/** Words of harm. */
export const harmWords: readonly string[] = []
