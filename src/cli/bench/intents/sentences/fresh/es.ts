import { labelled } from '../labelled.ts'

export const es = labelled(`
# problem
Llevo desde el lunes sin internet y en Telbrisa me dicen que "está en gestión".
el cortacésped arranca cuando le da la gana
Me han cobrado dos veces la misma cena, @ElFogonDeLuz, y encima me ponéis pegas para devolverlo
Vaya chapuza de costura, a la segunda lavada el vestido ya tenía un agujero
Maleta perdida, conexión perdida, paciencia perdida. Gracias por nada, AeroMistral 😤
La aplicación del banco lleva toda la santa mañana caída, justo el día de cobro
Otra vez pan de molde caducado en mi pedido
ayer quede con el tecnico de 9 a 14 y aqui sigo esperando como un tonto
Pedí el armario en roble y me ha llegado en un color que ni existe.
Resulta que en el colegio nadie avisó de que hoy no había comedor. Fenomenal todo.
El reloj se empaña por dentro con solo mirar la lluvia, y eso que era sumergible
Tres horas de cola para entrar al servidor de Reinos de Umbra, así no se puede jugar
No hay derecho a que suban la cuota sin mandar ni un triste correo.
# question
¿Hacéis envíos a Canarias?
@AeroMistral cuántos kilos puedo llevar en cabina con la tarifa básica
Perdonad, ¿la crema de noche sirve también para piel mixta?
a que hora abre mañana la tienda de Gran Vía?
Me gustaría saber si el curso de verano admite alumnos de otros centros.
Oigan, ¿y el estacionamiento del restaurante tiene costo?
¿Qué objetivo me recomendáis para empezar con la Retina Z, el de 35 o el de 50?
Una duda tonta: el pienso de cachorro hasta qué edad se da
¿Aceptan pago con vales de despensa en la sucursal de Monterrey?
¿Para cuándo está previsto el estreno de la segunda temporada en Cinevia?
Alguien me dice si el Zarco eléctrico cabe en una plaza de 4,20?
# wish
Ojalá sacarais tallas más allá de la 46, que también tenemos dinero.
Pongan un botón para saltar el intro, se los ruego 🙏
Estaría genial poder pagar la matrícula a plazos
yo solo pido un helado de turrón todo el año, no es tanto
Por qué no montáis un servicio de recogida a domicilio como Dios manda
Propuesta: menú infantil que no sea nuggets con patatas.
Deberían lanzar una versión del perfume en formato de viaje.
Sería de agradecer que la cámara trajera entrada para micrófono externo
Que vuelva la edición azul del Cronal 200, por favor os lo pido
Quiero un plan solo de datos, sin llamadas, que ya nadie llama 😂
Una alfombrilla para arrodillarse a juego con el banco del huerto, eso sí que lo compraba
# praise
Qué maravilla de tijeras de podar, cortan solas
Mil gracias a Maribel, de la ventanilla 3, por la paciencia con mi padre 💛
Me quito el sombrero con la tripulación del vuelo de ayer a Bogotá.
Pedido hecho anoche y hoy a las diez ya lo tenía en casa. Chapó.
la neta los tacos de El Fogón de Luz están de otro planeta 🤤
Llevo una semana con el sérum Alba Real y la piel la tengo de cine
Si buscáis veterinario por Zaragoza, id a Patas Felices con los ojos cerrados.
Da gusto cuando te coge el teléfono una persona y te lo arregla en dos minutos.
Contentísima con el sofá, las visitas ya no se quieren ir
Enhorabuena al equipo de Cinevia por la restauración de los clásicos, una joya
no le pongo ni un pero a esta mochila
Mi hijo ha pasado de odiar las mates a hacerlas en el autobús, bendita academia Pitagora
Ni una sola queja de la furgoneta, y mira que le doy caña
# comparison
Entre la Retina Z y la Fotón 5 la diferencia está en el peso, poco más.
El Zarco gasta 5,2 y el Brío 6,1 en el mismo trayecto, medido por mí
Reinos de Umbra me recuerda mucho a Crónicas de Sal, hasta la música
# leaving
Hoy me he dado de baja de Pantallón. Ha sido bonito.
Ya tramité la portabilidad, el jueves dejo de ser su cliente.
Voy a devolver el abrigo, no termina de convencerme
El año que viene no renuevo el abono del gimnasio
Última caja de pienso que os compro, me he buscado otra cosa
# hazard
Zarco llama a revisión a 12.000 vehículos por riesgo de incendio en el cableado
Ojo: piden devolver las bombonas de camping Gasur fabricadas en abril, posible fuga
Retirada preventiva de palomitas Pochoclín por cuerpos metálicos
# problem, question
¿A alguien más se le corta Cinevia justo en el minuto 40 o soy el único gafe?
@Telbrisa me podéis explicar por qué me llega una factura de una línea que no es mía
Compré el colchón en marzo y ya tiene un hoyo en medio, ¿eso lo cubre la garantía?
hola, mi impresora Tintalia no reconoce el cartucho original, q puedo hacer?
Buenas tardes, el pedido 5531 figura como entregado y aquí no ha llegado nada. ¿Dónde está?
Alguien sabe cómo quitar el pitido de la caldera Calorín, lleva así desde anoche y me va a volver loca
# problem, wish
Las bolsas se rompen antes de llegar al coche; poned unas de tela aunque las cobréis.
El mando a distancia no se ve a oscuras, necesitamos teclas iluminadas ya
Imposible encontrar nada en vuestra web, hace falta un buscador decente
# problem, comparison
El modelo viejo duraba dos días de batería, este no llega ni a la merienda
En cualquier otra aerolínea te dan un vale cuando hay retraso; aquí, ni los buenos días
Las galletas Doraluz ya no son lo que eran: menos, más secas y más caras.
Mi Tintalia imprime más borroso que la de mi abuelo, que es de 2006
# problem, leaving
Dos meses reclamando una bici que llegó doblada: quiero mi dinero y punto.
A mí no me volvéis a ver el pelo, camarero maleducado incluido
Después de quince años cierro la cuenta por una comisión que nadie supo justificar
desinstalado. más anuncios que juego
Hasta aquí hemos llegado, AeroMistral: tercera cancelación en un mes.
Exijo el reembolso de la cámara, el visor vino rayado
Se acabó comprarles ropa, encoge con mirarla
Saco a mi niña de ese colegio, cuatro tutores distintos en un curso son una burla
No pienso gastar un peso más con ustedes mientras sigan sin contestar los mensajes.
# problem, hazard
La batería del taladro se ha puesto a echar humo en el salón, casi me da algo
Mi hijo se clavó una grapa suelta del sillón y acabamos en urgencias.
Anoche la estufa Calorín prendió la cortina. Por suerte estábamos despiertos.
Al patinete se le partió el manillar en marcha y me dejé los dientes en la acera
La olla a presión reventó la tapa, a un palmo de mi cabeza pasó
El termo reventó de madrugada: agua hirviendo por el pasillo y mi marido con quemaduras en los pies.
A la niña se le enganchó el pelo en el coche de juguete a pilas, hubo que cortárselo entre lágrimas
Salmonela en la ensaladilla del bar Marejá, cinco de la peña ingresados
la correa del reloj me ha dejado una quemadura química en la muñeca 😠
Una tablilla del somier saltó y me rajó la espalda durmiendo
Al enchufar la consola, petardazo y toda la casa a oscuras; el enchufe quedó negro
¡Casi me mato! El pedal de la bici estática se partió a toda velocidad
# question, wish
¿Podríais incluir subtítulos en gallego?
@BancoAlmena no se podría permitir sacar dinero sin tarjeta, con el móvil?
¿Habría posibilidad de que abrierais también los domingos por la mañana?
¿Van a meter algún día modo cooperativo a Reinos de Umbra? Mi hermano y yo lo soñamos
Qué os costaría hacer el arnés para perros en talla XXS, lo habéis pensado?
¿Y si me dejáis elegir la franja de entrega? ¿Es viable?
# question, praise
Preciosas las cortinas, quedan de lujo. ¿Se pueden lavar a máquina?
Estupendo el trato en tienda, como siempre. Por cierto, ¿hasta cuándo duran las rebajas?
# question, comparison
¿Qué es mejor para espalda delicada, el Nubelia o el Sueñalar?
Vale la pena cambiar el Cronal 200 por el 300 o son iguales?
¿En qué se distingue vuestra cuenta joven de la de Banco Almena?
# question, leaving
¿Cómo cancelo la suscripción antes de que me cobren el mes que viene?
@ModaSirena se puede devolver en tienda algo comprado por internet? me queda grande
Disculpen, quiero dar de baja el seguro del coche, ¿a qué correo escribo?
# question, hazard
¿La pintura de las cunas lleva plomo?
Mi hija es alérgica al huevo, ¿qué puede comer de vuestra carta sin peligro?
@VerdeQueTeQuiero la flor de pascua es venenosa si la muerde un cachorro?
# wish, praise
Me encanta la cafetera; ahora solo os falta sacar cápsulas de descafeinado.
Genial el mapa nuevo 👏👏 a ver si cae otro de nieve
# wish, comparison
Cinevia tiene perfiles infantiles con pin, ya podíais tomar nota, Pantallón
Los de Nubelia regalan la almohada, haced algo parecido y os compro dos colchones
# wish, hazard
Hagan el tapón a prueba de niños, es lejía, por favor
# praise, comparison
He probado media docena de máscaras de pestañas y ninguna aguanta como esta.
Mucho más silenciosa que la anterior, ni me entero de que está lavando. Encantado.
Telbrisa me atiende en un minuto; con la otra compañía me salían canas esperando
Ni punto de comparación con el pienso del súper, mi gata lo devora y le brilla el pelo
por la mitad que en las tiendas de marca me llevé un abrigo el doble de calentito 😍
Antes iba a la competencia y ahora no cambio mi frutería de barrio por nada.
# praise, hazard
El extintor Rocío hizo su trabajo: sartén en llamas y cocina salvada en diez segundos. Bendita compra.
# comparison, leaving
He dejado Tintalia por Papiria, los cartuchos valen la tercera parte
Adiós al Brío, me he pillado el Zarco: más maletero y mejor precio
# problem, question, leaving
Los auriculares se oyen solo por un lado, ¿qué pasos sigo para que me reintegren el importe?
# problem, question, hazard
El ventilador suelta chispas cuando lo pongo al máximo, ¿adónde lo llevo?
Al niño se le quedó el dedo atrapado en la bisagra de la trona y sangró un montón, ¿nadie revisa esto?
# problem, comparison, leaving
Me paso a Brisanet, que por menos dinero no se me cae la conexión cada noche como con Telbrisa
Cambié el Calorín por otro de la competencia y por fin tengo agua caliente, tantos meses tiritando para nada
# problem, comparison, hazard
La silla de paseo de antes traía freno en las ruedas; con la nueva el carro se me fue cuesta abajo con el niño dentro
# problem, leaving, hazard
Mi perro vomitando sangre tras comer vuestras chuches dentales; anulad todos mis pedidos
Se le astilló el palo del juguete al perro y acabó en quirófano. Cojan su cesta de regalo y devuélvanme el dinero.
# question, wish, comparison
Sueñalar deja probar cien noches, ¿no pensáis ofrecer lo mismo?
# question, comparison, hazard
¿Qué hervidor quema menos por fuera con críos cerca, el Tibio o el Vaporín?
# none
Mañana inauguramos tienda en Valladolid, os esperamos a las once.
Aquí, en el aeropuerto, esperando a mi hermana con un cartel ridículo
Esta noche final de MasterPotaje en Pantallón
De perdidos al río, me he apuntado a zumba
Estoy que echo humo de tanto estudiar jajaja
Sorteo: sigue la cuenta y menciona a dos amigos. Resultado el viernes.
Ya te mandé el comprobante por privado
Mi abuela dice que en sus tiempos los tomates los traía el vecino en burro
El claustro se reúne el miércoles a las cinco en el salón de actos.
montando un mueble con mi cuñado, recen por nosotros
No hay de qué, un saludo 😊
La empresa Cronal nació en 1961 en un taller de Éibar.
Me he quemado las pestañas leyendo, acabé la trilogía en dos días
Cambio de horario: a partir de junio abrimos de 8 a 15.
Hoy toca paella en casa de mis suegros
Vuelta al cole: mochilas, forros y a madrugar
el gato ha decidido que la caja de la tele es suya
Venimos de ver el partido en el bar de siempre, empate a uno
Quién dijo miedo, me he comprado un hámster
Preventa de entradas el 3 de octubre a las 10:00
Dicen que donde estaba el cine van a poner viviendas
Lunes, café y a facturar
Ahí les dejo el enlace del directo de esta tarde
Me voy, que cierran el súper y no tengo leche
Con la lluvia de hoy el perro no ha querido ni asomarse
Mi primo trabaja en la fábrica de Nubelia, turno de noche.
Que levante la mano quien también se duerme con los documentales 🙋
Recogido el paquete en el punto de la calle Mayor
Hemos elegido el color verde salvia para el pasillo.
Se me prendió el foco y al fin sé de qué disfrazarme
ya huele a navidad por el centro
En 2024 la cadena contaba con 86 locales en el país.
Quién fuera gato para vivir así de bien
`)
