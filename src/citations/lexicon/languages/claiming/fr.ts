import type { LanguageWords } from '../../language.ts'

/** Words that claim something though, or where, their like claim nothing: see claiming.ts. */
export const claiming: LanguageWords['claiming'] = {
  always: `
(on|l'on) (dit|raconte|prétend) que|il paraît que
en partie|nombre de (clients|gens|personnes|utilisateurs|internautes|membres)|bon nombre de
quantité de (clients|gens|personnes|utilisateurs|internautes|membres)|en cas de|en cas|de fait|en fait|en soi
une partie|à part|à temps|avec le temps|en vente|en ordre|hors de|d'une seule voix|d'une voix|à fond|au point
à bout|en panne|en cause|un nombre de|une série de|un ensemble de
par (jour|heure|semaine|mois|personne|utilisateur)|en un jour|en une heure|remonte|remontent|remontait|remonté
revient|reviennent|revenait|revenu[e|s|es]
il est exact que`,
  quoting: `
(j'|je |nous |on )[avons |ai |a ](écris|écrivons|écrivions|écrit|dis|disons|dit|publie|publions|publié|poste|postons|posté)
(écrivons|disons|publions)[-| ]nous|dit-on|(tire|tires|tirent|tirait|tiré) sur
(mon|ma|notre) (publication|post|commentaire|message)
(données|chiffres|preuves|analyse|analyses|rapport|rapports) [aussi ](montre|montrent|montrait|dit|disent|indique|indiquent|révèle|révèlent|signale|signalent)|(selon|d'après) [une |un |le |la |les |l'|nos ](données|chiffres|analyse|rapport)|analyse|analyses`,
  company: `
entreprise[s]|marque[s]|société[s]|firme[s]|fabricant[s]|producteur|fournisseur|vendeur|produit en question|(le|ce|un|du) produit|produit (nommé|cité|mentionné|évoqué|concerné)|compagnie`,
  counting: `
(un|une|ce|cet|cette|un même|une même|le même|la même|un seul|une seule|un unique|notre|nos|votre|vos|leurs|mes) (auteur|autrice|utilisateur|utilisatrice|personne|client|clients|cliente|compte|comptes|publication|publications|post|posts|fil|commentaire|commentaires|vidéo|canal|canaux|chaîne|plateforme|plateformes|site|forum|communauté|groupe|page|pages|réseau|réseaux|jour|semaine|mois|heure)
par (plateforme|publication|auteur|utilisateur|personne|fil|jour|semaine|mois|heure)|à la fois`,
  several:
    "(d'|par |sur |en )(un|une|un seul|une seule|le même|la même) (auteur|autrice|utilisateur|utilisatrice|personne|compte|jour|semaine|plateforme|subreddit|forum|canal)",
  untold: `
maintenant|actuellement|à présent|en ce moment|à l'heure actuelle|désormais|pour l'instant|pour le moment
à ce stade|est né|est née`,
}

/** What kind of text words say that a post is: see text-kinds.ts. */
export const textKinds: LanguageWords['textKinds'] = {
  title: `
(le|un|ce|son|leur|du|pour) titre|titre[:]|titre[ ]:|intitulé[e]|titré[e]|gros titre`,
  comment: `
(un|le|ce|son|du|en|au|dans ce|mon|leur) commentaire|commentaire (de|sur)|commentaire[ ]:
(une|la|cette|sa|en) (réponse|réplique)|a répondu|répondit`,
  opening: `
publication (originale|d'origine|initiale)|(post|message) (original|d'origine|initial)|op`,
  video: `
vidéo[s]|clip|vlog`,
  review: `
avis (client|facebook|laissé)|(une|dans une|cette) évaluation`,
  mention: `
(une|cette|la) mention [publique ](dit|indique|demande|signale|affirme)|dans (une|cette) mention`,
  quote: `
(tweet|post|message) (de citation|citant)|citation de (tweet|post)`,
  below: `
(sous|en dessous de|à|sur) [le |la |cette |ce |un |une |sa |son |leur ](vidéo|clip|publication|post|fil|discussion|message) [intitulé |intitulée |titré |titrée |appelé |appelée ]{thread}
(en dessous du|au) (clip|post|fil|message) [intitulé |titré |appelé ]{thread}|sous [le titre ]{thread}
dans [le |la |cette |ce |un |une |leur ](fil|discussion) [intitulé |intitulée |titré |titrée |appelé |appelée ]{thread}`,
  other: `
une évaluation de`,
}
