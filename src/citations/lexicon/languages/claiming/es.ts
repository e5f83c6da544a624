import type { LanguageWords } from '../../language.ts'

/** Words that claim something though, or where, their like claim nothing: see claiming.ts. */
export const claiming: LanguageWords['claiming'] = {
  always: `
se (dice|cuenta|comenta|afirma) que
en parte|en caso de|en su caso|en caso|de hecho|en sí|un número de|una cantidad de|una serie de|parte de
en su mayor parte|en buena parte|a tiempo|con el tiempo|de una vez|a la vez|una vez|en venta|en orden|en regla
fuera de|por completo|al completo|a una voz|por (día|hora|semana|mes|persona|usuario)|al día|en un día
en una hora|(salió|salieron|sale|salen|salía) (de|del)|para (en|arriba|abajo)|paró
entr(a|an|ó|aron|ado) [directamente ]en [el |la |las |los ](ranking|clasificación|lista|tabla|top|listas|primer|segundo|tercer|puesto)`,
  quoting: `
escribí|escribimos|escribo|digo|dije|decimos|dijimos|publiqué|publicamos|comenté|comentamos|se dice|se dice que
se comenta que|(mi|nuestro|nuestra) (publicación|post|comentario|mensaje)
(datos|cifras|pruebas|evidencia|análisis|informe|informes) [también ](muestra|muestran|mostró|dice|dicen|indica|indican|revela|revelan|señala|señalan)|(según|de acuerdo con|en) [un |una |el |los |las |nuestros |nuestras ](datos|cifras|análisis|informe|informes)|análisis`,
  company: `
empresa[s]|marca[s]|compañía[s]|firma comercial|fabricante[s]|productor[a]|proveedor[a]|vendedor[a]|producto[s]|(la|esta|dicha|misma|una) firma`,
  counting: `
(un|una|este|esta|ese|esa|un mismo|una misma|el mismo|la misma|un solo|una sola|un único|una única|nuestro|nuestra|nuestros|nuestras|mis|sus) (autor|autora|usuario|usuaria|persona|cliente|clientes|clienta|cuenta|cuentas|publicación|publicaciones|post|posts|hilo|comentario|comentarios|vídeo|video|canal|canales|plataforma|plataformas|sitio|foro|comunidad|grupo|página|páginas|red|redes|día|semana|mes|hora)
por (plataforma|publicación|autor|usuario|persona|hilo|día|semana|mes|hora)|a la vez|de una vez`,
  several:
    '(de|por|en) (un|una|un solo|una sola|el mismo|la misma) (autor|autora|usuario|usuaria|persona|cuenta|día|semana|plataforma|subreddit|foro|hilo|canal)',
  untold: `
ahora|ahora mismo|actualmente|en la actualidad|en este momento|en estos momentos|hoy en día|por ahora|de momento
por el momento|se originó|se originan|se origina`,
}

/** What kind of text words say that a post is: see text-kinds.ts. */
export const textKinds: LanguageWords['textKinds'] = {
  title: `
título[s]|titulad(o|a)|se titula|titula|encabezado|encabezamiento|titular (dice|reza|es)|titular[:]`,
  comment: `
(un|el|este|ese|su|mi|en|del) comentario|comentario (de|en)|comentario[:]
(una|la|esta|esa|su|en) (respuesta|réplica|contestación)|respondió|contestó|ha (respondido|contestado)`,
  opening: `
(publicación|entrada) original|(post|mensaje|hilo) original|publicación inicial|op`,
  video: `
vídeo[s]|video[s]|clip|videoclip|vlog`,
  review: `
reseña|reseñador|reseñadora`,
  mention: `
(una|esta|esa|otra) mención [pública ](dice|señala|pregunta|afirma)|en (una|esta|esa|otra) mención`,
  quote: `
(tuit|tweet|post|mensaje) (con cita|de cita)|cita de (tuit|tweet)`,
  below: `
(bajo|debajo de) [el |la |este |esta |un |una |su ](vídeo|video|clip|publicación|hilo|entrada|post|reel|discusión) [titulado |titulada |llamado |llamada |con el título ]{thread}
(debajo del|al) (vídeo|video|clip|hilo|post|reel) [titulado |llamado |con el título ]{thread}|(bajo|debajo de) [el título ]{thread}
en [el |la |este |esta |un |una ](hilo|discusión) [titulado |titulada |llamado |llamada |con el título ]{thread}
(comentario|comentarios) en [el |la |este |esta |un |una ](vídeo|video|clip|publicación|entrada|post|reel) [titulado |titulada |llamado |llamada |con el título ]{thread}`,
  other: '',
}
