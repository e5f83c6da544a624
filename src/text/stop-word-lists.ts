/**
 * Function words (letters only) of the languages that most public posts are written in, from the collection stopwords-iso 1.1.0
 * (MIT). Kept here because Node 20 warns of every JSON module that it loads; test/text/stop-words.test.ts
 * compares them with the package.
 */
export const stopWordLists = {
  ar: `
آض|آمينَ|آه|آهاً|آي|أ|أب|أجل|أجمع|أخ|أخذ|أصبح|أضحى|أقبل|أقل|أكثر|ألا|أم|أما|أمامك|أمامكَ|أمسى|أمّا|أن|أنا
أنت|أنتم|أنتما|أنتن|أنتِ|أنشأ|أنّى|أو|أوشك|أولئك|أولئكم|أولاء|أولالك|أوّهْ|أي|أيا|أين|أينما|أيّ|أَنَّ
أََيُّ|أُفٍّ|إذ|إذا|إذاً|إذما|إذن|إلى|إليكم|إليكما|إليكنّ|إليكَ|إلَيْكَ|إلّا|إمّا|إن|إنّما|إي|إياك|إياكم
إياكما|إياكن|إيانا|إياه|إياها|إياهم|إياهما|إياهن|إياي|إيهٍ|إِنَّ|ا|ابتدأ|اثر|اجل|احد|اخرى|اخلولق|اذا
اربعة|ارتدّ|استحال|اطار|اعادة|اعلنت|اف|اكثر|اكد|الألاء|الألى|الا|الاخيرة|الان|الاول|الاولى|التى|التي
الثاني|الثانية|الذاتي|الذى|الذي|الذين|السابق|الف|اللائي|اللاتي|اللتان|اللتيا|اللتين|اللذان|اللذين|اللواتي
الماضي|المقبل|الوقت|الى|اليوم|اما|امام|امس|ان|انبرى|انقلب|انه|انها|او|اول|اي|ايار|ايام|ايضا|ب|بات|باسم
بان|بخٍ|برس|بسبب|بسّ|بشكل|بضع|بطآن|بعد|بعض|بك|بكم|بكما|بكن|بل|بلى|بما|بماذا|بمن|بن|بنا|به|بها|بي|بيد|بين
بَسْ|بَلْهَ|بِئْسَ|تانِ|تانِك|تبدّل|تجاه|تحوّل|تلقاء|تلك|تلكم|تلكما|تم|تينك|تَيْنِ|تِه|تِي|ثلاثة|ثم|ثمّ
ثمّة|ثُمَّ|جعل|جلل|جميع|جير|حار|حاشا|حاليا|حاي|حتى|حرى|حسب|حم|حوالى|حول|حيث|حيثما|حين|حيَّ|حَبَّذَا
حَتَّى|حَذارِ|خلا|خلال|دون|دونك|ذا|ذات|ذاك|ذانك|ذانِ|ذلك|ذلكم|ذلكما|ذلكن|ذو|ذوا|ذواتا|ذواتي|ذيت|ذينك
ذَيْنِ|ذِه|ذِي|راح|رجع|رويدك|ريث|رُبَّ|زيارة|سبحان|سرعان|سنة|سنوات|سوف|سوى|سَاءَ|سَاءَمَا|شبه|شخصا|شرع
شَتَّانَ|صار|صباح|صفر|صهٍ|صهْ|ضد|ضمن|طاق|طالما|طفق|طَق|ظلّ|عاد|عام|عاما|عامة|عدا|عدة|عدد|عدم|عسى|عشر|عشرة
علق|على|عليك|عليه|عليها|علًّ|عن|عند|عندما|عوض|عين|عَدَسْ|عَمَّا|غدا|غير|ـ|ف|فان|فلان|فو|فى|في|فيم|فيما
فيه|فيها|قال|قام|قبل|قد|قطّ|قلما|قوة|كأنّما|كأين|كأيّ|كأيّن|كاد|كان|كانت|كذا|كذلك|كرب|كل|كلا|كلاهما|كلتا
كلم|كليكما|كليهما|كلّما|كلَّا|كم|كما|كي|كيت|كيف|كيفما|كَأَنَّ|كِخ|لئن|لا|لات|لاسيما|لدن|لدى|لعمر|لقاء|لك
لكم|لكما|لكن|لكنَّما|لكي|لكيلا|للامم|لم|لما|لمّا|لن|لنا|له|لها|لو|لوكالة|لولا|لوما|لي|لَسْتَ|لَسْتُ
لَسْتُم|لَسْتُمَا|لَسْتُنَّ|لَسْتِ|لَسْنَ|لَعَلَّ|لَكِنَّ|لَيْتَ|لَيْسَ|لَيْسَا|لَيْسَتَا|لَيْسَتْ
لَيْسُوا|لَِسْنَا|ما|ماانفك|مابرح|مادام|ماذا|مازال|مافتئ|مايو|متى|مثل|مذ|مساء|مع|معاذ|مقابل|مكانكم
مكانكما|مكانكنّ|مكانَك|مليار|مليون|مما|ممن|من|منذ|منها|مه|مهما|مَنْ|مِن|نحن|نحو|نعم|نفس|نفسه|نهاية|نَخْ
نِعِمّا|نِعْمَ|ها|هاؤم|هاكَ|هاهنا|هبّ|هذا|هذه|هكذا|هل|هلمَّ|هلّا|هم|هما|هن|هنا|هناك|هنالك|هو|هي|هيا|هيت
هيّا|هَؤلاء|هَاتانِ|هَاتَيْنِ|هَاتِه|هَاتِي|هَجْ|هَذا|هَذانِ|هَذَيْنِ|هَذِه|هَذِي|هَيْهَاتَ|و|وا|واحد
واضاف|واضافت|واكد|وان|واهاً|واوضح|وراءَك|وفي|وقال|وقالت|وقد|وقف|وكان|وكانت|ولا|ولم|ومن|وهو|وهي|ويكأنّ
وَيْ|وُشْكَانََ|يكون|يمكن|يوم|ّأيّان`,
  de: `
a|ab|aber|ach|acht|achte|achten|achter|achtes|ag|alle|allein|allem|allen|aller|allerdings|alles
allgemeinen|als|also|am|an|ander|andere|anderem|anderen|anderer|anderes|anderm|andern|anderr|anders|au
auch|auf|aus|ausser|ausserdem|außer|außerdem|b|bald|bei|beide|beiden|beim|beispiel|bekannt|bereits
besonders|besser|besten|bin|bis|bisher|bist|c|d|da|dabei|dadurch|dafür|dagegen|daher|dahin|dahinter
damals|damit|danach|daneben|dank|dann|daran|darauf|daraus|darf|darfst|darin|darum|darunter|darüber|das
dasein|daselbst|dass|dasselbe|davon|davor|dazu|dazwischen|daß|dein|deine|deinem|deinen|deiner|deines|dem
dementsprechend|demgegenüber|demgemäss|demgemäß|demselben|demzufolge|den|denen|denn|denselben|der|deren
derer|derjenige|derjenigen|dermassen|dermaßen|derselbe|derselben|des|deshalb|desselben|dessen|deswegen
dich|die|diejenige|diejenigen|dies|diese|dieselbe|dieselben|diesem|diesen|dieser|dieses|dir|doch|dort
drei|drin|dritte|dritten|dritter|drittes|du|durch|durchaus|durfte|durften|dürfen|dürft|e|eben|ebenso
ehrlich|ei|eigen|eigene|eigenen|eigener|eigenes|ein|einander|eine|einem|einen|einer|eines|einig|einige
einigem|einigen|einiger|einiges|einmal|eins|elf|en|ende|endlich|entweder|er|ernst|erst|erste|ersten
erster|erstes|es|etwa|etwas|euch|euer|eure|eurem|euren|eurer|eures|f|folgende|früher|fünf|fünfte|fünften
fünfter|fünftes|für|g|gab|ganz|ganze|ganzen|ganzer|ganzes|gar|gedurft|gegen|gegenüber|gehabt|gehen|geht
gekannt|gekonnt|gemacht|gemocht|gemusst|genug|gerade|gern|gesagt|geschweige|gewesen|gewollt|geworden|gibt
ging|gleich|gott|gross|grosse|grossen|grosser|grosses|groß|große|großen|großer|großes|gut|gute|guter
gutes|h|hab|habe|haben|habt|hast|hat|hatte|hatten|hattest|hattet|heisst|her|heute|hier|hin|hinter|hoch
hätte|hätten|i|ich|ihm|ihn|ihnen|ihr|ihre|ihrem|ihren|ihrer|ihres|im|immer|in|indem|infolgedessen|ins
irgend|ist|j|ja|jahr|jahre|jahren|je|jede|jedem|jeden|jeder|jedermann|jedermanns|jedes|jedoch|jemand
jemandem|jemanden|jene|jenem|jenen|jener|jenes|jetzt|k|kam|kann|kannst|kaum|kein|keine|keinem|keinen
keiner|keines|kleine|kleinen|kleiner|kleines|kommen|kommt|konnte|konnten|kurz|können|könnt|könnte|l|lang
lange|leicht|leide|lieber|los|m|machen|macht|machte|mag|magst|mahn|mal|man|manche|manchem|manchen|mancher
manches|mann|mehr|mein|meine|meinem|meinen|meiner|meines|mensch|menschen|mich|mir|mit|mittel|mochte
mochten|morgen|muss|musst|musste|mussten|muß|mußt|möchte|mögen|möglich|mögt|müssen|müsst|müßt|n|na|nach
nachdem|nahm|natürlich|neben|nein|neue|neuen|neun|neunte|neunten|neunter|neuntes|nicht|nichts|nie|niemand
niemandem|niemanden|noch|nun|nur|o|ob|oben|oder|offen|oft|ohne|ordnung|p|q|r|recht|rechte|rechten|rechter
rechtes|richtig|rund|s|sa|sache|sagt|sagte|sah|satt|schlecht|schluss|schon|sechs|sechste|sechsten
sechster|sechstes|sehr|sei|seid|seien|sein|seine|seinem|seinen|seiner|seines|seit|seitdem|selbst|sich|sie
sieben|siebente|siebenten|siebenter|siebentes|sind|so|solang|solche|solchem|solchen|solcher|solches|soll
sollen|sollst|sollt|sollte|sollten|sondern|sonst|soweit|sowie|später|startseite|statt|steht|suche|t|tag
tage|tagen|tat|teil|tel|tritt|trotzdem|tun|u|uhr|um|und|uns|unse|unsem|unsen|unser|unsere|unserer|unses
unter|v|vergangenen|viel|viele|vielem|vielen|vielleicht|vier|vierte|vierten|vierter|viertes|vom|von|vor|w
wahr|wann|war|waren|warst|wart|warum|was|weg|wegen|weil|weit|weiter|weitere|weiteren|weiteres|welche
welchem|welchen|welcher|welches|wem|wen|wenig|wenige|weniger|weniges|wenigstens|wenn|wer|werde|werden
werdet|weshalb|wessen|wie|wieder|wieso|will|willst|wir|wird|wirklich|wirst|wissen|wo|woher|wohin|wohl
wollen|wollt|wollte|wollten|worden|wurde|wurden|während|währenddem|währenddessen|wäre|würde|würden|x|y|z
zehn|zehnte|zehnten|zehnter|zehntes|zeit|zu|zuerst|zugleich|zum|zunächst|zur|zurück|zusammen|zwanzig|zwar
zwei|zweite|zweiten|zweiter|zweites|zwischen|zwölf|über|überhaupt|übrigens`,
  en: `
a|a's|able|ableabout|about|above|abroad|abst|accordance|according|accordingly|across|act|actually|ad
added|adj|adopted|ae|af|affected|affecting|affects|after|afterwards|ag|again|against|ago|ah|ahead|ai
ain't|aint|al|all|allow|allows|almost|alone|along|alongside|already|also|although|always|am|amid|amidst
among|amongst|amoungst|amount|an|and|announce|another|any|anybody|anyhow|anymore|anyone|anything|anyway
anyways|anywhere|ao|apart|apparently|appear|appreciate|appropriate|approximately|aq|ar|are|area|areas
aren|aren't|arent|arise|around|arpa|as|aside|ask|asked|asking|asks|associated|at|au|auth|available|aw
away|awfully|az|b|ba|back|backed|backing|backs|backward|backwards|bb|bd|be|became|because|become|becomes
becoming|been|before|beforehand|began|begin|beginning|beginnings|begins|behind|being|beings|believe|below
beside|besides|best|better|between|beyond|bf|bg|bh|bi|big|bill|billion|biol|bj|bm|bn|bo|both|bottom|br
brief|briefly|bs|bt|but|buy|bv|bw|by|bz|c|c'mon|c's|ca|call|came|can|can't|cannot|cant|caption|case|cases
cause|causes|cc|cd|certain|certainly|cf|cg|ch|changes|ci|ck|cl|clear|clearly|click|cm|cmon|cn|co|com|come
comes|computer|con|concerning|consequently|consider|considering|contain|containing|contains|copy
corresponding|could|could've|couldn|couldn't|couldnt|course|cr|cry|cs|cu|currently|cv|cx|cy|cz|d|dare
daren't|darent|date|de|dear|definitely|describe|described|despite|detail|did|didn|didn't|didnt|differ
different|differently|directly|dj|dk|dm|do|does|doesn|doesn't|doesnt|doing|don|don't|done|dont|doubtful
down|downed|downing|downs|downwards|due|during|dz|e|each|early|ec|ed|edu|ee|effect|eg|eh|eight|eighty
either|eleven|else|elsewhere|empty|end|ended|ending|ends|enough|entirely|er|es|especially|et|et-al|etc
even|evenly|ever|evermore|every|everybody|everyone|everything|everywhere|ex|exactly|example|except|f|face
faces|fact|facts|fairly|far|farther|felt|few|fewer|ff|fi|fifteen|fifth|fifty|fify|fill|find|finds|fire
first|five|fix|fj|fk|fm|fo|followed|following|follows|for|forever|former|formerly|forth|forty|forward
found|four|fr|free|from|front|full|fully|further|furthered|furthering|furthermore|furthers|fx|g|ga|gave
gb|gd|ge|general|generally|get|gets|getting|gf|gg|gh|gi|give|given|gives|giving|gl|gm|gmt|gn|go|goes
going|gone|good|goods|got|gotten|gov|gp|gq|gr|great|greater|greatest|greetings|group|grouped|grouping
groups|gs|gt|gu|gw|gy|h|had|hadn't|hadnt|half|happens|hardly|has|hasn|hasn't|hasnt|have|haven|haven't
havent|having|he|he'd|he'll|he's|hed|hell|hello|help|hence|her|here|here's|hereafter|hereby|herein|heres
hereupon|hers|herself|hes|hi|hid|high|higher|highest|him|himself|his|hither|hk|hm|hn|home|homepage
hopefully|how|how'd|how'll|how's|howbeit|however|hr|ht|htm|html|http|hu|hundred|i|i'd|i'll|i'm|i've|id|ie
if|ignored|ii|il|ill|im|immediate|immediately|importance|important|in|inasmuch|inc|indeed|index|indicate
indicated|indicates|information|inner|inside|insofar|instead|int|interest|interested|interesting
interests|into|invention|inward|io|iq|ir|is|isn|isn't|isnt|it|it'd|it'll|it's|itd|itll|its|itself|ive|j
je|jm|jo|join|jp|just|k|ke|keep|keeps|kept|keys|kg|kh|ki|kind|km|kn|knew|know|known|knows|kp|kr|kw|ky|kz
l|la|large|largely|last|lately|later|latest|latter|latterly|lb|lc|least|length|less|lest|let|let's|lets
li|like|liked|likely|likewise|line|little|lk|ll|long|longer|longest|look|looking|looks|low|lower|lr|ls|lt
ltd|lu|lv|ly|m|ma|made|mainly|make|makes|making|man|many|may|maybe|mayn't|maynt|mc|md|me|mean|means
meantime|meanwhile|member|members|men|merely|mg|mh|microsoft|might|might've|mightn't|mightnt|mil|mill
million|mine|minus|miss|mk|ml|mm|mn|mo|more|moreover|most|mostly|move|mp|mq|mr|mrs|ms|msie|mt|mu|much|mug
must|must've|mustn't|mustnt|mv|mw|mx|my|myself|mz|n|na|name|namely|nay|nc|nd|ne|near|nearly|necessarily
necessary|need|needed|needing|needn't|neednt|needs|neither|net|netscape|never|neverf|neverless
nevertheless|new|newer|newest|next|nf|ng|ni|nine|ninety|nl|no|no-one|nobody|non|none|nonetheless|noone
nor|normally|nos|not|noted|nothing|notwithstanding|novel|now|nowhere|np|nr|nu|null|number|numbers|nz|o
obtain|obtained|obviously|of|off|often|oh|ok|okay|old|older|oldest|om|omitted|on|once|one|one's|ones|only
onto|open|opened|opening|opens|opposite|or|ord|order|ordered|ordering|orders|org|other|others|otherwise
ought|oughtn't|oughtnt|our|ours|ourselves|out|outside|over|overall|owing|own|p|pa|page|pages|part|parted
particular|particularly|parting|parts|past|pe|per|perhaps|pf|pg|ph|pk|pl|place|placed|places|please|plus
pm|pmid|pn|point|pointed|pointing|points|poorly|possible|possibly|potentially|pp|pr|predominantly|present
presented|presenting|presents|presumably|previously|primarily|probably|problem|problems|promptly|proud
provided|provides|pt|put|puts|pw|py|q|qa|que|quickly|quite|qv|r|ran|rather|rd|re|readily|really
reasonably|recent|recently|ref|refs|regarding|regardless|regards|related|relatively|research|reserved
respectively|resulted|resulting|results|right|ring|ro|room|rooms|round|ru|run|rw|s|sa|said|same|saw|say
saying|says|sb|sc|sd|se|sec|second|secondly|seconds|section|see|seeing|seem|seemed|seeming|seems|seen
sees|self|selves|sensible|sent|serious|seriously|seven|seventy|several|sg|sh|shall|shan't|shant|she|she'd
she'll|she's|shed|shell|shes|should|should've|shouldn|shouldn't|shouldnt|show|showed|showing|shown|showns
shows|si|side|sides|significant|significantly|similar|similarly|since|sincere|site|six|sixty|sj|sk|sl
slightly|sm|small|smaller|smallest|sn|so|some|somebody|someday|somehow|someone|somethan|something
sometime|sometimes|somewhat|somewhere|soon|sorry|specifically|specified|specify|specifying|sr|st|state
states|still|stop|strongly|su|sub|substantially|successfully|such|sufficiently|suggest|sup|sure|sv|sy
system|sz|t|t's|take|taken|taking|tc|td|tell|ten|tends|test|text|tf|tg|th|than|thank|thanks|thanx|that
that'll|that's|that've|thatll|thats|thatve|the|their|theirs|them|themselves|then|thence|there|there'd
there'll|there're|there's|there've|thereafter|thereby|thered|therefore|therein|therell|thereof|therere
theres|thereto|thereupon|thereve|these|they|they'd|they'll|they're|they've|theyd|theyll|theyre|theyve
thick|thin|thing|things|think|thinks|third|thirty|this|thorough|thoroughly|those|thou|though|thoughh
thought|thoughts|thousand|three|throug|through|throughout|thru|thus|til|till|tip|tis|tj|tk|tm|tn|to|today
together|too|took|top|toward|towards|tp|tr|tried|tries|trillion|truly|try|trying|ts|tt|turn|turned
turning|turns|tv|tw|twas|twelve|twenty|twice|two|tz|u|ua|ug|uk|um|un|under|underneath|undoing
unfortunately|unless|unlike|unlikely|until|unto|up|upon|ups|upwards|us|use|used|useful|usefully
usefulness|uses|using|usually|uucp|uy|uz|v|va|value|various|vc|ve|versus|very|vg|vi|via|viz|vn|vol|vols
vs|vu|w|want|wanted|wanting|wants|was|wasn|wasn't|wasnt|way|ways|we|we'd|we'll|we're|we've|web|webpage
website|wed|welcome|well|wells|went|were|weren|weren't|werent|weve|wf|what|what'd|what'll|what's|what've
whatever|whatll|whats|whatve|when|when'd|when'll|when's|whence|whenever|where|where'd|where'll|where's
whereafter|whereas|whereby|wherein|wheres|whereupon|wherever|whether|which|whichever|while|whilst|whim
whither|who|who'd|who'll|who's|whod|whoever|whole|wholl|whom|whomever|whos|whose|why|why'd|why'll|why's
widely|width|will|willing|wish|with|within|without|won|won't|wonder|wont|words|work|worked|working|works
world|would|would've|wouldn|wouldn't|wouldnt|ws|www|x|y|ye|year|years|yes|yet|you|you'd|you'll|you're
you've|youd|youll|young|younger|youngest|your|youre|yours|yourself|yourselves|youve|yt|yu|z|za|zero|zm|zr`,
  es: `
a|actualmente|acuerdo|adelante|ademas|además|adrede|afirmó|agregó|ahi|ahora|ahí|al|algo|alguna|algunas
alguno|algunos|algún|alli|allí|alrededor|ambos|ampleamos|antano|antaño|ante|anterior|antes|apenas
aproximadamente|aquel|aquella|aquellas|aquello|aquellos|aqui|aquél|aquélla|aquéllas|aquéllos|aquí|arriba
arribaabajo|aseguró|asi|así|atras|aun|aunque|ayer|añadió|aún|b|bajo|bastante|bien|breve|buen|buena|buenas
bueno|buenos|c|cada|casi|cerca|cierta|ciertas|cierto|ciertos|cinco|claro|comentó|como|con|conmigo|conocer
conseguimos|conseguir|considera|consideró|consigo|consigue|consiguen|consigues|contigo|contra|cosas|creo
cual|cuales|cualquier|cuando|cuanta|cuantas|cuanto|cuantos|cuatro|cuenta|cuál|cuáles|cuándo|cuánta
cuántas|cuánto|cuántos|cómo|d|da|dado|dan|dar|de|debajo|debe|deben|debido|decir|dejó|del|delante
demasiado|demás|dentro|deprisa|desde|despacio|despues|después|detras|detrás|dia|dias|dice|dicen|dicho
dieron|diferente|diferentes|dijeron|dijo|dio|donde|dos|durante|día|días|dónde|e|ejemplo|el|ella|ellas
ello|ellos|embargo|empleais|emplean|emplear|empleas|empleo|en|encima|encuentra|enfrente|enseguida
entonces|entre|era|erais|eramos|eran|eras|eres|es|esa|esas|ese|eso|esos|esta|estaba|estabais|estaban
estabas|estad|estada|estadas|estado|estados|estais|estamos|estan|estando|estar|estaremos|estará|estarán
estarás|estaré|estaréis|estaría|estaríais|estaríamos|estarían|estarías|estas|este|estemos|esto|estos
estoy|estuve|estuviera|estuvierais|estuvieran|estuvieras|estuvieron|estuviese|estuvieseis|estuviesen
estuvieses|estuvimos|estuviste|estuvisteis|estuviéramos|estuviésemos|estuvo|está|estábamos|estáis|están
estás|esté|estéis|estén|estés|ex|excepto|existe|existen|explicó|expresó|f|fin|final|fue|fuera|fuerais
fueran|fueras|fueron|fuese|fueseis|fuesen|fueses|fui|fuimos|fuiste|fuisteis|fuéramos|fuésemos|g|general
gran|grandes|gueno|h|ha|haber|habia|habida|habidas|habido|habidos|habiendo|habla|hablan|habremos|habrá
habrán|habrás|habré|habréis|habría|habríais|habríamos|habrían|habrías|habéis|había|habíais|habíamos
habían|habías|hace|haceis|hacemos|hacen|hacer|hacerlo|haces|hacia|haciendo|hago|han|has|hasta|hay|haya
hayamos|hayan|hayas|hayáis|he|hecho|hemos|hicieron|hizo|horas|hoy|hube|hubiera|hubierais|hubieran
hubieras|hubieron|hubiese|hubieseis|hubiesen|hubieses|hubimos|hubiste|hubisteis|hubiéramos|hubiésemos
hubo|i|igual|incluso|indicó|informo|informó|intenta|intentais|intentamos|intentan|intentar|intentas
intento|ir|j|junto|k|l|la|lado|largo|las|le|lejos|les|llegó|lleva|llevar|lo|los|luego|lugar|m|mal|manera
manifestó|mas|mayor|me|mediante|medio|mejor|mencionó|menos|menudo|mi|mia|mias|mientras|mio|mios|mis|misma
mismas|mismo|mismos|modo|momento|mucha|muchas|mucho|muchos|muy|más|mí|mía|mías|mío|míos|n|nada|nadie|ni
ninguna|ningunas|ninguno|ningunos|ningún|no|nos|nosotras|nosotros|nuestra|nuestras|nuestro|nuestros|nueva
nuevas|nuevo|nuevos|nunca|o|ocho|os|otra|otras|otro|otros|p|pais|para|parece|parte|partir|pasada|pasado
paìs|peor|pero|pesar|poca|pocas|poco|pocos|podeis|podemos|poder|podria|podriais|podriamos|podrian|podrias
podrá|podrán|podría|podrían|poner|por|por qué|porque|posible|primer|primera|primero|primeros
principalmente|pronto|propia|propias|propio|propios|proximo|próximo|próximos|pudo|pueda|puede|pueden
puedo|pues|q|qeu|que|quedó|queremos|quien|quienes|quiere|quiza|quizas|quizá|quizás|quién|quiénes|qué|r
raras|realizado|realizar|realizó|repente|respecto|s|sabe|sabeis|sabemos|saben|saber|sabes|sal|salvo|se
sea|seamos|sean|seas|segun|segunda|segundo|según|seis|ser|sera|seremos|será|serán|serás|seré|seréis|sería
seríais|seríamos|serían|serías|seáis|señaló|si|sido|siempre|siendo|siete|sigue|siguiente|sin|sino|sobre
sois|sola|solamente|solas|solo|solos|somos|son|soy|soyos|su|supuesto|sus|suya|suyas|suyo|suyos|sé|sí|sólo
t|tal|tambien|también|tampoco|tan|tanto|tarde|te|temprano|tendremos|tendrá|tendrán|tendrás|tendré
tendréis|tendría|tendríais|tendríamos|tendrían|tendrías|tened|teneis|tenemos|tener|tenga|tengamos|tengan
tengas|tengo|tengáis|tenida|tenidas|tenido|tenidos|teniendo|tenéis|tenía|teníais|teníamos|tenían|tenías
tercera|ti|tiempo|tiene|tienen|tienes|toda|todas|todavia|todavía|todo|todos|total|trabaja|trabajais
trabajamos|trabajan|trabajar|trabajas|trabajo|tras|trata|través|tres|tu|tus|tuve|tuviera|tuvierais
tuvieran|tuvieras|tuvieron|tuviese|tuvieseis|tuviesen|tuvieses|tuvimos|tuviste|tuvisteis|tuviéramos
tuviésemos|tuvo|tuya|tuyas|tuyo|tuyos|tú|u|ultimo|un|una|unas|uno|unos|usa|usais|usamos|usan|usar|usas
uso|usted|ustedes|v|va|vais|valor|vamos|van|varias|varios|vaya|veces|ver|verdad|verdadera|verdadero|vez
vosotras|vosotros|voy|vuestra|vuestras|vuestro|vuestros|w|x|y|ya|yo|z|él|éramos|ésa|ésas|ése|ésos|ésta
éstas|éste|éstos|última|últimas|último|últimos`,
  fr: `
a|abord|absolument|afin|ah|ai|aie|aient|aies|ailleurs|ainsi|ait|allaient|allo|allons|allô|alors|anterieur
anterieure|anterieures|apres|après|as|assez|attendu|au|aucun|aucune|aucuns|aujourd|aujourd'hui|aupres
auquel|aura|aurai|auraient|aurais|aurait|auras|aurez|auriez|aurions|aurons|auront|aussi|autant|autre
autrefois|autrement|autres|autrui|aux|auxquelles|auxquels|avaient|avais|avait|avant|avec|avez|aviez
avions|avoir|avons|ayant|ayez|ayons|b|bah|bas|basee|bat|beau|beaucoup|bien|bigre|bon|boum|bravo|brrr|c
car|ce|ceci|cela|celle|celle-ci|celle-là|celles|celles-ci|celles-là|celui|celui-ci|celui-là|celà|cent
cependant|certain|certaine|certaines|certains|certes|ces|cet|cette|ceux|ceux-ci|ceux-là|chacun|chacune
chaque|cher|chers|chez|chiche|chut|chère|chères|ci|cinq|cinquantaine|cinquante|cinquantième|cinquième
clac|clic|combien|comme|comment|comparable|comparables|compris|concernant|contre|couic|crac|d|da|dans|de
debout|dedans|dehors|deja|delà|depuis|dernier|derniere|derriere|derrière|des|desormais|desquelles
desquels|dessous|dessus|deux|deuxième|deuxièmement|devant|devers|devra|devrait|different|differentes
differents|différent|différente|différentes|différents|dire|directe|directement|dit|dite|dits|divers
diverse|diverses|dix|dix-huit|dix-neuf|dix-sept|dixième|doit|doivent|donc|dont|dos|douze|douzième|dring
droite|du|duquel|durant|dès|début|désormais|e|effet|egale|egalement|egales|eh|elle|elle-même|elles
elles-mêmes|en|encore|enfin|entre|envers|environ|es|essai|est|et|etant|etc|etre|eu|eue|eues|euh|eurent
eus|eusse|eussent|eusses|eussiez|eussions|eut|eux|eux-mêmes|exactement|excepté|extenso|exterieur|eûmes
eût|eûtes|f|fais|faisaient|faisant|fait|faites|façon|feront|fi|flac|floc|fois|font|force|furent|fus|fusse
fussent|fusses|fussiez|fussions|fut|fûmes|fût|fûtes|g|gens|h|ha|haut|hein|hem|hep|hi|ho|holà|hop|hormis
hors|hou|houp|hue|hui|huit|huitième|hum|hurrah|hé|hélas|i|ici|il|ils|importe|j|je|jusqu|jusque|juste|k|l
la|laisser|laquelle|las|le|lequel|les|lesquelles|lesquels|leur|leurs|longtemps|lors|lorsque|lui|lui-meme
lui-même|là|lès|m|ma|maint|maintenant|mais|malgre|malgré|maximale|me|meme|memes|merci|mes|mien|mienne
miennes|miens|mille|mince|mine|minimale|moi|moi-meme|moi-même|moindres|moins|mon|mot|moyennant|multiple
multiples|même|mêmes|n|na|naturel|naturelle|naturelles|ne|neanmoins|necessaire|necessairement|neuf
neuvième|ni|nombreuses|nombreux|nommés|non|nos|notamment|notre|nous|nous-mêmes|nouveau|nouveaux|nul
néanmoins|nôtre|nôtres|o|oh|ohé|ollé|olé|on|ont|onze|onzième|ore|ou|ouf|ouias|oust|ouste|outre|ouvert
ouverte|ouverts|où|p|paf|pan|par|parce|parfois|parle|parlent|parler|parmi|parole|parseme|partant
particulier|particulière|particulièrement|pas|passé|pendant|pense|permet|personne|personnes|peu|peut
peuvent|peux|pff|pfft|pfut|pif|pire|pièce|plein|plouf|plupart|plus|plusieurs|plutôt|possessif|possessifs
possible|possibles|pouah|pour|pourquoi|pourrais|pourrait|pouvait|prealable|precisement|premier|première
premièrement|pres|probable|probante|procedant|proche|près|psitt|pu|puis|puisque|pur|pure|q|qu|quand|quant
quant-à-soi|quanta|quarante|quatorze|quatre|quatre-vingt|quatrième|quatrièmement|que|quel|quelconque
quelle|quelles|quelqu'un|quelque|quelques|quels|qui|quiconque|quinze|quoi|quoique|r|rare|rarement|rares
relative|relativement|remarquable|rend|rendre|restant|reste|restent|restrictif|retour|revoici|revoilà
rien|s|sa|sacrebleu|sait|sans|sapristi|sauf|se|sein|seize|selon|semblable|semblaient|semble|semblent|sent
sept|septième|sera|serai|seraient|serais|serait|seras|serez|seriez|serions|serons|seront|ses|seul|seule
seulement|si|sien|sienne|siennes|siens|sinon|six|sixième|soi|soi-même|soient|sois|soit|soixante|sommes
son|sont|sous|souvent|soyez|soyons|specifique|specifiques|speculatif|stop|strictement|subtiles|suffisant
suffisante|suffit|suis|suit|suivant|suivante|suivantes|suivants|suivre|sujet|superpose|sur|surtout|t|ta
tac|tandis|tant|tardive|te|tel|telle|tellement|telles|tels|tenant|tend|tenir|tente|tes|tic|tien|tienne
tiennes|tiens|toc|toi|toi-même|ton|touchant|toujours|tous|tout|toute|toutefois|toutes|treize|trente|tres
trois|troisième|troisièmement|trop|très|tsoin|tsouin|tu|té|u|un|une|unes|uniformement|unique|uniques|uns
v|va|vais|valeur|vas|vers|via|vif|vifs|vingt|vivat|vive|vives|vlan|voici|voie|voient|voilà|voire|vont|vos
votre|vous|vous-mêmes|vu|vé|vôtre|vôtres|w|x|y|z|zut|à|â|ça|ès|étaient|étais|était|étant|état|étiez
étions|été|étée|étées|étés|êtes|être|ô`,
  hi: `
अंदर|अत|अदि|अप|अपना|अपनि|अपनी|अपने|अभि|अभी|आदि|आप|इंहिं|इंहें|इंहों|इतयादि|इत्यादि|इन|इनका|इन्हीं|इन्हें
इन्हों|इस|इसका|इसकि|इसकी|इसके|इसमें|इसि|इसी|इसे|उंहिं|उंहें|उंहों|उन|उनका|उनकि|उनकी|उनके|उनको|उन्हीं
उन्हें|उन्हों|उस|उसके|उसि|उसी|उसे|एक|एवं|एस|एसे|ऐसे|ओर|और|कइ|कई|कर|करता|करते|करना|करने|करें|कहते|कहा|का
काफि|काफ़ी|कि|किंहें|किंहों|कितना|किन्हें|किन्हों|किया|किर|किस|किसि|किसी|किसे|की|कुछ|कुल|के|को|कोइ|कोई|कोन
कोनसा|कौन|कौनसा|गया|घर|जब|जहाँ|जहां|जा|जिंहें|जिंहों|जितना|जिधर|जिन|जिन्हें|जिन्हों|जिस|जिसे|जीधर|जेसा
जेसे|जैसा|जैसे|जो|तक|तब|तरह|तिंहें|तिंहों|तिन|तिन्हें|तिन्हों|तिस|तिसे|तो|था|थि|थी|थे|दबारा|दवारा|दिया
दुसरा|दुसरे|दूसरे|दो|द्वारा|न|नहिं|नहीं|ना|निचे|निहायत|नीचे|ने|पर|पहले|पुरा|पूरा|पे|फिर|बनि|बनी|बहि|बही
बहुत|बाद|बाला|बिलकुल|भि|भितर|भी|भीतर|मगर|मानो|मे|में|यदि|यह|यहाँ|यहां|यहि|यही|या|यिह|ये|रखें|रवासा|रहा
रहे|ऱ्वासा|लिए|लिये|लेकिन|व|वगेरह|वरग|वर्ग|वह|वहाँ|वहां|वहिं|वहीं|वाले|वुह|वे|वग़ैरह|संग|सकता|सकते|सबसे
सभि|सभी|साथ|साबुत|साभ|सारा|से|सो|हि|ही|हुअ|हुआ|हुइ|हुई|हुए|हे|हें|है|हैं|हो|होता|होति|होती|होते|होना|होने`,
  id: `
ada|adalah|adanya|adapun|agak|agaknya|agar|akan|akankah|akhir|akhiri|akhirnya|aku|akulah|amat|amatlah
anda|andalah|antar|antara|antaranya|apa|apaan|apabila|apakah|apalagi|apatah|artinya|asal|asalkan|atas
atau|ataukah|ataupun|awal|awalnya|bagai|bagaikan|bagaimana|bagaimanakah|bagaimanapun|bagi|bagian|bahkan
bahwa|bahwasanya|baik|bakal|bakalan|balik|banyak|bapak|baru|bawah|beberapa|begini|beginian|beginikah
beginilah|begitu|begitukah|begitulah|begitupun|bekerja|belakang|belakangan|belum|belumlah|benar|benarkah
benarlah|berada|berakhir|berakhirlah|berakhirnya|berapa|berapakah|berapalah|berapapun|berarti|berawal
berbagai|berdatangan|beri|berikan|berikut|berikutnya|berjumlah|berkali-kali|berkata|berkehendak
berkeinginan|berkenaan|berlainan|berlalu|berlangsung|berlebihan|bermacam|bermacam-macam|bermaksud|bermula
bersama|bersama-sama|bersiap|bersiap-siap|bertanya|bertanya-tanya|berturut|berturut-turut|bertutur
berujar|berupa|besar|betul|betulkah|biasa|biasanya|bila|bilakah|bisa|bisakah|boleh|bolehkah|bolehlah|buat
bukan|bukankah|bukanlah|bukannya|bulan|bung|cara|caranya|cukup|cukupkah|cukuplah|cuma|dahulu|dalam|dan
dapat|dari|daripada|datang|dekat|demi|demikian|demikianlah|dengan|depan|di|dia|diakhiri|diakhirinya
dialah|diantara|diantaranya|diberi|diberikan|diberikannya|dibuat|dibuatnya|didapat|didatangkan|digunakan
diibaratkan|diibaratkannya|diingat|diingatkan|diinginkan|dijawab|dijelaskan|dijelaskannya|dikarenakan
dikatakan|dikatakannya|dikerjakan|diketahui|diketahuinya|dikira|dilakukan|dilalui|dilihat|dimaksud
dimaksudkan|dimaksudkannya|dimaksudnya|diminta|dimintai|dimisalkan|dimulai|dimulailah|dimulainya
dimungkinkan|dini|dipastikan|diperbuat|diperbuatnya|dipergunakan|diperkirakan|diperlihatkan|diperlukan
diperlukannya|dipersoalkan|dipertanyakan|dipunyai|diri|dirinya|disampaikan|disebut|disebutkan
disebutkannya|disini|disinilah|ditambahkan|ditandaskan|ditanya|ditanyai|ditanyakan|ditegaskan|ditujukan
ditunjuk|ditunjuki|ditunjukkan|ditunjukkannya|ditunjuknya|dituturkan|dituturkannya|diucapkan|diucapkannya
diungkapkan|dong|dua|dulu|empat|enggak|enggaknya|entah|entahlah|guna|gunakan|hal|hampir|hanya|hanyalah
hari|harus|haruslah|harusnya|hendak|hendaklah|hendaknya|hingga|ia|ialah|ibarat|ibaratkan|ibaratnya|ibu
ikut|ingat|ingat-ingat|ingin|inginkah|inginkan|ini|inikah|inilah|itu|itukah|itulah|jadi|jadilah|jadinya
jangan|jangankan|janganlah|jauh|jawab|jawaban|jawabnya|jelas|jelaskan|jelaslah|jelasnya|jika|jikalau|juga
jumlah|jumlahnya|justru|kala|kalau|kalaulah|kalaupun|kalian|kami|kamilah|kamu|kamulah|kan|kapan|kapankah
kapanpun|karena|karenanya|kasus|kata|katakan|katakanlah|katanya|ke|keadaan|kebetulan|kecil|kedua|keduanya
keinginan|kelamaan|kelihatan|kelihatannya|kelima|keluar|kembali|kemudian|kemungkinan|kemungkinannya
kenapa|kepada|kepadanya|kesampaian|keseluruhan|keseluruhannya|keterlaluan|ketika|khususnya|kini|kinilah
kira|kira-kira|kiranya|kita|kitalah|kok|kurang|lagi|lagian|lah|lain|lainnya|lalu|lama|lamanya|lanjut
lanjutnya|lebih|lewat|lima|luar|macam|maka|makanya|makin|malah|malahan|mampu|mampukah|mana|manakala
manalagi|masa|masalah|masalahnya|masih|masihkah|masing|masing-masing|mau|maupun|melainkan|melakukan
melalui|melihat|melihatnya|memang|memastikan|memberi|memberikan|membuat|memerlukan|memihak|meminta
memintakan|memisalkan|memperbuat|mempergunakan|memperkirakan|memperlihatkan|mempersiapkan|mempersoalkan
mempertanyakan|mempunyai|memulai|memungkinkan|menaiki|menambahkan|menandaskan|menanti|menanti-nanti
menantikan|menanya|menanyai|menanyakan|mendapat|mendapatkan|mendatang|mendatangi|mendatangkan|menegaskan
mengakhiri|mengapa|mengatakan|mengatakannya|mengenai|mengerjakan|mengetahui|menggunakan|menghendaki
mengibaratkan|mengibaratkannya|mengingat|mengingatkan|menginginkan|mengira|mengucapkan|mengucapkannya
mengungkapkan|menjadi|menjawab|menjelaskan|menuju|menunjuk|menunjuki|menunjukkan|menunjuknya|menurut
menuturkan|menyampaikan|menyangkut|menyatakan|menyebutkan|menyeluruh|menyiapkan|merasa|mereka|merekalah
merupakan|meski|meskipun|meyakini|meyakinkan|minta|mirip|misal|misalkan|misalnya|mula|mulai|mulailah
mulanya|mungkin|mungkinkah|nah|naik|namun|nanti|nantinya|nyaris|nyatanya|oleh|olehnya|pada|padahal
padanya|pak|paling|panjang|pantas|para|pasti|pastilah|penting|pentingnya|per|percuma|perlu|perlukah
perlunya|pernah|persoalan|pertama|pertama-tama|pertanyaan|pertanyakan|pihak|pihaknya|pukul|pula|pun|punya
rasa|rasanya|rata|rupanya|saat|saatnya|saja|sajalah|saling|sama|sama-sama|sambil|sampai|sampai-sampai
sampaikan|sana|sangat|sangatlah|satu|saya|sayalah|se|sebab|sebabnya|sebagai|sebagaimana|sebagainya
sebagian|sebaik|sebaik-baiknya|sebaiknya|sebaliknya|sebanyak|sebegini|sebegitu|sebelum|sebelumnya
sebenarnya|seberapa|sebesar|sebetulnya|sebisanya|sebuah|sebut|sebutlah|sebutnya|secara|secukupnya|sedang
sedangkan|sedemikian|sedikit|sedikitnya|seenaknya|segala|segalanya|segera|seharusnya|sehingga|seingat
sejak|sejauh|sejenak|sejumlah|sekadar|sekadarnya|sekali|sekali-kali|sekalian|sekaligus|sekalipun|sekarang
sekecil|seketika|sekiranya|sekitar|sekitarnya|sekurang-kurangnya|sekurangnya|sela|selagi|selain|selaku
selalu|selama|selama-lamanya|selamanya|selanjutnya|seluruh|seluruhnya|semacam|semakin|semampu|semampunya
semasa|semasih|semata|semata-mata|semaunya|sementara|semisal|semisalnya|sempat|semua|semuanya|semula
sendiri|sendirian|sendirinya|seolah|seolah-olah|seorang|sepanjang|sepantasnya|sepantasnyalah|seperlunya
seperti|sepertinya|sepihak|sering|seringnya|serta|serupa|sesaat|sesama|sesampai|sesegera|sesekali
seseorang|sesuatu|sesuatunya|sesudah|sesudahnya|setelah|setempat|setengah|seterusnya|setiap|setiba
setibanya|setidak-tidaknya|setidaknya|setinggi|seusai|sewaktu|siap|siapa|siapakah|siapapun|sini|sinilah
soal|soalnya|suatu|sudah|sudahkah|sudahlah|supaya|tadi|tadinya|tahu|tahun|tak|tambah|tambahnya|tampak
tampaknya|tandas|tandasnya|tanpa|tanya|tanyakan|tanyanya|tapi|tegas|tegasnya|telah|tempat|tengah|tentang
tentu|tentulah|tentunya|tepat|terakhir|terasa|terbanyak|terdahulu|terdapat|terdiri|terhadap|terhadapnya
teringat|teringat-ingat|terjadi|terjadilah|terjadinya|terkira|terlalu|terlebih|terlihat|termasuk|ternyata
tersampaikan|tersebut|tersebutlah|tertentu|tertuju|terus|terutama|tetap|tetapi|tiap|tiba|tiba-tiba|tidak
tidakkah|tidaklah|tiga|tinggi|toh|tunjuk|turut|tutur|tuturnya|ucap|ucapnya|ujar|ujarnya|umum|umumnya
ungkap|ungkapnya|untuk|usah|usai|waduh|wah|wahai|waktu|waktunya|walau|walaupun|wong|yaitu|yakin|yakni
yang`,
  it: `
a|abbastanza|abbia|abbiamo|abbiano|abbiate|accidenti|ad|adesso|affinché|agl|agli|ahime|ahimè|ai|al|alcuna
alcuni|alcuno|all|alla|alle|allo|allora|altre|altri|altrimenti|altro|altrove|altrui|anche|ancora|anni
anno|ansa|anticipo|assai|attesa|attraverso|avanti|avemmo|avendo|avente|aver|avere|averlo|avesse|avessero
avessi|avessimo|aveste|avesti|avete|aveva|avevamo|avevano|avevate|avevi|avevo|avrai|avranno|avrebbe
avrebbero|avrei|avremmo|avremo|avreste|avresti|avrete|avrà|avrò|avuta|avute|avuti|avuto|basta|ben|bene
benissimo|brava|bravo|buono|c|caso|cento|certa|certe|certi|certo|che|chi|chicchessia|chiunque|ci|ciascuna
ciascuno|cima|cinque|cio|cioe|cioè|circa|citta|città|ciò|co|codesta|codesti|codesto|cogli|coi|col|colei
coll|coloro|colui|come|cominci|comprare|comunque|con|concernente|conclusione|consecutivi|consecutivo
consiglio|contro|cortesia|cos|cosa|cosi|così|cui|d|da|dagl|dagli|dai|dal|dall|dalla|dalle|dallo
dappertutto|davanti|degl|degli|dei|del|dell|della|delle|dello|dentro|detto|deve|devo|di|dice|dietro|dire
dirimpetto|diventa|diventare|diventato|dopo|doppio|dov|dove|dovra|dovrà|dovunque|due|dunque|durante|e
ebbe|ebbero|ebbi|ecc|ecco|ed|effettivamente|egli|ella|entrambi|eppure|era|erano|eravamo|eravate|eri|ero
esempio|esse|essendo|esser|essere|essi|ex|fa|faccia|facciamo|facciano|facciate|faccio|facemmo|facendo
facesse|facessero|facessi|facessimo|faceste|facesti|faceva|facevamo|facevano|facevate|facevi|facevo|fai
fanno|farai|faranno|fare|farebbe|farebbero|farei|faremmo|faremo|fareste|faresti|farete|farà|farò|fatto
favore|fece|fecero|feci|fin|finalmente|finche|fine|fino|forse|forza|fosse|fossero|fossi|fossimo|foste
fosti|fra|frattempo|fu|fui|fummo|fuori|furono|futuro|generale|gente|gia|giacche|giorni|giorno|giu|già|gli
gliela|gliele|glieli|glielo|gliene|grande|grazie|gruppo|ha|haha|hai|hanno|ho|i|ie|ieri|il|improvviso|in
inc|indietro|infatti|inoltre|insieme|intanto|intorno|invece|io|l|la|lasciato|lato|le|lei|li|lo|lontano
loro|lui|lungo|luogo|là|ma|macche|magari|maggior|mai|male|malgrado|malissimo|me|medesimo|mediante|meglio
meno|mentre|mesi|mezzo|mi|mia|mie|miei|mila|miliardi|milioni|minimi|mio|modo|molta|molti|moltissimo|molto
momento|mondo|ne|negl|negli|nei|nel|nell|nella|nelle|nello|nemmeno|neppure|nessun|nessuna|nessuno|niente
no|noi|nome|non|nondimeno|nonostante|nonsia|nostra|nostre|nostri|nostro|novanta|nove|nulla|nuovi|nuovo|o
od|oggi|ogni|ognuna|ognuno|oltre|oppure|ora|ore|osi|ossia|ottanta|otto|paese|parecchi|parecchie|parecchio
parte|partendo|peccato|peggio|per|perche|perchè|perché|percio|perciò|perfino|pero|persino|persone|però
piedi|pieno|piglia|piu|piuttosto|più|po|pochissimo|poco|poi|poiche|possa|possedere|posteriore|posto
potrebbe|preferibilmente|presa|press|prima|primo|principalmente|probabilmente|promesso|proprio|puo|pure
purtroppo|può|qua|qualche|qualcosa|qualcuna|qualcuno|quale|quali|qualunque|quando|quanta|quante|quanti
quanto|quantunque|quarto|quasi|quattro|quel|quella|quelle|quelli|quello|quest|questa|queste|questi|questo
qui|quindi|quinto|realmente|recente|recentemente|registrazione|relativo|riecco|rispetto|salvo|sara|sarai
saranno|sarebbe|sarebbero|sarei|saremmo|saremo|sareste|saresti|sarete|sarà|sarò|scola|scopo|scorso|se
secondo|seguente|seguito|sei|sembra|sembrare|sembrato|sembrava|sembri|sempre|senza|sette|si|sia|siamo
siano|siate|siete|sig|solito|solo|soltanto|sono|sopra|soprattutto|sotto|spesso|sta|stai|stando|stanno
starai|staranno|starebbe|starebbero|starei|staremmo|staremo|stareste|staresti|starete|starà|starò|stata
state|stati|stato|stava|stavamo|stavano|stavate|stavi|stavo|stemmo|stessa|stesse|stessero|stessi|stessimo
stesso|steste|stesti|stette|stettero|stetti|stia|stiamo|stiano|stiate|sto|su|sua|subito|successivamente
successivo|sue|sugl|sugli|sui|sul|sull|sulla|sulle|sullo|suo|suoi|tale|tali|talvolta|tanto|te|tempo|terzo
th|ti|titolo|tra|tranne|tre|trenta|triplo|troppo|trovato|tu|tua|tue|tuo|tuoi|tutta|tuttavia|tutte|tutti
tutto|uguali|ulteriore|ultimo|un|una|uno|uomo|va|vai|vale|vari|varia|varie|vario|verso|vi|vicino|visto
vita|voi|volta|volte|vostra|vostre|vostri|vostro|è`,
  ja: `
あそこ|あっ|あの|あのかた|あの人|あり|あります|ある|あれ|い|いう|います|いる|う|うち|え|お|および|おり|おります|か|かつて|から|が|き|ここ|こちら|こと|この|これ|これら|さ|さらに
し|しかし|する|ず|せ|せる|そこ|そして|その|その他|その後|それ|それぞれ|それで|た|ただし|たち|ため|たり|だ|だっ|だれ|つ|て|で|でき|できる|です|では|でも|と|という|といった|とき
ところ|として|とともに|とも|と共に|どこ|どの|な|ない|なお|なかっ|ながら|なく|なっ|など|なに|なら|なり|なる|なん|に|において|における|について|にて|によって|により|による|に対して
に対する|に関する|の|ので|のみ|は|ば|へ|ほか|ほとんど|ほど|ます|また|または|まで|も|もの|ものの|や|よう|より|ら|られ|られる|れ|れる|を|ん|何|及び|彼|彼女|我々|特に|私|私達
貴方|貴方方`,
  ko: `
가|가까스로|가령|각|각각|각자|각종|갖고말하자면|같다|같이|개의치않고|거니와|거바|거의|것|것과 같이|것들|게다가|게우다|겨우|견지에서|결과에 이르다|결국|결론을 낼 수 있다|겸사겸사
고려하면|고로|곧|공동으로|과|과연|관계가 있다|관계없이|관련이 있다|관하여|관한|관해서는|구|구체적으로|구토하다|그|그들|그때|그래|그래도|그래서|그러나|그러니|그러니까|그러면|그러므로
그러한즉|그런 까닭에|그런데|그런즉|그럼|그럼에도 불구하고|그렇게 함으로써|그렇지|그렇지 않다면|그렇지 않으면|그렇지만|그렇지않으면|그리고|그리하여|그만이다|그에 따르는|그위에|그저
그중에서|그치지 않다|근거로|근거하여|기대여|기점으로|기준으로|기타|까닭으로|까악|까지|까지 미치다|까지도|꽈당|끙끙|끼익|나|나머지는|남들|남짓|너|너희|너희들|네|넷|년|논하지 않다
놀라다|누가 알겠는가|누구|다른|다른 방면으로|다만|다섯|다소|다수|다시 말하자면|다시말하면|다음|다음에|다음으로|단지|답다|당신|당장|대로 하다|대하면|대하여|대해 말하자면|대해서|댕그
더구나|더군다나|더라도|더불어|더욱더|더욱이는|도달하다|도착하다|동시에|동안|된바에야|된이상|두번째로|둘|둥둥|뒤따라|뒤이어|든간에|들|등|등등|딩동|따라|따라서|따위|따지지 않다|딱|때
때가 되어|때문에|또|또한|뚝뚝|라 해도|령|로|로 인하여|로부터|로써|륙|를|마음대로|마저|마저도|마치|막론하고|만 못하다|만약|만약에|만은 아니다|만이 아니다|만일|만큼|말하자면
말할것도 없고|매|매번|메쓰겁다|몇|모|모두|무렵|무릎쓰고|무슨|무엇|무엇때문에|물론|및|바꾸어말하면|바꾸어말하자면|바꾸어서 말하면|바꾸어서 한다면|바꿔 말하면|바로|바와같이|밖에 안된다
반대로|반대로 말하자면|반드시|버금|보는데서|보다더|보드득|본대로|봐|봐라|부류의 사람들|부터|불구하고|불문하고|붕붕|비걱거리다|비교적|비길수 없다|비로소|비록|비슷하다|비추어 보아|비하면
뿐만 아니라|뿐만아니라|뿐이다|삐걱|삐걱거리다|사|삼|상대적으로 말하자면|생각한대로|설령|설마|설사|셋|소생|소인|솨|쉿|습니까|습니다|시각|시간|시작하여|시초에|시키다|실로|심지어|아
아니|아니나다를가|아니라면|아니면|아니었다면|아래윗|아무거나|아무도|아야|아울러|아이|아이고|아이구|아이야|아이쿠|아하|아홉|안 그러면|않기 위하여|않기 위해서|알 수 있다|알았어|앗
앞에서|앞의것|야|약간|양자|어|어기여차|어느|어느 년도|어느것|어느곳|어느때|어느쪽|어느해|어디|어때|어떠한|어떤|어떤것|어떤것들|어떻게|어떻해|어이|어째서|어쨋든|어쩔수 없다|어찌
어찌됏든|어찌됏어|어찌하든지|어찌하여|언제|언젠가|얼마|얼마 안 되는 것|얼마간|얼마나|얼마든지|얼마만큼|얼마큼|엉엉|에|에 가서|에 달려 있다|에 대해|에 있다|에 한하다|에게|에서|여
여기|여덟|여러분|여보시오|여부|여섯|여전히|여차|연관되다|연이서|영|영차|옆사람|예|예를 들면|예를 들자면|예컨대|예하면|오|오로지|오르다|오자마자|오직|오호|오히려|와|와 같은 사람들
와르르|와아|왜|왜냐하면|외에도|요만큼|요만한 것|요만한걸|요컨대|우르르|우리|우리들|우선|우에 종합한것과같이|운운|월|위에서 서술한바와같이|위하여|위해서|윙윙|육|으로|으로 인하여|으로서
으로써|을|응|응당|의|의거하여|의지하여|의해|의해되다|의해서|이|이 되다|이 때문에|이 밖에|이 외에|이 정도의|이것|이곳|이때|이라면|이래|이러이러하다|이러한|이런|이럴정도로
이렇게 많은 것|이렇게되면|이렇게말하자면|이렇구나|이로 인하여|이르기까지|이리하여|이만큼|이번|이봐|이상|이어서|이었다|이와 같다|이와 같은|이와 반대로|이와같다면|이외에도|이용하여
이유만으로|이젠|이지만|이쪽|이천구|이천육|이천칠|이천팔|인 듯하다|인젠|일|일것이다|일곱|일단|일때|일반적으로|일지라도|임에 틀림없다|입각하여|입장에서|잇따라|있다|자|자기|자기집|자마자
자신|잠깐|잠시|저|저것|저것만큼|저기|저쪽|저희|전부|전자|전후|점에서 보아|정도에 이르다|제|제각기|제외하고|조금|조차|조차도|졸졸|좀|좋아|좍좍|주룩주룩|주저하지 않고|줄은 몰랏다
줄은모른다|중에서|중의하나|즈음하여|즉|즉시|지든지|지만|지말고|진짜로|쪽으로|차라리|참|참나|첫번째로|쳇|총적으로|총적으로 말하면|총적으로 보면|칠|콸콸|쾅쾅|쿵|타다|타인|탕탕|토하다
통하여|툭|퉤|틈타|팍|팔|퍽|펄렁|하|하게될것이다|하게하다|하겠는가|하고 있다|하고있었다|하곤하였다|하구나|하기 때문에|하기 위하여|하기는한데|하기만 하면|하기보다는|하기에|하나|하느니
하는 김에|하는 편이 낫다|하는것도|하는것만 못하다|하는것이 낫다|하는바|하더라도|하도다|하도록시키다|하도록하다|하든지|하려고하다|하마터면|하면 할수록|하면된다|하면서|하물며|하여금|하여야
하자마자|하지 않는다면|하지 않도록|하지마|하지마라|하지만|하하|한 까닭에|한 이유는|한 후|한다면|한다면 몰라도|한데|한마디|한적이있다|한켠으로는|한항목|할 따름이다|할 생각이다
할 줄 안다|할 지경이다|할 힘이 있다|할때|할만하다|할망정|할뿐|할수있다|할수있어|할줄알다|할지라도|할지언정|함께|해도된다|해도좋다|해봐요|해서는 안된다|해야한다|해요|했어요|향하다
향하여|향해서|허|허걱|허허|헉|헉헉|헐떡헐떡|형식으로 쓰여|혹시|혹은|혼자|훨씬|휘익|휴|흐흐|흥|힘입어`,
  nl: `
aan|aangaande|aangezien|achte|achter|achterna|af|afgelopen|al|aldaar|aldus|alhoewel|alias|alle|allebei
alleen|alles|als|alsnog|altijd|altoos|ander|andere|anders|anderszins|beetje|behalve|behoudens|beide
beiden|ben|beneden|bent|bepaald|betreffende|bij|bijna|bijv|binnen|binnenin|blijkbaar|blijken|boven
bovenal|bovendien|bovengenoemd|bovenstaand|bovenvermeld|buiten|bv|daar|daardoor|daarheen|daarin|daarna
daarnet|daarom|daarop|daaruit|daarvanlangs|dan|dat|de|deden|deed|der|derde|derhalve|dertig|deze|dhr|die
dikwijls|dit|doch|doe|doen|doet|door|doorgaand|drie|duizend|dus|echter|een|eens|eer|eerdat|eerder|eerlang
eerst|eerste|eigen|eigenlijk|elk|elke|en|enig|enige|enigszins|enkel|er|erdoor|erg|ergens|etc|etcetera
even|eveneens|evenwel|gauw|ge|gedurende|geen|gehad|gekund|geleden|gelijk|gemoeten|gemogen|genoeg|geweest
gewoon|gewoonweg|haar|haarzelf|had|hadden|hare|heb|hebben|hebt|hedden|heeft|heel|hem|hemzelf|hen|het
hetzelfde|hier|hierbeneden|hierboven|hierin|hierna|hierom|hij|hijzelf|hoe|hoewel|honderd|hun|hunne|ieder
iedere|iedereen|iemand|iets|ik|ikzelf|in|inderdaad|inmiddels|intussen|inzake|is|ja|je|jezelf|jij|jijzelf
jou|jouw|jouwe|juist|jullie|kan|klaar|kon|konden|krachtens|kun|kunnen|kunt|laatst|later|liever|lijken
lijkt|maak|maakt|maakte|maakten|maar|mag|maken|me|meer|meest|meestal|men|met|mevr|mezelf|mij|mijn|mijnent
mijner|mijzelf|minder|miss|misschien|missen|mits|mocht|mochten|moest|moesten|moet|moeten|mogen|mr|mrs|mw
na|naar|nadat|nam|namelijk|nee|neem|negen|nemen|nergens|net|niemand|niet|niets|niks|noch|nochtans|nog
nogal|nooit|nu|nv|of|ofschoon|om|omdat|omhoog|omlaag|omstreeks|omtrent|omver|ondanks|onder|ondertussen
ongeveer|ons|onszelf|onze|onzeker|ooit|ook|op|opnieuw|opzij|over|overal|overeind|overige|overigens|paar
pas|per|precies|recent|redelijk|reeds|rond|rondom|samen|sedert|sinds|sindsdien|slechts|sommige|spoedig
steeds|tamelijk|te|tegen|tegenover|tenzij|terwijl|thans|tien|tiende|tijdens|tja|toch|toe|toen|toenmaals
toenmalig|tot|totdat|tussen|twee|tweede|u|uit|uitgezonderd|uw|vaak|vaakwat|van|vanaf|vandaan|vanuit
vanwege|veel|veeleer|veertig|verder|verscheidene|verschillende|vervolgens|via|vier|vierde|vijf|vijfde
vijftig|vol|volgend|volgens|voor|vooraf|vooral|vooralsnog|voorbij|voordat|voordezen|voordien|voorheen
voorop|voorts|vooruit|vrij|vroeg|waar|waarom|waarschijnlijk|wanneer|want|waren|was|wat|we|wederom|weer
weg|wegens|weinig|wel|weldra|welk|welke|werd|werden|werder|wezen|whatever|wie|wiens|wier|wij|wijzelf|wil
wilden|willen|word|worden|wordt|zal|ze|zei|zeker|zelf|zelfde|zelfs|zes|zeven|zich|zichzelf|zij|zijn|zijne
zijzelf|zo|zoals|zodat|zodra|zonder|zou|zouden|zowat|zulk|zulke|zullen|zult`,
  pl: `
a|aby|ach|acz|aczkolwiek|aj|albo|ale|ależ|ani|aż|bardziej|bardzo|bez|bo|bowiem|by|byli|bym|bynajmniej|być
był|była|było|były|będzie|będą|cali|cała|cały|chce|choć|ci|ciebie|cię|co|cokolwiek|coraz|coś|czasami
czasem|czemu|czy|czyli|często|daleko|dla|dlaczego|dlatego|do|dobrze|dokąd|dość|dr|dużo|dwa|dwaj|dwie
dwoje|dzisiaj|dziś|gdy|gdyby|gdyż|gdzie|gdziekolwiek|gdzieś|go|godz|hab|i|ich|ii|iii|ile|im|inna|inne
inny|innych|inż|iv|ix|iż|ja|jak|jakaś|jakby|jaki|jakichś|jakie|jakiś|jakiż|jakkolwiek|jako|jakoś|je|jeden
jedna|jednak|jednakże|jedno|jednym|jedynie|jego|jej|jemu|jest|jestem|jeszcze|jeśli|jeżeli|już|ją|każdy
kiedy|kierunku|kilka|kilku|kimś|kto|ktokolwiek|ktoś|która|które|którego|której|który|których|którym
którzy|ku|lat|lecz|lub|ma|mają|mam|mamy|mało|mgr|mi|miał|mimo|między|mnie|mną|mogą|moi|moim|moja|moje
może|możliwe|można|mu|musi|my|mój|na|nad|nam|nami|nas|nasi|nasz|nasza|nasze|naszego|naszych|natomiast
natychmiast|nawet|nic|nich|nie|niech|niego|niej|niemu|nigdy|nim|nimi|nią|niż|no|nowe|np|nr|o|obok|od|ok
około|on|ona|one|oni|ono|oraz|oto|owszem|pan|pana|pani|pl|po|pod|podczas|pomimo|ponad|ponieważ|powinien
powinna|powinni|powinno|poza|prawie|prof|przecież|przed|przede|przedtem|przez|przy|raz|razie|roku|również
sam|sama|się|skąd|sobie|sobą|sposób|swoje|są|ta|tak|taka|taki|takich|takie|także|tam|te|tego|tej|tel|temu
ten|teraz|też|to|tobie|tobą|toteż|totobą|trzeba|tu|tutaj|twoi|twoim|twoja|twoje|twym|twój|ty|tych|tylko
tym|tys|tzw|tę|u|ul|vi|vii|viii|vol|w|wam|wami|was|wasi|wasz|wasza|wasze|we|według|wie|wiele|wielu|więc
więcej|wszyscy|wszystkich|wszystkie|wszystkim|wszystko|wtedy|www|wy|właśnie|wśród|xi|xii|xiii|xiv|xv|z|za
zapewne|zawsze|zaś|ze|zeznowu|znowu|znów|został|zł|żaden|żadna|żadne|żadnych|że|żeby`,
  pt: `
a|acerca|adeus|agora|ainda|alem|algmas|algo|algumas|alguns|ali|além|ambas|ambos|ano|anos|antes|ao|aonde
aos|apenas|apoio|apontar|apos|após|aquela|aquelas|aquele|aqueles|aqui|aquilo|as|assim|através|atrás|até
aí|baixo|bastante|bem|boa|boas|bom|bons|breve|cada|caminho|catorze|cedo|cento|certamente|certeza|cima
cinco|coisa|com|como|comprido|conhecido|conselho|contra|contudo|corrente|cuja|cujas|cujo|cujos|custa|cá
da|daquela|daquelas|daquele|daqueles|dar|das|de|debaixo|dela|delas|dele|deles|demais|dentro|depois|desde
desligado|dessa|dessas|desse|desses|desta|destas|deste|destes|deve|devem|deverá|dez|dezanove|dezasseis
dezassete|dezoito|dia|diante|direita|dispoe|dispoem|diversa|diversas|diversos|diz|dizem|dizer|do|dois|dos
doze|duas|durante|dá|dão|dúvida|e|ela|elas|ele|eles|em|embora|enquanto|entao|entre|então|era|eram|essa
essas|esse|esses|esta|estado|estamos|estar|estará|estas|estava|estavam|este|esteja|estejam|estejamos
estes|esteve|estive|estivemos|estiver|estivera|estiveram|estiverem|estivermos|estivesse|estivessem
estiveste|estivestes|estivéramos|estivéssemos|estou|está|estás|estávamos|estão|eu|exemplo|falta|fará
favor|faz|fazeis|fazem|fazemos|fazer|fazes|fazia|faço|fez|fim|final|foi|fomos|for|fora|foram|forem|forma
formos|fosse|fossem|foste|fostes|fui|fôramos|fôssemos|geral|grande|grandes|grupo|ha|haja|hajam|hajamos
havemos|havia|hei|hoje|hora|horas|houve|houvemos|houver|houvera|houveram|houverei|houverem|houveremos
houveria|houveriam|houvermos|houverá|houverão|houveríamos|houvesse|houvessem|houvéramos|houvéssemos|há
hão|iniciar|inicio|ir|irá|isso|ista|iste|isto|já|lado|lhe|lhes|ligado|local|logo|longe|lugar|lá|maior
maioria|maiorias|mais|mal|mas|me|mediante|meio|menor|menos|meses|mesma|mesmas|mesmo|mesmos|meu|meus|mil
minha|minhas|momento|muito|muitos|máximo|mês|na|nada|nao|naquela|naquelas|naquele|naqueles|nas|nem
nenhuma|nessa|nessas|nesse|nesses|nesta|nestas|neste|nestes|no|noite|nome|nos|nossa|nossas|nosso|nossos
nova|novas|nove|novo|novos|num|numa|numas|nunca|nuns|não|nível|nós|número|o|obra|obrigada|obrigado|oitava
oitavo|oito|onde|ontem|onze|os|ou|outra|outras|outro|outros|para|parece|parte|partir|paucas|pegar|pela
pelas|pelo|pelos|perante|perto|pessoas|pode|podem|poder|poderá|podia|pois|ponto|pontos|por|porque|porquê
portanto|posição|possivelmente|posso|possível|pouca|pouco|poucos|povo|primeira|primeiras|primeiro
primeiros|promeiro|propios|proprio|própria|próprias|próprio|próprios|próxima|próximas|próximo|próximos
puderam|pôde|põe|põem|quais|qual|qualquer|quando|quanto|quarta|quarto|quatro|que|quem|quer|quereis|querem
queremas|queres|quero|questão|quieto|quinta|quinto|quinze|quáis|quê|relação|sabe|sabem|saber|se|segunda
segundo|sei|seis|seja|sejam|sejamos|sem|sempre|sendo|ser|serei|seremos|seria|seriam|será|serão|seríamos
sete|seu|seus|sexta|sexto|sim|sistema|sob|sobre|sois|somente|somos|sou|sua|suas|são|sétima|sétimo|só|tal
talvez|tambem|também|tanta|tantas|tanto|tarde|te|tem|temos|tempo|tendes|tenha|tenham|tenhamos|tenho|tens
tentar|tentaram|tente|tentei|ter|terceira|terceiro|terei|teremos|teria|teriam|terá|terão|teríamos|teu
teus|teve|tinha|tinham|tipo|tive|tivemos|tiver|tivera|tiveram|tiverem|tivermos|tivesse|tivessem|tiveste
tivestes|tivéramos|tivéssemos|toda|todas|todo|todos|trabalhar|trabalho|treze|três|tu|tua|tuas|tudo|tão
tém|têm|tínhamos|um|uma|umas|uns|usa|usar|vai|vais|valor|veja|vem|vens|ver|verdade|verdadeiro|vez|vezes
viagem|vindo|vinte|você|vocês|vos|vossa|vossas|vosso|vossos|vários|vão|vêm|vós|zero|à|às|área|é|éramos|és
último`,
  ru: `
c|а|алло|без|белый|близко|более|больше|большой|будем|будет|будете|будешь|будто|буду|будут|будь|бы|бывает
бывь|был|была|были|было|быть|в|важная|важное|важные|важный|вам|вами|вас|ваш|ваша|ваше|ваши|вверх|вдали
вдруг|ведь|везде|вернуться|весь|вечер|взгляд|взять|вид|видел|видеть|вместе|вне|вниз|внизу|во|вода|война
вокруг|вон|вообще|вопрос|восемнадцатый|восемнадцать|восемь|восьмой|вот|впрочем|времени|время|все|все еще
всегда|всего|всем|всеми|всему|всех|всею|всю|всюду|вся|всё|второй|вы|выйти|г|где|главный|глаз|говорил
говорит|говорить|год|года|году|голова|голос|город|да|давать|давно|даже|далекий|далеко|дальше|даром|дать
два|двадцатый|двадцать|две|двенадцатый|двенадцать|дверь|двух|девятнадцатый|девятнадцать|девятый|девять
действительно|дел|делал|делать|делаю|дело|день|деньги|десятый|десять|для|до|довольно|долго|должен|должно
должный|дом|дорога|друг|другая|другие|других|друго|другое|другой|думать|душа|е|его|ее|ей|ему|если|есть
еще|ещё|ею|её|ж|ждать|же|жена|женщина|жизнь|жить|за|занят|занята|занято|заняты|затем|зато|зачем|здесь
земля|знать|значит|значить|и|иди|идти|из|или|им|имеет|имел|именно|иметь|ими|имя|иногда|их|к|каждая|каждое
каждые|каждый|кажется|казаться|как|какая|какой|кем|книга|когда|кого|ком|комната|кому|конец|конечно
которая|которого|которой|которые|который|которых|кроме|кругом|кто|куда|лежать|лет|ли|лицо|лишь|лучше
любить|люди|м|маленький|мало|мать|машина|между|меля|менее|меньше|меня|место|миллионов|мимо|минута|мир
мира|мне|много|многочисленная|многочисленное|многочисленные|многочисленный|мной|мною|мог|могу|могут|мож
может|может быть|можно|можхо|мои|мой|мор|москва|мочь|моя|моё|мы|на|наверху|над|надо|назад|наиболее|найти
наконец|нам|нами|народ|нас|начала|начать|наш|наша|наше|наши|не|него|недавно|недалеко|нее|ней|некоторый
нельзя|нем|немного|нему|непрерывно|нередко|несколько|нет|нею|неё|ни|нибудь|ниже|низко|никакой|никогда
никто|никуда|ним|ними|них|ничего|ничто|но|новый|нога|ночь|ну|нужно|нужный|нх|о|об|оба|обычно|один
одиннадцатый|одиннадцать|однажды|однако|одного|одной|оказаться|окно|около|он|она|они|оно|опять|особенно
остаться|от|ответить|отец|откуда|отовсюду|отсюда|очень|первый|перед|писать|плечо|по|под|подойди|подумать
пожалуйста|позже|пойти|пока|пол|получить|помнить|понимать|понять|пор|пора|после|последний|посмотреть
посреди|потом|потому|почему|почти|правда|прекрасно|при|про|просто|против|процентов|путь|пятнадцатый
пятнадцать|пятый|пять|работа|работать|раз|разве|рано|раньше|ребенок|решить|россия|рука|русский|ряд|рядом
с|с кем|сам|сама|сами|самим|самими|самих|само|самого|самой|самом|самому|саму|самый|свет|свое|своего|своей
свои|своих|свой|свою|сделать|сеаой|себе|себя|сегодня|седьмой|сейчас|семнадцатый|семнадцать|семь|сидеть
сила|сих|сказал|сказала|сказать|сколько|слишком|слово|случай|смотреть|сначала|снова|со|собой|собою
советский|совсем|спасибо|спросить|сразу|стал|старый|стать|стол|сторона|стоять|страна|суть|считать|т|та
так|такая|также|таки|такие|такое|такой|там|твои|твой|твоя|твоё|те|тебе|тебя|тем|теми|теперь|тех|то|тобой
тобою|товарищ|тогда|того|тоже|только|том|тому|тот|тою|третий|три|тринадцатый|тринадцать|ту|туда|тут|ты
тысяч|у|увидеть|уж|уже|улица|уметь|утро|хороший|хорошо|хотел бы|хотеть|хоть|хотя|хочешь|час|часто|часть
чаще|чего|человек|чем|чему|через|четвертый|четыре|четырнадцатый|четырнадцать|что|чтоб|чтобы|чуть
шестнадцатый|шестнадцать|шестой|шесть|эта|эти|этим|этими|этих|это|этого|этой|этом|этому|этот|эту|я
являюсь`,
  sv: `
aderton|adertonde|adjö|aldrig|alla|allas|allt|alltid|alltså|andra|andras|annan|annat|artonde|artonn|att|av
bakom|bara|behöva|behövas|behövde|behövt|beslut|beslutat|beslutit|bland|blev|bli|blir|blivit|bort|borta|bra
bäst|bättre|båda|bådas|dag|dagar|dagarna|dagen|de|del|delen|dem|den|denna|deras|dess|dessa|det|detta|dig|din
dina|dit|ditt|dock|dom|du|där|därför|då|e|efter|eftersom|ej|elfte|eller|elva|emot|en|enkel|enkelt|enkla|enligt
ens|er|era|ers|ert|ett|ettusen|fanns|fem|femte|femtio|femtionde|femton|femtonde|fick|fin|finnas|finns|fjorton
fjortonde|fjärde|fler|flera|flesta|fram|framför|från|fyra|fyrtio|fyrtionde|få|får|fått|följande|för|före
förlåt|förra|första|genast|genom|gick|gjorde|gjort|god|goda|godare|godast|gott|gälla|gäller|gällt|gärna|gå|går
gått|gör|göra|ha|hade|haft|han|hans|har|heller|hellre|helst|helt|henne|hennes|hit|hon|honom|hundra|hundraen
hundraett|hur|här|hög|höger|högre|högst|i|ibland|icke|idag|igen|igår|imorgon|in|inför|inga|ingen|ingenting
inget|innan|inne|inom|inte|inuti|ja|jag|jo|ju|just|jämfört|kan|kanske|knappast|kom|komma|kommer|kommit|kr
kunde|kunna|kunnat|kvar|legat|ligga|ligger|lika|likställd|likställda|lilla|lite|liten|litet|länge|längre
längst|lätt|lättare|lättast|långsam|långsammare|långsammast|långsamt|långt|låt|man|med|mej|mellan|men|mer|mera
mest|mig|min|mina|mindre|minst|mitt|mittemot|mot|mycket|många|måste|möjlig|möjligen|möjligt|möjligtvis|ned
nederst|nedersta|nedre|nej|ner|ni|nio|nionde|nittio|nittionde|nitton|nittonde|nog|noll|nr|nu|nummer|när|nästa
någon|någonting|något|några|nån|nånting|nåt|nödvändig|nödvändiga|nödvändigt|nödvändigtvis|och|också|ofta
oftast|olika|olikt|om|oss|på|rakt|redan|rätt|sa|sade|sagt|samma|sedan|senare|senast|sent|sex|sextio|sextionde
sexton|sextonde|sig|sin|sina|sist|sista|siste|sitt|sitta|sju|sjunde|sjuttio|sjuttionde|sjutton|sjuttonde|själv
sjätte|ska|skall|skulle|slutligen|små|smått|snart|som|stor|stora|stort|större|störst|säga|säger|sämre|sämst|så
sådan|sådana|sådant|ta|tack|tar|tidig|tidigare|tidigast|tidigt|till|tills|tillsammans|tio|tionde|tjugo|tjugoen
tjugoett|tjugonde|tjugotre|tjugotvå|tjungo|tolfte|tolv|tre|tredje|trettio|trettionde|tretton|trettonde|två
tvåhundra|under|upp|ur|ursäkt|ut|utan|utanför|ute|va|vad|var|vara|varför|varifrån|varit|varje|varken|vars
varsågod|vart|vem|vems|verkligen|vi|vid|vidare|viktig|viktigare|viktigast|viktigt|vilka|vilkas|vilken|vilket
vill|väl|vänster|vänstra|värre|vår|våra|vårt|än|ännu|är|även|åt|åtminstone|åtta|åttio|åttionde|åttonde|över
övermorgon|överst|övre
`,
  th: `
กล่าว|กว่า|กัน|กับ|การ|ก็|ก่อน|ขณะ|ขอ|ของ|ขึ้น|คง|ครั้ง|ความ|คือ|จะ|จัด|จาก|จึง|ช่วง|ซึ่ง|ดัง|ด้วย|ด้าน
ตั้ง|ตั้งแต่|ตาม|ต่อ|ต่าง|ต่างๆ|ต้อง|ถึง|ถูก|ถ้า|ทั้ง|ทั้งนี้|ทาง|ที่|ที่สุด|ทุก|ทํา|ทําให้|นอกจาก|นัก
นั้น|นี้|น่า|นํา|บาง|ผล|ผ่าน|พบ|พร้อม|มา|มาก|มี|ยัง|รวม|ระหว่าง|รับ|ราย|ร่วม|ลง|วัน|ว่า|สุด|ส่ง|ส่วน
สําหรับ|หนึ่ง|หรือ|หลัง|หลังจาก|หลาย|หาก|อยาก|อยู่|อย่าง|ออก|อะไร|อาจ|อีก|เขา|เข้า|เคย|เฉพาะ|เช่น|เดียว
เดียวกัน|เนื่องจาก|เปิด|เปิดเผย|เป็น|เป็นการ|เพราะ|เพื่อ|เมื่อ|เรา|เริ่ม|เลย|เห็น|เอง|แต่|แบบ|แรก|และ
แล้ว|แห่ง|โดย|ใน|ให้|ได้|ไป|ไม่|ไว้|้ง`,
  tr: `
acaba|acep|adamakıllı|adeta|ait|altmýþ|altmış|altý|altı|ama|amma|anca|ancak|arada|artýk|aslında|aynen
ayrıca|az|açıkça|açıkçası|bana|bari|bazen|bazý|bazı|başkası|baţka|belki|ben|benden|beni|benim|beri|beriki
beþ|beş|beţ|bilcümle|bile|bin|binaen|binaenaleyh|bir|biraz|birazdan|birbiri|birden|birdenbire|biri|birice
birileri|birisi|birkaç|birkaçı|birkez|birlikte|birçok|birçoğu|birþey|birþeyi|birşey|birşeyi|birţey|bitevi
biteviye|bittabi|biz|bizatihi|bizce|bizcileyin|bizden|bize|bizi|bizim|bizimki|bizzat|boşuna|bu|buna|bunda
bundan|bunlar|bunları|bunların|bunu|bunun|buracıkta|burada|buradan|burası|böyle|böylece|böylecene
böylelikle|böylemesine|böylesine|büsbütün|bütün|cuk|cümlesi|da|daha|dahi|dahil|dahilen|daima|dair
dayanarak|de|defa|dek|demin|demincek|deminden|denli|derakap|derhal|derken|deđil|değil|değin|diye|diđer
diğer|diğeri|doksan|dokuz|dolayı|dolayısıyla|doğru|dört|edecek|eden|ederek|edilecek|ediliyor|edilmesi
ediyor|elbet|elbette|elli|emme|en|enikonu|epey|epeyce|epeyi|esasen|esnasında|etmesi|etraflı|etraflıca
etti|ettiği|ettiğini|evleviyetle|evvel|evvela|evvelce|evvelden|evvelemirde|evveli|eđer|eğer|fakat|filanca
gah|gayet|gayetle|gayri|gayrı|gelgelelim|gene|gerek|gerçi|geçende|geçenlerde|gibi|gibilerden|gibisinden
gine|göre|gırla|hakeza|halbuki|halen|halihazırda|haliyle|handiyse|hangi|hangisi|hani|hariç|hasebiyle
hasılı|hatta|hele|hem|henüz|hep|hepsi|her|herhangi|herkes|herkesin|hiç|hiçbir|hiçbiri|hoş|hulasaten|iken
iki|ila|ile|ilen|ilgili|ilk|illa|illaki|imdi|indinde|inen|insermi|ise|ister|itibaren|itibariyle
itibarıyla|iyi|iyice|iyicene|için|iş|işte|iţte|kadar|kaffesi|kah|kala|kanýmca|karşın|katrilyon|kaynak
kaçı|kelli|kendi|kendilerine|kendini|kendisi|kendisine|kendisini|kere|kez|keza|kezalik|keşke|keţke|ki|kim
kimden|kime|kimi|kimisi|kimse|kimsecik|kimsecikler|külliyen|kýrk|kýsaca|kırk|kısaca|lakin|leh|lütfen
maada|madem|mademki|mamafih|mebni|međer|meğer|meğerki|meğerse|milyar|milyon|mu|mü|mý|mı|nasýl|nasıl
nasılsa|nazaran|naşi|ne|neden|nedeniyle|nedenle|nedense|nerde|nerden|nerdeyse|nere|nerede|nereden
neredeyse|neresi|nereye|netekim|neye|neyi|neyse|nice|nihayet|nihayetinde|nitekim|niye|niçin|o|olan|olarak
oldu|olduklarını|oldukça|olduğu|olduğunu|olmadı|olmadığı|olmak|olması|olmayan|olmaz|olsa|olsun|olup|olur
olursa|oluyor|on|ona|onca|onculayın|onda|ondan|onlar|onlardan|onlari|onlarýn|onları|onların|onu|onun
oracık|oracıkta|orada|oradan|oranca|oranla|oraya|otuz|oysa|oysaki|pek|pekala|peki|pekçe|peyderpey|rağmen
sadece|sahi|sahiden|sana|sanki|sekiz|seksen|sen|senden|seni|senin|siz|sizden|sizi|sizin|sonra|sonradan
sonraları|sonunda|tabii|tam|tamam|tamamen|tamamıyla|tarafından|tek|trilyon|tüm|var|vardı|vasıtasıyla|ve
velev|velhasıl|velhasılıkelam|veya|veyahut|ya|yahut|yakinen|yakında|yakından|yakınlarda|yalnız|yalnızca
yani|yapacak|yapmak|yaptı|yaptıkları|yaptığı|yaptığını|yapılan|yapılması|yapıyor|yedi|yeniden|yenilerde
yerine|yetmiþ|yetmiş|yetmiţ|yine|yirmi|yok|yoksa|yoluyla|yüz|yüzünden|zarfında|zaten|zati|zira|çabuk
çabukça|çeşitli|çok|çokları|çoklarınca|çokluk|çoklukla|çokça|çoğu|çoğun|çoğunca|çoğunlukla|çünkü|öbür
öbürkü|öbürü|önce|önceden|önceleri|öncelikle|öteki|ötekisi|öyle|öylece|öylelikle|öylemesine|öz|üzere|üç
þey|þeyden|þeyi|þeyler|þu|þuna|þunda|þundan|þunu|şayet|şey|şeyden|şeyi|şeyler|şu|şuna|şuncacık|şunda
şundan|şunlar|şunları|şunu|şunun|şura|şuracık|şuracıkta|şurası|şöyle|ţayet|ţimdi|ţu|ţöyle`,
  vi: `
a ha|a-lô|ai|ai ai|ai nấy|alô|amen|anh|bao giờ|bao lâu|bao nhiêu|bao nả|bay biến|biết|biết bao
biết bao nhiêu|biết chừng nào|biết mấy|biết đâu|biết đâu chừng|biết đâu đấy|bà|bài|bác|bây bẩy|bây chừ
bây giờ|bây nhiêu|bèn|béng|bông|bạn|bản|bất chợt|bất cứ|bất giác|bất kì|bất kể|bất kỳ|bất luận|bất nhược
bất quá|bất thình lình|bất tử|bất đồ|bấy|bấy chầy|bấy chừ|bấy giờ|bấy lâu|bấy lâu nay|bấy nay|bấy nhiêu
bập bà bập bõm|bập bõm|bắt đầu từ|bằng|bằng không|bằng nấy|bằng ấy|bển|bệt|bị|bỏ mẹ|bỗng|bỗng chốc
bỗng dưng|bỗng không|bỗng nhiên|bỗng đâu|bộ|bội phần|bớ|bởi|bởi chưng|bởi nhưng|bởi thế|bởi vì|bởi vậy
bức|cao|cha|cha chả|chao ôi|chiếc|cho|cho nên|cho tới|cho tới khi|cho đến|cho đến khi|choa|chu cha
chui cha|chung cục|chung qui|chung quy|chung quy lại|chuyện|chành chạnh|chí chết|chính|chính là|chính thị
chùn chùn|chùn chũn|chú|chú mày|chú mình|chúng mình|chúng ta|chúng tôi|chăn chắn|chăng|chưa|chầm chập
chậc|chắc|chắc hẳn|chẳng lẽ|chẳng những|chẳng nữa|chẳng phải|chết nỗi|chết thật|chết tiệt|chỉ|chỉn
chốc chốc|chớ|chớ chi|chợt|chủn|chứ|chứ lị|coi bộ|coi mòi|con|cu cậu|cuốn|cuộc|càng|các|cái|cây|còn|có
có chăng là|có dễ|có thể|có vẻ|cóc khô|cô|cô mình|công nhiên|cùng|cùng cực|cùng nhau|cùng với|căn|căn cắt
cũng|cũng như|cũng vậy|cũng vậy thôi|cơ|cơ chừng|cơ hồ|cơ mà|cơn|cả|cả thảy|cả thể|cảm ơn|cần|cật lực
cật sức|cậu|cổ lai|của|cứ|cứ việc|cực lực|do|do vì|do vậy|do đó|duy|dào|dì|dù cho|dù rằng|dưới|dạ|dần dà
dần dần|dầu sao|dẫu|dẫu sao|dễ sợ|dễ thường|dở chừng|dữ|em|giữa|gì|hay|hoàn toàn|hoặc|hơn|hầu hết|họ|hỏi
khi|khác|không|luôn|là|làm|lên|lúc|lại|lần|lớn|muốn|mà|mình|mỗi|một|một cách|mới|mợ|ngay|ngay cả|ngay khi
ngay lúc|ngay lập tức|ngay tức khắc|ngay từ|nghe chừng|nghe đâu|nghen|nghiễm nhiên|nghỉm|ngoài|ngoài ra
ngoải|ngày|ngày càng|ngày ngày|ngày xưa|ngày xửa|ngôi|ngõ hầu|ngăn ngắt|ngươi|người|ngọn|ngọt|ngộ nhỡ|nh
nhau|nhiên hậu|nhiều|nhiệt liệt|nhung nhăng|nhà|nhân dịp|nhân tiện|nhé|nhón nhén|như|như chơi|như không
như quả|như thể|như tuồng|như vậy|nhưng|nhưng mà|nhược bằng|nhất|nhất loạt|nhất luật|nhất mực|nhất nhất
nhất quyết|nhất sinh|nhất thiết|nhất tâm|nhất tề|nhất đán|nhất định|nhận|nhỉ|nhỡ ra|những|những ai
những như|nào|này|nên|nên chi|nó|nóc|nói|năm|nơi|nấy|nếu|nếu như|nền|nọ|nớ|nức nở|nữa|oai oái|oái|pho|phè
phóc|phót|phăn phắt|phương chi|phải|phải chi|phải chăng|phắt|phỉ phui|phỏng|phỏng như|phốc|phụt|phứt|qua
qua quít|qua quýt|quyết|quyết nhiên|quyển|quá|quá chừng|quá lắm|quá sá|quá thể|quá trời|quá xá|quá đỗi
quá độ|quá ư|quý hồ|quả|quả là|quả tang|quả thật|quả tình|quả vậy|quả đúng|ra|ra phết|ra sao|ra trò
ren rén|riu ríu|riêng|riệt|rày|ráo|ráo trọi|rén|rích|rón rén|rút cục|răng|rất|rằng|rằng là|rốt cuộc
rốt cục|rồi|rứa|sa sả|sao|sau|sau chót|sau cuối|sau cùng|sau đó|so|song le|suýt|sì|sạch|sất|sắp|sẽ|số
số là|sốt sột|sở dĩ|sự|tanh|tha hồ|than ôi|thanh|theo|thi thoảng|thoạt|thoạt nhiên|thoắt|thuần|thà|thà là
thà rằng|thành ra|thành thử|thái quá|tháng|thì|thì thôi|thình lình|thím|thôi|thúng thắng|thương ôi|thường
thảo hèn|thảo nào|thấy|thẩy|thậm|thậm chí|thật lực|thật ra|thật vậy|thế|thế là|thế mà|thế nào|thế nên
thế ra|thế thì|thế à|thếch|thỉnh thoảng|thỏm|thốc|thốc tháo|thốt|thốt nhiên|thộc|thời gian|thục mạng|thửa
thực ra|thực sự|thực vậy|tiếp theo|tiếp đó|tiện thể|toà|toé khói|toẹt|trong|trên|trước|trước kia
trước nay|trước tiên|trước đây|trước đó|trếu tráo|trển|trệt|trệu trạo|trỏng|trời đất ơi|trừ phi|tuy
tuy nhiên|tuy rằng|tuy thế|tuy vậy|tuyệt nhiên|tuần tự|tuốt luốt|tuốt tuồn tuột|tuốt tuột|tà tà|tênh
tít mù|tò te|tôi|tông tốc|tù tì|tăm tắp|tại|tại vì|tấm|tấn|tất cả|tất thảy|tất tần tật|tất tật|tắp|tắp lự
tọt|tỏ ra|tỏ vẻ|tốc tả|tối ư|tột|tớ|tới|tức thì|tức tốc|từ|từng|tự vì|tựu trung|veo|veo veo|việc
vung thiên địa|vung tàn tán|vung tán tàn|và|vào|vâng|vèo|vì|vì chưng|vì thế|vì vậy|ví bằng|ví dù|ví phỏng
ví thử|vô hình trung|vô kể|vô luận|vô vàn|văng tê|vạn nhất|vả chăng|vả lại|vẫn|vậy|vậy là|vậy thì|về
vị tất|vốn dĩ|với|với lại|vở|vụt|vừa|vừa mới|xa xả|xiết bao|xon xón|xoành xoạch|xoét|xoẳn|xoẹt
xuất kì bất ý|xuất kỳ bất ý|xuể|xuống|xăm xúi|xăm xăm|xăm xắm|xềnh xệch|xệp|à|à ơi|ào|á|á à|ái|ái chà
ái dà|áng|âu là|ô hay|ô hô|ô kê|ô kìa|ôi chao|ôi thôi|ông|úi|úi chà|úi dào|ý|ý chừng|ý da|đang|đi|điều
đành đạch|đáng lí|đáng lý|đáng lẽ|đánh đùng|đáo để|đây|đã|đó|được|đại loại|đại nhân|đại phàm|đại để|đến
đến nỗi|đều|để|ơ|ơ hay|ơ kìa|ơi|ư|ạ|ạ ơi|ấy|ầu ơ|ắt|ắt hẳn|ắt là|ối dào|ối giời|ối giời ơi|ồ|ổng|ớ|ờ|ở
ở trên|ủa|ứ hự|ứ ừ|ừ|ử`,
  zh: `
一|一个|一些|一何|一切|一则|一方面|一旦|一来|一样|一种|一般|一转眼|七|万一|三|上|上下|下|不|不仅|不但|不光|不单|不只|不外乎|不如|不妨|不尽|不尽然|不得|不怕|不惟|不成|不拘|不料
不是|不比|不然|不特|不独|不管|不至于|不若|不论|不过|不问|与|与其|与其说|与否|与此同时|且|且不说|且说|两者|个|个别|中|临|为|为了|为什么|为何|为止|为此|为着|乃|乃至|乃至于|么|之
之一|之所以|之类|乌乎|乎|乘|九|也|也好|也罢|了|二|二来|于|于是|于是乎|云云|云尔|五|些|亦|人|人们|人家|什|什么|什么样|今|介于|仍|仍旧|从|从此|从而|他|他人|他们|他们们|以
以上|以为|以便|以免|以及|以故|以期|以来|以至|以至于|以致|们|任|任何|任凭|会|似的|但|但凡|但是|何|何以|何况|何处|何时|余外|作为|你|你们|使|使得|例如|依|依据|依照|便于|俺|俺们
倘|倘使|倘或|倘然|倘若|借|借傥然|假使|假如|假若|做|像|儿|先不先|光|光是|全体|全部|八|六|兮|共|关于|关于具体地说|其|其一|其中|其二|其他|其余|其它|其次|具体地说|具体说来|兼之|内
再|再其次|再则|再有|再者|再者说|再说|冒|冲|况且|几|几时|凡|凡是|凭|凭借|出于|出来|分|分别|则|则甚|别|别人|别处|别是|别的|别管|别说|到|前后|前此|前者|加之|加以|区|即|即令
即使|即便|即如|即或|即若|却|去|又|又及|及|及其|及至|反之|反而|反过来|反过来说|受到|另|另一方面|另外|另悉|只|只当|只怕|只是|只有|只消|只要|只限|叫|叮咚|可|可以|可是|可见|各
各个|各位|各种|各自|同|同时|后|后者|向|向使|向着|吓|吗|否则|吧|吧哒|含|吱|呀|呃|呕|呗|呜|呜呼|呢|呵|呵呵|呸|呼哧|咋|和|咚|咦|咧|咱|咱们|咳|哇|哈|哈哈|哉|哎|哎呀|哎哟
哗|哟|哦|哩|哪|哪个|哪些|哪儿|哪天|哪年|哪怕|哪样|哪边|哪里|哼|哼唷|唉|唯有|啊|啐|啥|啦|啪达|啷当|喂|喏|喔唷|喽|嗡|嗡嗡|嗬|嗯|嗳|嘎|嘎登|嘘|嘛|嘻|嘿|嘿嘿|四|因|因为
因了|因此|因着|因而|固然|在|在下|在于|地|基于|处在|多|多么|多少|大|大家|她|她们|好|如|如上|如上所述|如下|如何|如其|如同|如是|如果|如此|如若|始而|孰料|孰知|宁|宁可|宁愿|宁肯
它|它们|对|对于|对待|对方|对比|将|小|尔|尔后|尔尔|尚且|就|就是|就是了|就是说|就算|就要|尽|尽管|尽管如此|岂但|己|已|已矣|巴|巴巴|年|并|并且|庶乎|庶几|开外|开始|归|归齐|当
当地|当然|当着|彼|彼时|彼此|往|待|很|得|得了|怎|怎么|怎么办|怎么样|怎奈|怎样|总之|总的来看|总的来说|总的说来|总而言之|恰恰相反|您|惟其|慢说|我|我们|或|或则|或是|或曰|或者|截至
所|所以|所在|所幸|所有|才|才能|打|打从|把|抑或|拿|按|按照|换句话说|换言之|据|据此|接着|故|故此|故而|旁人|无|无宁|无论|既|既往|既是|既然|日|时|时候|是|是以|是的|更|曾|替
替代|最|月|有|有些|有关|有及|有时|有的|望|朝|朝着|本|本人|本地|本着|本身|来|来着|来自|来说|极了|果然|果真|某|某个|某些|某某|根据|欤|正值|正如|正巧|正是|此|此地|此处|此外
此时|此次|此间|毋宁|每|每当|比|比及|比如|比方|没奈何|沿|沿着|漫说|点|焉|然则|然后|然而|照|照着|犹且|犹自|甚且|甚么|甚或|甚而|甚至|甚至于|用|用来|由|由于|由是|由此|由此可见|的
的确|的话|直到|相对而言|省得|看|眨眼|着|着呢|矣|矣乎|矣哉|离|秒|称|竟而|第|等|等到|等等|简言之|管|类如|紧接着|纵|纵令|纵使|纵然|经|经过|结果|给|继之|继后|继而|综上所述|罢了
者|而|而且|而况|而后|而外|而已|而是|而言|能|能否|腾|自|自个儿|自从|自各儿|自后|自家|自己|自打|自身|至|至于|至今|至若|致|般的|若|若夫|若是|若果|若非|莫不然|莫如|莫若|虽|虽则
虽然|虽说|被|要|要不|要不是|要不然|要么|要是|譬喻|譬如|让|许多|论|设使|设或|设若|诚如|诚然|该|说|说来|请|诸|诸位|诸如|谁|谁人|谁料|谁知|贼死|赖以|赶|起|起见|趁|趁着|越是|距
跟|较|较之|边|过|还|还是|还有|还要|这|这一来|这个|这么|这么些|这么样|这么点儿|这些|这会儿|这儿|这就是说|这时|这样|这次|这般|这边|这里|进而|连|连同|逐步|通过|遵循|遵照|那|那个
那么|那么些|那么样|那些|那会儿|那儿|那时|那样|那般|那边|那里|都|鄙人|鉴于|针对|阿|除|除了|除外|除开|除此之外|除非|随|随后|随时|随着|难道说|零|非|非但|非徒|非特|非独|靠|顺|顺着
首先`,
} as const
