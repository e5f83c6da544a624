import { labelled } from '../labelled.ts'

export const es = labelled(`
# problem
Llevo tres semanas esperando el paquete y en la web sigue poniendo "en reparto".
A los dos lavados la camiseta ya parecía un trapo de cocina.
Faltaban tornillos en la caja, el mueble está a medio montar en el salón.
Tenemos la calefacción muerta desde el lunes con dos niños en casa y el técnico ni aparece.
El aire acondicionado gotea encima del sofá desde que lo instalaron en junio, he llamado tres veces y siempre me dicen que "esta semana sin falta", pues ya estamos en agosto y sigo con el barreño puesto.
El patinete no pasa de 12 km/h en llano, y eso que anuncian 25.
La gestoría me presentó la declaración fuera de plazo y la multa me ha llegado a mí.
turron blando durísimo, ni con martillo jaja pero vamos que de blando nada
Compré dos entradas para el musical y me asignaron asientos en filas distintas.
En el vuelo a Bogotá perdieron la sillita del niño y todavía andan buscándola.
El toldo se atasca a media altura y ahí se queda, ni sube ni baja.
La profe del curso online lleva dos semanas sin corregir nada, y el examen es el viernes.
# problem, question
La lámpara parpadea al bajar la intensidad, ¿es cosa de la bombilla o del regulador?
¿Me pueden explicar por qué el internet se cae todas las noches a las diez en punto?
Compré la freidora el sábado y ya no enciende, ¿la cambian con el ticket o hace falta la caja?
@AguasTarn llevamos desde las 6 sin una gota en el barrio de la Viña, cuando vuelve??
Me descontaron el seguro de viaje que nunca contraté. ¿Con quién hablo para que me lo quiten?
# question
¿El carrito cabe en el maletero de un coche pequeño?
que talla me recomendais si normalmente uso un 38 y medio
Disculpen, ¿la versión gratuita caduca o se queda para siempre?
¿Las empanadas se pueden congelar ya horneadas?
Oigan, ¿y en la sucursal de Monterrey aceptan vales de despensa?
Necesito saber si el dentista atiende los sábados por la tarde, que entre semana me es imposible.
@RutaNorte el bono joven vale para el autobús de la playa?
Tengo el portátil de 2019 con ocho gigas de memoria y quería preguntar si el programa de edición me irá bien o si es mejor que ni lo intente.
para lavar el edredon de plumas, agua fria o tibia?
¿Hay que llevar candado propio para las taquillas?
# question, wish
¿Vais a sacar el flexo en color mostaza? Me haría mucha ilusión.
# wish
Por favor, que vuelvan las galletas de naranja y canela. Os lo pido de rodillas.
Me encantaría que hubiese clases de yoga también a mediodía.
Solicito amablemente que se habilite la descarga de facturas en PDF.
Yo pondría bancos con sombra en la parada, que en julio aquello es un horno.
Me haría muchísima falta que la app de la farmacia recordara las recetas de mi madre y me avisara dos días antes de que se le acaben, así no andaría yo con papelitos en la nevera.
¿Y si hacéis el roscón sin fruta escarchada? Media España os lo agradecería.
quiero la sudadera en talla de hombre YA
Se agradecería que los talleres de cerámica tuvieran turno de tarde.
Falta poder ordenar los episodios del más antiguo al más nuevo.
Que vuelva el sabor mango con chile, no sean malitos.
Que el mapa del metro marque las salidas con ascensor, tampoco es pedir la luna.
# wish, praise
Felicidades por el programa, me ahorra horas cada semana; solo pediría que se pudiera usar sin conexión.
Las velas huelen a gloria bendita y duran un montón, haced una de higuera y me arruináis del todo.
Estamos contentísimos con la guardería. Ojalá ampliaran el horario hasta las seis.
# problem, wish
Ni un enchufe junto a la cama, en pleno siglo XXI. Pongan alguno, anda.
La música de la sala de pesas está tan alta que no oigo ni mis pensamientos; bajadla un poquito, os lo ruego.
Para anular una cita tuve que llamar cuatro veces. Habiliten un botón en la web y nos ahorramos todos el mal rato.
# praise
Cero pegas después de cinco años, y eso que la uso a diario.
Llegó antes de lo previsto y embalado con un mimo increíble 😍
buenisimo el pan de centeno, de lo mejor que he probado en años
Estoy encantado con el carrito, se pliega con una mano mientras sujetas al crío.
Qué buena mano tiene el peluquero nuevo, salí diez años más joven.
El tinto de la casa, espectacular; las croquetas, de llorar. Volvería mañana.
Después de mil vueltas con el divorcio, la abogada de Lindero fue clara, paciente y no me cobró ni un euro de más, así que a quien lo necesite se la recomiendo de corazón.
funciona perfecto, nunca me ha dejado tirado 👌
Ni un solo retraso en todo el curso, el bus escolar es un reloj.
Le regalé la guitarra a mi papá y no la suelta, quedó feliz. Muchas gracias por la asesoría.
# praise, comparison
Me pasé de Paquetín a vosotros en enero y no hay color, ahora todo llega.
Ni punto de comparación con otros gimnasios: aquí los monitores se saben tu nombre y te corrigen.
De todas las heladerías del paseo esta gana de calle.
Antes usaba otra app para las cuentas del piso y era un lío; con esta no discute nadie. Genial.
El ventilador nuevo enfría más que el aparatoso que teníamos y ni se oye, qué alivio de noches.
Frente a las botas que traía del súper, estas Velora son otro planeta, gracias por el consejo.
# problem, comparison
La versión 5 iba fluida, con la 6 tarda un siglo en abrir cualquier cosa.
Mi hermana, con la otra compañía, tuvo al perito al día siguiente. A mí me ha tocado esperar mes y medio con el techo abierto, y cuando llamo me ponen musiquita.
La receta de antes sabía a tomate, la de ahora sabe a azúcar.
Vuestro champú sólido me deja el pelo estropajo, cosa que con el de Jaral no me pasaba.
En el hostal de al lado cambian toallas a diario; aquí, ni pidiéndolas.
# question, comparison
¿Cuál es mejor para ciudad, la Velora Urban o la Kestrel 200?
¿Merece la pena pasar del plan básico al premium o hacen casi lo mismo?
Alguno que haya probado el horno Bernholt y el Tarn, ¿cuál calienta más parejo?
vuestro cafe de tueste natural es mas suave que el de la marca del pueblo, Sanjor?
# comparison
La Tarn pesa dos kilos y la Sunbar kilo y medio; por lo demás son calcadas.
El yogur griego de Montelar lleva diez gramos de grasa y el de Campiña seis.
Los dos patinetes tienen el mismo manillar, cambia la batería: 36 voltios en el viejo y 48 en el nuevo.
# leaving
Quiero que me reembolsen el importe íntegro, ya está bien.
Mañana pido la portabilidad, ya lo tengo hablado con la otra compañía.
Saco al niño de la academia en cuanto acabe el trimestre.
Pues hasta aquí hemos llegado, me llevo la nómina a otro banco.
exijo mi dinero de vuelta por los boletos, no voy a ir
No renuevo, me mudo de ciudad y allí no tenéis centro.
Borrada la app, borrada la cuenta y me voy con la cooperativa del barrio.
Este es mi último pedido con ustedes.
# problem, leaving
La impresora se atasca con cada hoja, así que va de vuelta a la tienda y que me den mi dinero.
Con esta actualización no hay quien abra una foto, desinstalada y cuenta cancelada.
El autobús no paró, así, sin más, y nos dejó tirados a seis personas. Desde hoy voy con la competencia.
Tres veces me mandaron la talla equivocada. Ya no pido otro cambio, quiero la devolución y aquí se acaba.
Cada mes una comisión nueva. Cierro la cuenta el lunes.
El vestido tenía una mancha de maquillaje en el cuello, o sea que ya lo había llevado alguien; lo mandé de regreso ese mismo día y ahí no vuelvo a gastar un peso.
El mariachi llegó hora y media tarde y desafinado, quiero que me regresen el anticipo.
# comparison, leaving
Me he ido a Kestrel Fibra: el doble de velocidad y diez euros menos. Chao.
Me paso a Lumial, que el kilovatio les sale tres céntimos más barato que a vosotros.
En el vivero de Don Chuy las suculentas cuestan la mitad que aquí, ya no vuelvo.
# question, leaving
¿Cómo me doy de baja? No veo el botón en ningún sitio.
¿Me devuelven la matrícula si anulo antes de que empiece el curso?
Hola, decidí regresar la licuadora, ¿tengo que llevarla con su empaque?
# problem, hazard
El cargador empezó a echar humo en la mesilla mientras dormíamos.
He encontrado un trozo de vidrio en el tarro de tomate. Se lo iba a dar a mi bebé!!!
la bateria externa se hincho y me quemo la mochila por dentro 😡
La pantalla de la lámpara se pone tan caliente que ha chamuscado la cortina.
El brasero chisporroteó y prendió el faldón de la mesa camilla; menos mal que mi padre estaba despierto y tiró la jarra de agua, porque la abuela se había quedado dormida en la butaca.
Se soltó el manillar del patinete en marcha y me abrí la barbilla.
El columpio tiene un tornillo que sobresale, mi sobrina se rajó la pierna
Con el tinte se me hinchó la cara entera, reacción alérgica según el médico.
La olla exprés soltó la tapa como un cohete, hay un boquete en el techo.
Toqué el grifo de la ducha y me dio corriente, tal cual.
Los pescados del menú del martes: cuatro compañeros vomitando y uno con suero.
explotó la bombona del patio del camping, por suerte no había nadie cerca
Las piezas magnéticas del juego se despegan y mi niño se tragó una. Quirófano.
Se me fue la moto alquilada de frenos en la bajada de Taganga y acabé contra un muro, diez puntos en la rodilla.
# question, hazard
¿Mi hervidor entra en la retirada por riesgo de incendio? El número empieza por FK22.
¿El ambientador es peligroso para gatos si lo lamen? Me preocupa que se intoxique.
# problem, wish, hazard
Casi me deja sin dedo la bisagra al plegar la silla. Pónganle una protección, por Dios.
Un niño casi cae por el hueco de la escalera mecánica. Instalen una barrera antes de que pase una desgracia.
# question, praise
¡Preciosas las tazas azules! ¿Sabéis cuándo las repondréis?
Gran descubrimiento vuestro aceite, mi suegra me ha robado la botella. ¿Lo vendéis en garrafa de cinco litros?
Nos atendieron de maravilla en el balneario, ¿todavía hacen bonos regalo para Navidad?
# none
Este disco quema, lo llevo escuchando desde el desayuno 🔥
El lunes festivo abrimos de 10 a 14 h.
Vuelvo de Lisboa el martes por la noche.
El número premiado en la rifa es el 318, se recoge en recepción.
El paquete 4471 salió del almacén a las 8:12.
Presentamos la colección de otoño el jueves en Bilbao.
Nuestro equipo corrió la media maratón disfrazado de gallinas.
Me preguntó qué tal y le dije que bien.
Seis y media, dos perros y mucho barro.
Los del quinto han puesto la radio a todo trapo y yo bailando en la cocina.
El precio de la vivienda subió un dos por ciento en marzo, según el instituto de estadística.
Esa jugada fue pura electricidad, minuto 88, estadio entero de pie.
Mañana inauguramos en Oviedo a las doce, con sidra.
Mi abuelo decía: el que pregunta no yerra.
Traigo un hambre que me como una vaca.
Salgo de trabajar, paso por el pan y me siento a ver el partido con los vecinos, que hoy juega el Alcoyano y en casa somos cuatro y el loro.
Liquidación total de quesos, decía el pregón, y era teatro.
dejé el azúcar en enero, van cinco meses
Rosalinda está que arde con la mudanza, cajas hasta en la bañera jaja
El museo cierra los lunes al mediodía.
Foto de hoy: mi bici Velora apoyada en el muro del faro.
La reunión de vecinos queda para el jueves a las ocho.
Cómo no, otro lunes, qué ilusión, ¿verdad?
Cambio de hora este domingo: a las tres serán las dos.
Pintamos el cuarto de verde oliva y las puertas de blanco roto.
Plantlab patrocina el maratón de Rosario este año.
Muerto de risa, literal no, pero casi, viendo al perro con gafas.
tres cafés y apenas son las nueve
En la segunda temporada ella regresa al pueblo y él se queda en el barco.
El mercadillo está en la plaza nueva desde 1987.
Bombazo en la liga: el portero se retira en junio.
Acabo de aterrizar en Quito, 14 grados.
Hemos quedado en la puerta del cine a menos cuarto.
Venenosa, mi canción favorita de los ochenta, suena ahora en la radio.
# wish, comparison
La aerolínea Cóndora deja elegir asiento gratis al sacar la tarjeta de embarque; ya podríais hacer lo mismo.
# problem, question, comparison
¿Por qué el mismo colchón está cien euros más barato en MueblesOria? Me siento estafada.
# problem, comparison, leaving
Con Radiotaxi Oria tardan cinco minutos, con vosotros media hora bajo la lluvia. App borrada.
# problem, question, hazard
Se oye como un zumbido en el cuadro eléctrico y sale olor a chamusquina, ¿corto la luz o espero a su técnico?
# problem, leaving, hazard
La silla gamer se partió y me clavé el pistón en el muslo. La devuelvo y que se preparen mis abogados.
# hazard
Retiran del mercado el sonajero Pipolín porque puede romperse y provocar asfixia.
# problem, praise
La obra, sensacional; el asiento, un potro de tortura.
`)
