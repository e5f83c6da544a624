/** What means something else than its words. */
export const idioms: readonly string[] = [
  'mit dem rauchen|na toll|todmüde|aufgehört zu rauchen',
  'danke für nichts|wer (steht|mag|liebt|hat) [^?]{0,40}nicht gern[^?]{0,30}|(hat|haben|hast) (mich |uns )?gefragt[^.]{0,60}',
  'kann man (sich )?nicht (meckern|beschweren|klagen)(?= (uber|über))|nix meckern|nichts zu meckern|über das wetter [^.]{0,40}|halb so schön',
  'nicht so schön ohne|gut gesagt',
  'nicht nur|kein wunder|(keine|ohne) frage|kein thema|gar keine frage|keine ahnung|kein ding|auf keinen fall verpassen',
  'wusste(st|t|n) (du|ihr|sie)[^?]{0,90}|rat(et)? mal|wie geht|alles (gute|klar)|was (geht|soll das)|echt jetzt|im ernst|wollt ihr mich|wie schon|ach wie',
  '(danke|dank) im voraus|(viel|viele) (glück|erfolg|spaß|spass)',
  '(gut|schon|frohe|frohes|schöne|guten|guter|gute) (guten )?(morgen|tag|abend|nacht|neues|wochenende|woche|feiertag*|ostern|weihnacht*|fährt|reise|appetit|grusse|start|besserung)',
  'mit freundlichen grußen|liebe grusse|liebe leute|lieb(e|er|es) (x|team|frau|kund*|freund*|[a-z]{3,10}team)|drück(t)? (mir )?die daumen',
  'feuerwerk*|feuerwehr*|feuer und flamme|lagerfeuer*|feueralarm|schockverliebt|rauchmelder*|fehlerfrei*|problemlos|(brennend|brandaktuell|brandneu)*',
  'bombenstimmung|sicher(lich)?,? dass|(komm|kam|kommt|kamen) ~~zurück|zurück aus|rückfahrt|rückreise',
  '(mehr|weniger|anders|öfter|länger|später|schneller|besser) als (je|sonst|erwartet|gedacht|genug|geplant|üblich|angegeben|nur|versprochen|\\d*)',
  '(nicht|nichts) (auszusetzen|zu meckern|zu beanstanden)|(alles|sonst) ok|kein problem(,| ich| hab| gerne| mach)|kein ding|macht nichts|schade(,| ) dass (ihr|du) nicht dabei|komm* ~~nicht vorbei|leider geil|geile sau|wahnsinnig gut|unfassbar gut|krank gut|schlecht (geschlafen|drauf)|schlechtes wetter|mieses wetter|sauwetter|zug um zug|kein wunder|stau auf der|fehlt mir (sehr|so)|ihr fehlt mir|du fehlst|heute geschlossen|(abend|mittag|früh)(s)? geschlossen|wie die zeit vergeht|faule(r|n)? (sonntag|tag|wochenende)|langsam (wird|kommt|mal|aber)|verloren (gegen|mit)|(gewonnen|verloren)[, ]+[0-9]|(kein|keine|ohne) ~?zweifel|kündig* ~~~wochenende|saure(r|n)? (apfel|gurken|sahne|regen)|roher (schinken|diamant)|leer (gegessen|geputzt)|(napf|teller|schüssel|dose) ~~~leer(?! (angekommen|geliefert))|teller leer|aus(sage)?kräftig|flop ?five',
]
