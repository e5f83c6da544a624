import { labelled } from '../labelled.ts'

export const fr = labelled(`
# problem
Deux mois que mes volets sont "en cours de fabrication", silence radio
@RailOuest wagon bondé, pas de clim et 50 min de retard, bonjour la rentrée
Depuis ce matin l'espace client tourne en boucle et me demande mon mot de passe
la boucle de la ceinture a cassé net 😤
J'avais pris le bouquet de pivoines, maman a reçu trois œillets fanés
La fibre a sauté, ça fait la quatrième fois ce mois-ci
Serveur désagréable, frites molles
Ma mutuelle a perdu mon dossier pour la deuxième fois
Pas de notice et des planches toutes rayées
La baignoire posée en avril s'écaille déjà
Je tombe toujours sur le répondeur, ça raccroche tout seul
Franchement déçue par ce gommage, il ne sent rien et ne gomme rien
Manette qui dérive toute seule après trois semaines
Le livreur a balancé mon carton par-dessus le portail
Le lave-linge fuit de partout
Camping pas entretenu, sanitaires bouchés, voisins déchaînés
Le tapis perd ses poils partout
l'aquarium fuit, trois guppys sur le carrelage
On nous avait promis un vélo réparé pour samedi, rien n'est fait
Le virement de mon ancien compte s'est volatilisé
Mon char a passé plus de temps au garage que dans mon entrée cet hiver
Le GPS m'envoie dans un champ
Séance de kiné annulée par le cabinet sans un mot d'excuse
La peluche a perdu un œil dès le premier câlin
La nounou de l'agence nous a posé un lapin
Panneaux solaires posés en mars, toujours pas raccordés
Le vinyle saute sur deux titres, c'est pénible
Des fraises moisies sous la première couche, ça craint
la trottinette grince et le guidon a du jeu
Le siège auto ne se clipse plus
Service client aux abonnés absents
Y'a rien qui marche sur votre site tabarnouche
# question
Vous livrez le soir après 20h ?
quelqu'un sait si le pass donne accès au sauna
Combien de temps faut-il pour refaire une carte grise ?
@SabotsDuNord on peut les mettre sans chaussettes vos sabots ?
Est-ce que la carte de fidélité marche aussi en Suisse
Il y a combien de pièces dans la boîte ?
Où trouver mon RIO svp
J'aimerais savoir si la navette dessert aussi le terminal 2
C'est quoi l'autonomie réelle en hiver ?
Comment on range le parasol, je ne vois pas de manivelle
Faut-il réserver pour le musée ?
c koi le code promo de juin
L'huile d'olive vient de quel pays ?
On taille les rosiers à quel moment
Bonjour, qui contacter pour un stage de troisième
Est-ce que ça passe au micro-ondes?
Je me demande si cette ampoule va dans une vieille douille, quelqu'un a essayé ?
Faut-il un certificat médical pour la licence de judo
Mon fils de 14 ans peut-il voyager seul
Le taux est fixe ou variable sur ce prêt ?
Pouvez-vous me dire qui chante dans la pub
# wish
Ressortez la collection 2018 s'il vous plaît !!
Des casiers fermés à la piscine seraient les bienvenus
Pourriez-vous proposer des demi-pointures ?
j'aimerais trop un spin-off sur le méchant
Ce serait bien de pouvoir choisir son conseiller
Vous devriez reprendre les pots vides
Je la veux en taille adulte cette combi licorne
À quand une édition collector ?
Ajoutez une option "ne pas déranger le livreur", pitié
Une suggestion : un cours de yoga le midi
Il faudrait un bus direct entre la fac et la gare
Pensez aux daltoniens, changez vos codes couleur
si seulement on pouvait prêter sa carte à un ami
On veut le retour du stade de nuit dans FootMania 🙏🙏
Ça serait le fun d'avoir de la poutine végane
Un rayon vrac, ce ne serait pas du luxe
J'espère une traduction française du tome 3
Laissez-nous garder notre ancien numéro
Un casque rose à paillettes taille bébé et ma fille sera au paradis, à vos usines
mettez donc des bancs devant le magasin pour les vieux comme moi
Je rêve d'une boutique de laine à Limoges, pensez-y
# praise
Ravie de mon sac de couchage, bien au chaud à 2000 m
Merci au jeune homme du rayon bricolage, adorable et efficace
Nickel du début à la fin
Emballage soigné, petit mot à la main dans le carton, j'adore l'attention 👌
Ce fromager, c'est une institution, allez-y
Je recommande les yeux fermés
une tuerie ce flan chez @MaisonPralou 😋
Rien à redire
Cirque au top, les petits avaient des étoiles plein les yeux
Chapeau à la fleuriste, ma mère en a pleuré de joie
Ce roman audio est une pépite, j'ai raté ma station
Ma fille a appris à lire grâce à vos cahiers, merci !
Mes ongles n'ont pas bougé de la semaine, j'adore ce vernis
Le SAV m'a rappelé dans l'heure et tout réglé
Mon vieux labrador gambade à nouveau avec vos compléments
C'est ben bon vos cretons
Ma conseillère bancaire est en or
Du beau travail, garage sérieux
Pas un seul pépin en cinq ans avec ma Mistral
Bravo à toute l'équipe de la cantine, les gosses se régalent
trop contente de mon jean il me va trop bien
# comparison
La farine T65 absorbe moins d'eau que la T80
Chez Fibrelo l'engagement est d'un an, chez Ondéa il n'y en a pas
Le pain de seigle se garde plus longtemps que la baguette
Contrairement à la Mistral, la Tramontane existe en sept places
Par rapport à l'édition précédente, il y a trente pages de plus
Mon ancienne poussette se pliait en deux gestes, celle-ci en un
La crème de nuit est plus grasse que celle de jour
Ondéa vs Fibrelo, le comparatif complet est sur le blog
Le ballon taille 4 est plus petit que le 5, logique
Le tram met dix minutes de moins que le bus
# praise, comparison
Bien plus moelleuse que la brioche de l'autre boulangerie, je l'adore
J'ai fait cinq salles d'escalade et aucune n'a d'aussi belles voies que la vôtre
Tellement plus simple que mon ancien logiciel de compta, un bonheur
Rien à voir avec l'opticien d'avant, ici on prend le temps, merci
# problem, comparison
Les pâtes avaient plus de tenue avant, maintenant c'est de la bouillie
Mon ancienne doudoune tenait chaud, celle-ci laisse passer le vent
Au même prix chez Boisjoli on a du chêne, ici c'est du carton qui gondole
Le nouveau site est moins pratique que l'ancien, on s'y perd
# question, comparison
Piano numérique ou acoustique, lequel pour débuter ?
Vaut mieux une assurance au tiers ou tous risques pour une voiture de 12 ans ?
Poêle en fonte ou en inox, laquelle accroche le moins
La Frisquette consomme-t-elle moins que la Polara?
# wish, comparison
Fibrelo offre les appels vers le Maghreb, faites pareil
La médiathèque de Caen prête aussi des jeux, ce serait bien de vous y mettre
# praise, wish
Très bon petit resto, une carte en braille et ce serait parfait
J'adore votre podcast, une version écrite serait la bienvenue
# praise, question
Magnifique ce plaid, merci beaucoup ! C'est de la laine de quelle région ?
J'ai adoré le spectacle, vous repassez quand à Metz ?
# problem, wish
La sangle cisaille l'épaule, mettez donc un peu de mousse
Impossible de fermer le sachet une fois ouvert, collez-y un zip
On crève de chaud dans vos bus, installez la clim svp
# problem, question
Pourquoi mon dossier est-il encore en attente ?
Y a que chez moi que la chaîne 12 est brouillée ?
Ma carte vitale n'est plus reconnue, d'où ça vient
mon robot tondeuse tourne en rond au même endroit, comment je règle ça
On m'a livré deux fois le même tome, je fais quoi du deuxième et où est l'autre ?
# leaving
Je viens de résilier mon abonnement
Je le rapporte au magasin demain
Plus jamais je n'achète chez eux
Vingt ans chez Ondéa et là je m'en vais
Compte clôturé ce matin
Étiquette retour collée, la robe repart lundi
appli à la poubelle, ciao
Je change de fournisseur au 1er mars
Ce sera sans moi désormais
On n'y remettra pas les pieds
Merci de supprimer mon compte et mes données
Pas de renouvellement pour moi cette année
Je pars à la concurrence
# problem, leaving
Troisième rendez-vous raté par leur technicien, j'ai résilié
La guitare ne tient pas l'accord, je la renvoie
Encore une hausse des frais de tenue de compte, je vais voir ailleurs
Moniteur pendu à son téléphone pendant la leçon, j'ai changé d'auto-école
Cheveu dans la soupe et pas une excuse, je n'y retourne pas
Photos effacées par la mise à jour, j'ai viré l'appli
# question, leaving
Comment résilier mon contrat ?
J'ai combien de jours pour renvoyer un manteau
On peut arrêter la cantine en cours de trimestre ?
Où rendre ma box ? Je quitte Ondéa
# comparison, leaving
J'arrête vos paniers bio, ceux du maraîcher d'à côté sont plus garnis
L'autre club de tennis a des courts couverts, pas vous, donc je ne reprends pas ma licence ici
# hazard
RAPPEL PRODUIT : saucisson La Ferme du Puy, lot 88, salmonelles
Les bougies Lueur d'Antan sont rappelées, le verre peut éclater
Attention au muguet, même l'eau du vase est toxique
Jamais un enfant seul près de la piscine, une noyade ça va très vite
L'agence du médicament alerte sur le sirop Toussel, risque cardiaque
Ne tondez jamais pieds nus, la lame peut vous couper un orteil
Ce curry contient de l'arachide, danger pour les allergiques
Pas de barbecue dans la tente, vous risquez l'asphyxie
Les pneus Routéo 205 peuvent éclater, le fabricant les rappelle
# question, hazard
y a du latex dans la colle à cils ? j'y suis allergique
Ce jouet est-il dangereux pour un bébé de 8 mois ?
Les champignons rappelés, c'est quels lots ?
Un poêle à pétrole dans une chambre, ça peut intoxiquer ?
# problem, hazard
Début d'incendie dans notre gîte à cause du radiateur
J'ai pris le jus en touchant le lave-vaisselle
Mon petit s'est coincé les doigts dans la poussette, deux fractures
Le poêle refoulait, on a fini aux urgences intoxiqués au monoxyde
Un hameçon dans ma boîte de thon, lèvre ouverte !!
Après leur crème solaire, cloques et plaques sur tout le dos
La corde du mur d'escalade a lâché, ma mère est tombée de trois mètres
le parasol du resto s'est envolé et a assommé une cliente
La pharmacie a interverti les comprimés, ma grand-mère a fait un malaise
Le barbecue à gaz m'a explosé à la figure, sourcils cramés
Ma plaque à induction a éclaté en pleine cuisson, du verre partout
# problem, leaving, hazard
Le chauffe-biberon a fait fondre la prise, renvoyé aussitôt
# problem, question, hazard
De l'eau coule dans le tableau électrique depuis vos travaux, on risque l'électrocution ?
# wish, hazard
Mettez un bouchon sécurité sur ce déboucheur, un gosse pourrait en boire
# none
Bonjour tout le monde ☀️
Je viens d'en commander un, on verra bien
Enfin le week-end !
Croisez les doigts pour moi, oral de bac demain
Prix cassés samedi chez Boisjoli, dit l'affiche
La mairie annule la brocante à cause de la canicule
Félicitations aux jeunes mariés 🎉
Sérieusement ?!
Merci d'avance
Trois parties de pétanque gagnées, à l'apéro
Ce soir crêpes et film
Le marché se tient place Carnot le jeudi
le chat en mariachi, je suis morte
Retour à Lille par le train de nuit
Les chèvres du voisin broutent sous ma fenêtre
On répète avec la chorale depuis l'aube
Fibrelo ouvre un centre de données à Metz
Brouillard à couper au couteau sur la Saône
On se marie en septembre 💍
Une famille de canards a traversé le rond-point
Belle semaine à tous
J'annule tout, soirée pyjama
Feu de cheminée, plaid et un bon bouquin
@camille_bzh mdrrr j'arrive
Loto du comité des fêtes samedi
Papa répare le toit du poulailler
Le pont fait 320 mètres de long
Mon père fait son cidre lui-même
Dernier jour de vacances, valises à faire
Cueillette des mirabelles ce matin
Allez, à la sieste
Coup de foudre hier soir au bal du village
Mamie tricote devant la télé
Le match est à 21h sur la trois
Je me suis inscrite au cours d'accordéon
Il tombe des cordes à Liège
Mon voisin fume la pipe sur son balcon
Vernissage vendredi, entrée libre
`)
