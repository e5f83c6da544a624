import { frenchVerbs } from '../../inflection.ts'
import type { LanguageWords } from '../../language.ts'

/** Words that claim nothing: see nothing.ts. */
export const nothing: LanguageWords['nothing'] = {
  articles: "le|la|les|l'|un|une|des|du|ce|cet|cette|ces|d''|ceci|cela|ça",
  pronouns: `
je|j'|tu|il|elle|on|nous|vous|me|m'|te|t'|se|s'|lui|leur|leurs|son|sa|ses|mon|ma|mes|notre|nos|qui|que|qu'|quoi
dont|lequel|laquelle|quel|quelle|y|celui|celle|ceux|celles|quelqu'un|ici|là
quelque chose|en|c'|d'|celles-ci|celui-ci|celle-ci|ceux-ci|celui-là|l'un d'eux|l'une d'nos|vos|votre|soi|eux|lesquels|lesquelles|auquel|auxquels|duquel|desquels|voici|voilà|tel est|telle est|tels sont`,
  prepositions: `
de|en|dans|à|au|aux|sur|avec|pour|par|chez|selon|d'après|durant|pendant|entre|vers|via|lors de|lors du|concernant|parmi
au sein de|à travers|au sujet de|à propos de|quant à|de la part de|au nom de|sous le nom de|auprès de|du côté de
autour de
derrière|sous|autour du|autour des|au cours de|au cours du|au fil de|au fil du|dans le cadre du|sous la plume de|sous le titre|sous forme de|en tant que|au titre de|de part et d'autre|le long de|parmi les|d'entre|au milieu de|à l'intérieur de|de chez|du|des|à partir de`,
  connectives: `
et|aussi|également|puis|où|comment|quand|comme|par ailleurs|de plus|en outre|ainsi que|p.ex.|par exemple'est-à-dire|notamment|tandis que
de même|à savoir|en particulier|plus précisément|à son tour|d'autre part|comme suit|en même temps|aussi bien que
au total
jusqu'ici|jusqu'à présent|à ce jour
pour info|pour information|à titre d'information|à titre indicatif|pour mémoire|à noter|note|nota bene|n.b.|ps|au fait|à propos|parlant de|en parlant de|s'agissant de|s'agissant du|pour ce qui est de|pour ce qui concerne|en ce qui concerne|au regard de|eu égard à|relativement à|touchant|au sujet du|à propos du|à propos des|quant au|quant aux|dans le cadre de|à l'égard de|à l'endroit de|conformément à|aux dires de|au dire de|à en croire|d'après|du point de vue de|côté|du côté|là-bas sur|état des lieux|état actuel|situation|situation actuelle|point d'étape|point de situation|point|mise à jour|en bref|bref|brièvement|en résumé|en somme|en un mot|pour résumer|en chiffres|en détail|en un coup d'œil|dans l'ensemble|dans le détail|au final|en définitive|pour commencer|tout d'abord|d'abord|ensuite|enfin|premièrement|deuxièmement|ci-dessous|ci-dessus|ci-après|ci-contre|ci-joint|suivant|dès|maintenant|actuel|actuelle|actuels|pour l'instant|pour le moment|pour l'heure|à ce stade|à cette heure|à l'heure qu'il est|en l'état|en l'état actuel|à cette date|jusque-là|jusqu'alors|entre-temps|par plateforme|par plateformes|par intention|par intentions|par auteur|par date|par source|chronologie|frise|bonjour|salut|chers|cher|équipe|collègues|cordialement|autrement dit|soit|c'est-à-dire|entre autres|etc.|ayant à l'esprit|à l'esprit|en pensant à|songeant à|sur le thème de|sur le sujet de|au chapitre de|en matière de|en tout|au global|comme le montre le classement|selon le classement|comme l'indique le classement|attention
bien sûr|dans cette édition|de cette édition|pour le mail hebdo|je résumerais ainsi|vérification faite`,
  copulas: `
repose sur|reposent sur|se fonde sur|s'appuie sur|s'appuient sur|revient dans|reviennent dans|est basé sur|se base sur|est|sont|était|étaient|fut|furent|été|être|étant|suis|a|ont|avait|avaient|eu|avoir|ayant|il y a|compte|comptent|comptait
affiche|affichent|contient|comprend|inclut|porte|totalise|totalisent|recueille|recueilli|reçoit|reçu|reçoivent|obtient|obtenu
atteint|atteignent|réunit|rassemble|enregistre|figure|figurent|apparaît|apparaissent|provient|date|s'élève|s'élèvent|se trouve
s'appelle|intitulé|intitulée|nommé|nommée|se situe|arrive|arrivent|occupe|occupent|cumule
sera|possède|possèdent|détient|détiennent|constitue|constituent
représente|représentent|forme|forment|correspond|correspondent|appartient|appartiennent|relève|relèvent|émane
émanent|vient|viennent|venant|issu|issue|issus|issues|tiré|tirée|porte sur|portent sur|concerne|concernent|compté
obtenue|obtiennent|récolte|récolté|récoltent|cumulent|cumulé|atteinte|affiché|engrange|engrangé|suscite|suscité
attire|attiré|fait|font|faisait|donne|donnent|donné|prend|prennent|pris|tient|tiennent|datant
daté|datée|paru|parue|parait|paraît|mis en ligne|mise en ligne|situe|situé|située|classé|classée|classés
catégorisé|marqué|marquée|considéré|considérée|étiqueté|listé|listée|retrouve|retrouvé|existe
existent|traite|traitent|tourne|tournent|aborde|abordent|consiste|enregistrent|enregistré|enregistrée
comptabilise|comptabilisé|dénombre|baptisé|comporte|comportent|présente|présentent|pèse|pèsent
va|vont|vu|vue|vus|trouve|trouvons|trouvé|trouvée|fait partie|font partie|nomme|nomment
c'est|ce sont|c'était|c'étaient|ce fut|est de|en est à|en sont à|en était à|s'établit à|s'établissent à|s'établit|s'affiche à|se chiffre à|se chiffrent à|atteignait|atteignant|compris|comprise|comprenait|comprennent|contiennent|contenait|contenant|contenu dans|inclus|incluse|incluent|incluait|renferme|renferment|englobe|englobent|couvre|couvrent|couvert|réunissent|réuni|réunis|rassemblent|regroupe|regroupent|regroupé|reçus|reçues|recevait|obtenus|obtenait|détenu|fournit|fournissent|fourni|apporte|apportent|apporté|livre|livrent|génère|génèrent|généré|produit|produisent|suscitent|donnant|donnait|vaut|valent|équivaut à|équivalent à|se compose de|composé de|composée de|se répartit|se répartissent|revenant à|est issu de|tire|tirent|tiré de|date de|datent|datent de|datait|en date du|du jour|nous avons|on a|on compte|nous comptons|on dénombre|on trouve|on recense|on relève|on voit|nous voyons|nous trouvons|il existe|il s'agit de|il s'agit|s'agit|y figure|y figurent|se retrouve|se retrouvent|se trouvent|se rencontre|trouve place|prend place|prend la|se place|se situent|situent|placé|placée|placés|est classé|est classée|sont classés|est considéré comme|considéré comme|considérée comme|classé comme|classée comme|noté|notée|étiquetée|marqué comme|est qualifié de|qualifié de|qualifiée de|qualifié|qualifiée|occupant|occupé|occupée|occupait|porte le|portant sur|portait sur|porté|portée|parut|paraissait|sorti en ligne|mis|mise|mises|concerné|concernée|traitait|traitaient|traité|traitée|traités|tournent autour de|tourne autour de|touche|touchent|a trait à|ont trait à|accumulé|accumule|accumulent|affichée
pointe (à|au)|pointent (à|au)
relatif[s] à|relatifs|relative[s] à|s'étend|s'étendent`,
  reporting: `
pour reprendre les mots de|reprendre|soulève ce point|(soulève|soulèvent) (ce|le|un) point|on doit (cette|ce|cet) (remarque|commentaire|avis|témoignage) à|identifié[e][s] par|identifié[e][s]|pêché[e][s] (dans|sur)|(on|nous|vous) (peut|pouvons|pouvez) (dire|voir|lire|trouver)|comme on peut le (voir|lire)|vous trouverez|on trouvera|trouverez|que l'on doit|l'on doit|on doit à|au mot près|mot pour mot|pendant ce temps|entre-temps|pour la revue de presse|pour le dossier de presse|mis[es] côte à côte|côte à côte|se compose[nt] de|composent|compose|il est (vrai|exact) que|une voix (sur|de)|revient à|(les chiffres|les données) (disent|montrent|indiquent)|dit|disent|disait|écrit|écrivent|écrivait|écrite|signale|signalent|signalé|rapporte|rapportent|rapporté|mentionne|mentionnent
mentionné|note|notent|noté|commente|commentent|commenté|décrit|décrivent|raconte|racontent|raconté|explique|expliquent
expliqué|indique|indiquent|indiqué|affirme|affirment|affirmé|ajoute|ajoutent|ajouté|répond|répondent|répondu|publie|publient
publié|publiée|partage|partagent|partagé|cite|citent|cité|parle|parlent|parlé|discute|discutent|évoque|évoquent|évoqué|voir
poste|postent|posté|précise|précisent|rédigé|rédigée|lit-on|exprime|expriment
déclare|déclarent|déclaré|annonce|annoncent|annoncé|souligne|soulignent|relève|relate|relatent|relaté|témoigne
témoignent|témoigné|exprimé|exprimée|confie|confié|constate|constatent|fait savoir|fait état|font état|fait part
font part|soutient|assure|assurent|remarque|observe|observent|détaille|détaillent|expose|exposent|rappelle
textuellement|littéralement|mot pour mot|en ces termes|dans ces termes|mis en ligne|téléversé|soumis|soumise
laissé|laissée|tweeté|signé|signée|rédige|rédigent|postée|postés|publiés|publiées|partagée|citée|mentionnée
peut-on lire|on peut lire|on lit|selon les mots de|illustre|illustrent|documente|documentent
reflète|reflètent|estime|estiment|juge
le dit ainsi|pour citer|citons|écrit par|publié par|publiée par
on peut (lire|voir|trouver|y lire|consulter)|peut (être lu|être vu|se lire|se voir|être trouvé|être consulté)|lire|lit|lisons|lisent|lu|lue|lus|lues|se lit|voit|voyez|voyons|vu|vue|cf.|cf|se reporter à|se référer à|se rapporter à|veuillez|consultez|consulter|regardez|s'il vous plaît|jetez un œil à|jeter un œil à|coup d'œil|un coup d'œil|écrivit|écrivons|écrits|écrites|écrivant|disaient|dite|dits|dites|disant|c'est dit|il est dit|est-il dit|dixit|dit ceci|dit cela|écrit ceci|dans le texte|texto|textuel|textuelle|littéral|littérale|exact|exacte|exacts|exactes|exactement|verbatim|tel quel|telle quelle|in extenso|selon ses mots|selon ses termes|dans ses mots|en ses termes|en d'autres termes|c'est signé|signe|signent|fait remarquer|fait observer|a fait savoir|prend la parole|a pris la parole|s'exprime|s'exprimait|s'exprimaient|se fait entendre|intervient|intervenait|intervenu|renvoyait|fait référence à|fait mention|faisait mention|fait allusion à|repéré|repérée|repérés|aperçu|aperçue|entendu|entendue|entendre|relevé|relevée|retrouvé|retrouvée|découvert|découverte|tombé sur|tombés sur|répondit|parlant|parler|nommer|transcrit|transcrite|traduit|décrite|décrits|décrivait|traduite|soumet|soumettait|transmet|transmis|transmise|émet|émis|émise|remet|a émis|a laissé
${frenchVerbs('noter commenter poster publier partager signaler rapporter mentionner évoquer citer relater raconter expliquer indiquer affirmer ajouter préciser détailler déclarer annoncer communiquer informer exprimer formuler énoncer exposer constater observer remarquer souligner rappeler confier témoigner tweeter bloguer filmer diffuser divulguer échanger discuter parler causer bavarder nommer désigner intituler titrer légender étiqueter marquer signer rédiger consigner enregistrer répertorier recenser compter dénombrer comptabiliser totaliser cumuler récolter engranger glaner rassembler afficher montrer présenter porter concerner toucher aborder traiter analyser examiner consulter regarder parcourir observer trouver repérer trouver dater figurer situer classer lister énumérer documenter attester attribuer appeler adresser envoyer téléverser uploader enregistrer copier coller citer')}
ainsi[ ]:|comme suit[ ]:|de la sorte[ ]:|de cette façon[ ]:|en ces mots[ ]:|je lis|lis|ai lu|j'ai lu|avons lu|pouvait-on lire|pouvait lire|(peut|pouvait|a pu) être lu|a tapé|tape|tapé|apprend|on apprend|apprend-on|apprenons|s'appelle|se fait appeler|se nomme|en écrivant|en disant|en postant|en publiant|si l'on regarde|si on regarde|en regardant|à la lecture de|à la lecture|lecture|si l'on lit|a valu à|valu|vaut|c'est ce que (dit|écrit|raconte|affirme|déclare)|voilà ce que|tel quel[ ]:|parole|paroles|plume|mot|mots
j'ai (compté|trouvé|parcouru|vérifié|lu|relevé|vu)|ai (compté|trouvé|parcouru|vérifié|lu|relevé)|je vois
s'est exprimé[e]|se sont exprimés`,
  evidence: `
[dans |d'après |selon ][le |les |la ](dernier|dernière|dernières|derniers|actuel|actuelle) (classement|données|chiffres|analyse|rapport)|(dernières|derniers) (données|chiffres)|(sujets|tendances|thèmes) (suivis|suivies|observés|observées|analysés|analysées)|affirmation|affirmations|remarque|consacrée|consacrées|consacré|consacrés|consacrées à|totalisant|nommément|le (formule|dit|exprime|décrit|résume) ainsi|à ce jour|ce jour|entreprise|marque|société|intérêt|intérêt pour|activité|endroit|endroits|lieu|l'un des endroits|histoire|actif|active|revue|presse|mentionnant|toutes les publications mentionnant|un nombre de|publication|publications|post|posts|message|messages|fil|fils|commentaire|commentaires|vidéo|vidéos|réponse|tendance|tendances
sujet|sujets|thème|thèmes|utilisateur|utilisatrice|internaute|auteur|auteure
autrice|personne|client|cliente|clientes|source|sources|citation|preuve|preuves|exemple|exemples|statut
titre|texte|compte|plateforme|plateformes|classement|période|date|jour|mention|mentions|url|lien|mots|nom|étiquette|place|position|rang|données
rapport|acheteur|acheteuse|propriétaire
phrase|phrases|passage|ligne|lignes|déclaration|déclarations|propos|témoignage|témoignages|voix|avis|consommateur
consommatrice|membre|particulier
possesseur|communauté|forum|réseau|réseaux|chaîne|site|profil|nombre|nombres|total|somme|chiffre|chiffres|valeur
compteur|décompte|quantité|pourcentage|proportion|part|liste|tableau|aperçu|analyse|résultat|résultats|intervalle
fenêtre|conversation|conversations|discussion|discussions|débat|débats|échange|échanges|groupe|catégorie|pseudo
pseudonyme|nom d'utilisateur|identifiant|contenu|cas|origine|en-tête|paragraphe|actuellement|à l'heure actuelle
en ce moment|à présent|présentement|citée|cité|ladite|ledit|suivant|suivante|suivants|respectif|propre
original|originale|score
id
extrait|extraits|fragment|fragments|capture|transcription|formulation|libellé|énoncé|énoncés|communiqué|annonce|annonces|note|notes|évaluation|évaluations|tweet|tweets|billet|billets|article|articles|contribution|contributions|contributeur|contributrice|intervention|interventions|réplique|archive|archives|document|documents|dossier|entrée|entrées|enregistrement|enregistrements|référence|références|réf.|annexe|ticket|tickets|numéro|n°|code|adresse|liens|expéditeur|émetteur|signataire|titulaire|créateur|créatrice|abonné|abonnée|lecteur|lectrice|spectateur|spectatrice|visiteur|participant|commentateur|commentatrice|interlocuteur|individu|usager
mesure|mesures|indicateur|indicateurs|statistique|statistiques|donnée|volume|volumes|interaction|interactions|portée|écho|accueil|réponses|réaction|audience|comptage|bilan|fraction|quote-part|répartition|ventilation|composition|segment|colonne|rangée|cellule|champ|échelle|indice|barème|graphique|tableaux|listes|places|positions|rangs|ordre|bulletin|synthèse|résumé|compte rendu|suivi|veille|observation|observations|base de données|échantillon|ensemble|jeu de données|collection|corpus|matière|matériau|thématique|thématiques|dialogue|dialogues|discours|mot-clé|mots-clés|hashtag|hashtags|terme|termes|notion|intention|intentions|but|finalité|type|types|sorte|genre|catégories|groupes|heure|heures|moment|instant|occasion|événement|détail|détails|information|informations|info|point|points de vue|aspect|forums|chaînes|sites|page|pages|portail|média|médias|réseau social|réseaux sociaux|mur|story|stories|reel|reels|personne nommée|du nom de|dénommé|dénommée|nommés|mentionnés|mentionnées|cités|citées|respective|respectifs|présent|présente|état|lieux
héberge|hébergent|hébergé|provisoire|objet|point rapide|petit point|canal|canaux|fait|faits|faite|faites|font|fit|firent|passe par|passent par|concentre|concentrent|s'élève à|s'élèvent à|radar|pouls|mise à jour|actualité|point sur
(entreprise|marque|société|firme|fabricant|produit) (nommé|cité|mentionné|évoqué|concerné)[e]|(entreprise|marque|société|produit|fabricant)[ ]:|le bruit autour (de|du|des)|bruit autour de
[l']un[e] des (utilisateurs|clients|auteurs|personnes|internautes)
édition|cycle de vie|pièce|engagement|vérification|horodatage|mélange`,
  people: `
utilisateurs|auteurs|personnes|gens|clients|consommateurs|membres|internautes
abonnés|lecteurs|spectateurs|visiteurs|participants|commentateurs|contributeurs|créateurs|utilisatrices|ils|elles
(équipe|communauté|collègues|publications|commentaires|messages|voix|avis|sources|fils|forum) (dit|disent|écrit|écrivent|signale|signalent|rapporte|rapportent|mentionne|mentionnent|raconte|racontent)
abonnées|lectrices|spectatrices|individus|usagers|acheteurs|particuliers`,
}
