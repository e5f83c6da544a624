import { labelled } from '../labelled.ts'

export const es = labelled(`
# problem
La lámpara no enciende desde ayer
Mi pedido nunca llegó y nadie contesta
la cafetera gotea por todas partes 😡
Me cobraron dos veces la misma noche
@TrenSur otra vez 40 minutos de retraso y ni un aviso
No puedo entrar en la app desde la actualización
Sigo esperando mi reembolso desde marzo
se me rompió la cremallera al segundo día
El pan llegó duro y el paquete abierto
la habitación olía a humedad y no había agua caliente
Me mandaron la talla equivocada por tercera vez
La batería no dura ni dos horas
el servicio al cliente pésimo, me colgaron
Qué decepción de zapatos, se despegó la suela en un mes
La web lleva caída toda la tarde
Faltan piezas en la caja
Muy mala experiencia con la mudanza
No sirve para nada, dinero tirado
la pantalla se quedó congelada
# problem, question
¿Por qué se apaga mi teléfono cada cinco minutos?
alguien más tiene problemas con el molinillo?
@BiciNorte la cadena se sale todo el rato, cómo lo arreglo
Cuándo piensan arreglar el ascensor de la estación?
Dónde está mi paquete? Tenía que llegar el lunes y nada
# question
¿Hacen envíos a Chile?
@LuzCasa cómo se conecta la lámpara con el móvil
alguien sabe si estos zapatos dan talla pequeña
¿El desayuno está incluido?
Se puede llevar la bici en el tren de las 7?
Cuánto cuesta el abono mensual para estudiantes
Hola, quería saber si la garantía cubre arañazos
Qué filtro le va al modelo viejo?
tienen tienda en Valencia?
Me gustaría saber cuándo sale la nueva versión
dónde puedo comprar bombillas de repuesto
Hay forma de exportar mis notas a PDF?
¿Cuál es la mejor molienda para espresso?
Sirve para cocinas de inducción?
a qué hora abre la piscina
# wish
Ojalá la lámpara tuviera una luz más cálida
Por favor añadan un modo oscuro
Estaría genial que la app recordara la última ruta
Deberían vender las correas por separado
Sería bueno poder ordenar la lista por fecha
Por favor traigan de vuelta el chocolate de antes
Me encantaría una versión para zurdos
hace falta un botón de silencio en el mando
Pongan más enchufes en esta estación
Podrían sacar una más pequeña para acampar?
Espero que abran una tienda en Cádiz
Como sugerencia: un cable más largo
Quisiera que hubiera más opciones veganas en la carta
me gustaría que tuviera temporizador
Le falta una opción para apagar el pitido
Ojalá hicieran tallas más grandes
Estaría bien un descuento para familias
Deberíais añadir subtítulos en portugués
ya va siendo hora de que pongan wifi en los trenes
Necesitamos una versión para tablet
# praise
Me encanta esta lámpara, qué luz tan bonita 😍
Funciona de maravilla después de un año
Ningún problema con la entrega, todo perfecto
Muchas gracias por la ayuda tan rápida
El mejor café que he hecho en casa
El personal muy amable y la habitación impecable
Vale cada euro
Recomiendo estas botas al cien por cien
Excelente atención, lo resolvieron en cinco minutos
mi hija está feliz con la muñeca
Estoy encantado con la bici
Nunca me ha dado un fallo en tres años
Súper cómodos y preciosos
Por fin un teléfono con buena batería!
Una pasada de sonido
nada mal para ese precio
Volveremos seguro, un diez
Buenísima la nueva función de listas
Llegó antes de lo previsto y muy bien empaquetado
un acierto total esta compra
# comparison
La Trail 3 es mucho más ligera que la Trail 2
Mi hervidor viejo calentaba más rápido que este
Comparada con la Cafino hace menos espuma
Lámpara A vs lámpara B
La pantalla no es tan nítida como la de mi anterior móvil
A diferencia de otras marcas usan cuero de verdad
Dejé Bicisur por esta porque el cuadro pesaba menos
en Marlo los precios son más bajos que aquí
He probado tres aspiradoras y esta es la más silenciosa de todas
La versión anterior tenía más ajustes
Esta está a años luz de la competencia
prefiero el modelo de antes al nuevo
# comparison, question
¿Es mejor el nuevo modelo que el del año pasado?
Cuál es mejor para una cocina pequeña, la Cafino o la Bruli?
Qué diferencia hay entre la Pro y la Lite
# comparison, praise
Mucho mejor que mi colchón anterior, me encanta
Suena genial, supera a los más caros
# comparison, problem
La app nueva es peor que la antigua, se cuelga siempre
Las de antes me duraron cuatro años, estas se rompieron en cuatro meses
# leaving
Acabo de cancelar mi suscripción
Mañana devuelvo los zapatos
Me cambio de compañía el mes que viene
No vuelvo a comprar aquí
Lo devolví el mismo día
fue la última vez que me alojo en este hotel
Vuelvo a mi banco de siempre
he desinstalado la app, adiós
Cierro mi cuenta hoy mismo
No voy a renovar el abono
Han perdido un cliente
Me doy de baja
Nunca más
# leaving, question
¿Cómo cancelo mi suscripción?
Cómo puedo devolver unas botas compradas por internet
cómo me doy de baja?
# leaving, problem
Cancelé el pedido después de seis semanas de espera, sigue sin llegar
También se rompió la tercera, no compro más esta marca
El peor servicio, quiero cerrar mi cuenta
Devuelvo la batidora porque dejó de funcionar
# leaving, comparison
Me pasé de Cafino a Bruli y es mucho más silenciosa
Me cambio a Marlo, son más baratos que ustedes
# hazard, problem
El cargador se incendió mientras dormíamos
Mi lámpara empezó a echar humo anoche
Me dio un calambrazo la tostadora
Huele a quemado cada vez que la enchufo
Mi hijo se cortó con el borde del juguete
La batería está hinchada y quema
Encontré un trozo de vidrio en la mermelada
Los frenos fallaron en la bajada, casi me mato
se me hinchó la cara con la crema, reacción alérgica
La olla explotó en mi cocina
Nos intoxicamos todos con el bufé
se soltó un botón y mi bebé casi se ahoga
salen chispas del enchufe de la estufa
El enchufe se derritió
Me resbalé en la escalera mojada y acabé en urgencias
Me quemé la mano con el asa
# hazard
Retiran del mercado el cochecito por las ruedas
Alerta: dejen de usar la estufa Nimbus, riesgo de incendio
Cuidado, es peligroso para niños pequeños
# hazard, question
¿Es seguro dejar la estufa encendida toda la noche?
Esto lleva frutos secos? Mi hijo es alérgico
¿Han retirado esta trona del mercado?
# none
Acabo de pedir la lámpara nueva, llega el viernes
Buenos días a todos
Estamos en el hotel hasta el domingo
Hoy pinto el cobertizo de las bicis
Mi primo trabaja en el ferrocarril
Aquí mi reseña, enlace abajo
La tienda abre el 4 de mayo en Sevilla
¿Sabías que el café es una fruta?
La compré en verde
El equipo se reúne los martes en la cafetería
Deséenme suerte para el examen
Síganos para más consejos
La lámpara trae dos bombillas y un mando
Viendo el partido con una taza de té
Sí, fue el lunes
Te mandé un mensaje
Escrito desde el tren
Feliz cumpleaños a mi hermano
Ya salió la versión 4.2
Segunda parte de mi viaje por los Andes
La uso todas las mañanas
Dos entradas para el sábado
El hotel tiene 40 habitaciones
En fin, a trabajar
Esta noche hay concierto en la plaza
Ella volvió ayer de España
No hay riesgo de incendio según el informe
Mi abuela hacía pan los domingos
Foto de mi escritorio
Hoy toca sopa
`)
