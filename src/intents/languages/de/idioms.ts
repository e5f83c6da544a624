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
]
