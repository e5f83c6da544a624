import { labelled } from '../labelled.ts'

export const es = labelled(`
# problem
Llevo desde el lunes sin internet y nadie da la cara
@TrenSur otra vez 40 minutos parados en mitad del campo
El pedido salía como entregado y aquí no ha llegado nada
me cobraron una comisión que nadie me explicó y no contestan el teléfono
La lavadora hace un ruido horrible al centrifugar
Se me despegó la suela de los tenis a la semana 😡
Pan duro, café frío y media hora esperando la cuenta
No me deja iniciar sesión, me sale error 502 todo el rato
La camisa destiñó y me ha manchado toda la colada
Compré la muñeca para el cumple de mi hija y venía sin un brazo
Qué decepción el hotel Miraflor, la piscina cerrada y el ascensor de adorno
Hace un mes q pedi la tarjeta y sigo sin ella
el juego se traba en cada cinemática, imposible jugarlo así
La caja venía abierta y todo olía a humedad
La batería no me aguanta ni hasta mediodía
Al bebé le quedan enormes los pañales talla 2, no corresponden con el peso que pone
Nos dejaron plantados: el técnico tenía que venir a las 9 y ni llamó
La correa extensible se quedó atascada al tercer paseo
El rímel está seco, recién abierto
Nada, que no arranca el coche y lo recogí del taller ayer
Otra factura con un importe que no cuadra...
la app de BancoRío caída justo el día de pago
Me mandaron la funda en rosa y yo la pedí negra
Los subtítulos van desfasados en todos los capítulos
Una vergüenza la atención, me colgaron tres veces
El profe del curso online no corrige las tareas desde septiembre
Boludo, la heladera me congela la lechuga
Pésimo servicio
Me cancelaron los boletos sin avisar y del reembolso ni rastro
La bici llegó con la rueda doblada
Al sofá se le hundió un cojín a los dos meses y la garantía dice que es desgaste normal
# question
¿A qué hora cierran hoy en Callao?
alguien sabe si hacen envíos a Canarias
¿Puedo pagar en cuotas sin tarjeta de crédito?
Cómo activo el roaming con Movilia?
@ZapaterosLeon hola, tenéis el 43 en marrón?
Necesito saber si el abono joven vale también para el tranvía
¿Cuántos centímetros tiene el tacón?
Quisiera consultar cuánto demora el trámite de la beca
Dónde se descarga el certificado de retenciones
¿El arnés sirve para un perro de 30 kilos?
oigan y ese flan se hace al baño maría?
Me podrían decir si la entrada incluye el museo
¿Cada cuánto hay que cambiarle el filtro?
¿El IVA va incluido en ese precio o se suma después?
Tienen cambiador de bebés en la sucursal de Polanco?
Alguien que haya hecho el máster de Uniandia, ¿hay que ir presencial?
¿Cuándo anuncian el cartel completo?
¿Quién reparte a domicilio los domingos?
Saben si este casco es compatible con el intercomunicador Ridex
cuántos gigas trae el plan básico
# wish
Por favor, vuelvan a hacer el helado de lúcuma
Estaría genial poder pagar con el reloj
¿Podríais añadir una bici estática más en la sala de abajo?
Ojalá hagan una gira por Mendoza
Deberían poner más frecuencias los domingos
Un probador más amplio para ir con el carrito, eso pido yo
Que saquen ya un mate con termo incorporado
Me gustaría que la app avisara cuando baja el precio
Sería bueno que vendieran medio kilo de masa madre
porfa porfa un crossover con Dragonia 🙏🙏
Propongo una tarifa para familias numerosas
Hace falta un carril bici hasta el campus
Pongan mermeladas sin azúcar, se los agradeceríamos los diabéticos
Tallas grandes ya, las estamos pidiendo a gritos
Lo compraría mañana mismo si lo hicieran con ruedas
@CineLuz traigan la peli en versión original, plis
Agradecería clases de natación para adultos por la noche
Ya va siendo hora de que dejéis descargar los episodios
No estaría de más un enchufe junto a cada asiento
Sugerencia para el equipo: agrupar los mensajes por remitente
quiero un mod con la selección del 86
# praise
Encantada con mi corte de pelo, por fin alguien que entiende los rizos
Gracias a Marta de la oficina de Soria, se portó de lujo conmigo
Qué rico el mole de Doña Tere, se me cayó la lágrima
funciona de maravilla
Llegó antes de lo previsto y súper bien empaquetado 👏
Se lo recomiendo a todo el mundo
Está buenísimo este juego, llevo tres noches sin dormir
Cero problemas en dos años de uso
El mecánico un crack, me dejó la moto como nueva
Mi abuela está feliz con su andador, gracias!!
La mejor compra que hice este año
Unas vacaciones redondas con Viajes Alisio
la máscara de pestañas me dura todo el día, la amo
De diez la atención
Muy contento con el curso de guitarra, se aprende un montón
Chapó por el equipo de cocina de @LaParraOviedo
Relación calidad precio inmejorable
Calentito, ligero y no pesa nada, ¡vaya acierto de saco!
Bacán el servicio, parce, en media hora ya tenía mi pizza
Mis hijos no sueltan los bloques, un éxito de regalo
Da gusto que te atiendan así
# comparison
El billete de bus cuesta la mitad que el de tren pero tarda el triple
Movilia me da 40 gigas, Fonix 25, mismo precio
La yerba con palo es más suave que la despalada
A diferencia del Toro, el Lince trae rueda de repuesto
Con Solán pagaba por consumo, con Heliox tengo cuota fija
Solán vs Heliox, abro hilo con los números de mi tejado
El pienso de pollo tiene más proteína que el de pescado
El examen de este curso fue más corto que el de la convocatoria anterior
El casco Ridex y el Torka llevan exactamente la misma homologación
Mi mamá usa la olla de barro y yo la eléctrica, y el frijol queda igualito
# praise, comparison
Mil veces mejor que la cafetera que tenía antes, qué espuma
Los protectores que usaba me dejaban blanca, este ni se nota, maravilla
Más finos que el taller al que iba antes, y encima simpáticos
Le da mil vueltas al gimnasio de mi barrio, los profes majísimos
# problem, comparison
Cambiaron el suavizante y ya no huele tan rico como el de toda la vida, qué chasco
Mi bici vieja duró quince años, esta se oxidó en seis meses
Por el mismo precio en Hogarín te dan el doble, aquí viene media bolsa de aire
La reedición tiene peor papel que la de hace diez años, se transparenta todo
# question, comparison
¿Cuál me conviene más, el plan familiar o el individual?
Alguien ha probado Yodelia y Lingox? con cuál se aprende más rápido
¿Qué diferencia hay entre la tabla de 15 y la de 18?
es más amplio el Serrano que el Duero o son iguales?
# wish, comparison
En Fonix puedes acumular los gigas, deberíais hacer lo mismo
En el otro súper te pesan la fruta en caja, ojalá ustedes también
# praise, wish
Qué bien se come en Casa Lola, si pusieran terraza ya sería el paraíso
Genial el taller de cerámica, ahora hagan uno para peques
# praise, question
Preciosa la lámpara, muchas gracias! ¿Qué bombilla lleva?
Amo este perfume, ¿lo tienen también en formato viaje?
# problem, wish
La arena del gato levanta una nube de polvo, hagan una que no suelte tanto por favor
Con la letra tan chica no leo nada, permitan agrandarla
Ni una sombra en el parque infantil y los niños asados, pongan toldos ya
# problem, question
¿Por qué no me llega el código de verificación?
¿A alguien más le sale el agua marrón en Chapinero?
Mi pedido lleva diez días "en preparación", ¿qué pasa?
El robot de cocina pita sin parar y marca E3, cómo lo arreglo?
¿Dónde está mi maleta? Aterricé hace dos días
# leaving
Ya di de baja la suscripción
Mañana mismo lo devuelvo
Me cambio de compañía, hasta aquí llegamos
No vuelvo a comprarles nunca más
Acabo de cerrar mi cuenta en BancoRío
Este año no renuevo el abono
esa app ya está fuera de mi móvil
Conmigo no cuenten más, adiós
Quiero cancelar mi contrato
He pedido la portabilidad a Fonix
Fue la última vez que piso ese restaurante
Los zapatos ya van de vuelta en el correo
Me borro del gimnasio a fin de mes
# problem, leaving
Tres averías en un mes, así que me voy a otra compañía
Venía rajado y lo devolví el mismo día
Me metieron un seguro que no pedí y me di de baja
Una hora para un plato crudo, no volvemos
Harta del spam que mandan, me borré y no compro más
Llegó tarde, mal y roto; con ustedes no compro más
# question, leaving
¿Cómo me doy de baja?
¿Aceptan devoluciones sin la caja? Quiero mandar la chamarra de vuelta
A qué correo escribo para anular el seguro
Si rescindo el contrato antes de tiempo me cobran penalización?
# comparison, leaving
Me voy con Fonix, en la sierra tienen mejor cobertura que ustedes
La academia nueva da más horas por menos plata que ustedes, así que dejo el curso
# hazard
Alerta sanitaria: retiran un lote de chorizo Valdeoro por salmonela
No dejéis las pilas de botón al alcance de los niños, si se las tragan es gravísimo
ATENCIÓN dueños del Lince 2022: llamado a revisión por los airbags
Ese tatuaje de henna negra puede provocar alergias muy serias
Ojo con el chocolate, es tóxico para los perros
Nunca mezclen lejía con amoníaco, el gas puede matar
Las bengalas no son un juguete, queman a más de mil grados
Cuidado con los cordones de las capuchas, se enganchan en el columpio y pueden ahogar a un niño
Los imanes de ese juguete pueden perforar el intestino si un crío se los traga
# question, hazard
¿El tinte lleva amoníaco? Soy alérgica
Este insecticida es peligroso para los gatos?
¿Mi secadora está entre las retiradas del mercado? Modelo SK-40
mi hijo es alérgico al huevo, ¿puede comer estas magdalenas?
# problem, hazard
Casi se nos quema la casa por culpa de la freidora de aire
Me dio un calambrazo el micrófono en pleno ensayo
Mi sobrino se atragantó con el silbato que venía en la piñata
La olla exprés explotó y tengo quemaduras en el brazo
Salía humo de la tele
Había un clavo oxidado dentro de la barra de pan, casi me lo trago
La depilación láser me dejó ampollas en las piernas
La hamaca se vino abajo con mi papá encima y acabó en urgencias
se me bloqueó el patinete en plena bajada, de milagro estoy vivo
Media boda intoxicada por la mayonesa del catering
Huele a gas desde que instalaron la caldera
# problem, leaving, hazard
A mi peque la papilla le cerró la garganta, no la vuelvo a comprar en la vida
# problem, question, hazard
El enchufe se calienta tanto que se ha derretido, ¿a quién llamo?
# wish, hazard
Deberían vallar la piscina antes de que se ahogue un crío
# none
Buenos días por la mañana ☕
Recién pedido, ya les contaré
¡Por fin viernes!
Mañana defiendo la tesis, deséenme suerte
Los precios de este finde son una bomba, reza el cartel
El alcalde cancela su viaje a Bruselas
Feliz cumple, hermanita 🎂
¿En serio?
Gracias de antemano
Rompí a llorar en la graduación de mi hija
Hoy toca paella en casa de los suegros
La nueva sucursal queda a dos cuadras del metro
Me quemé las pestañas estudiando toda la noche
Vuelvo a casa por Navidad
Mi primo se casó con una azafata
El partido estuvo que ardía
Estamos esperando el bus con mi mamá
Ayer vi la nueva peli de Marelli
Aquí, haciendo la fila para el concierto
Fonix patrocinará la vuelta ciclista
Hace un calor de mil demonios en Sevilla
nos mudamos a Rosario en marzo
El loro aprendió a decir ya voy
Que tengan bonito domingo
Sale el sol y a la playa
Cambiamos la cena al martes
Mi abuela decía que no hay mal que por bien no venga
Sesión de fotos con el equipo a las cinco
@lauri_rm nos vemos a las ocho en la plaza
La presentación del libro será en la biblioteca central
Jajaja me muero con este meme
Estoy armando el mueble con una cerveza al lado
Este año el festival cumple veinte ediciones
Le regalé a mi viejo una caña de pescar
Bajo al perro y cenamos
Tiene 4 puertas y maletero de 380 litros
Empiezo la dieta el lunes, lo juro
`)
