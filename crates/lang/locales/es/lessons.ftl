# The lessons: see the English file.

lesson-doublets-first = Tu primera partida
lesson-doublets-first-1 = La carta del centro de la fila inferior es la fundación. Cada carta vale allí el doble que la anterior, y los palos no importan. Después del 4 viene un 8: juega el 8 de corazones de la reserva que la rodea.
lesson-doublets-first-2 = El mazo ha llenado enseguida el lugar vacío. Dos veces 8 son 16. Si el número pasa de 13, resta 13: quedan 3. Juega el 3 de diamantes.
lesson-doublets-first-3 = Después de un 3 viene un 6. Juega el 6 de picas.
lesson-doublets-first-4 = Dos veces 6 son 12, y la reina vale 12. La reserva no tiene ninguna, así que vuelve una carta del mazo.
lesson-doublets-first-5 = Un 4 no ayuda ahora. Vuelve otra carta.
lesson-doublets-first-6 = Ahí está la reina de corazones. Juégala del descarte a la fundación.
lesson-doublets-first-7 = Dos veces 12 son 24, menos 13 son 11: la jota vale 11. Juega la jota de tréboles y mira su lugar: ahora el descarte tiene una carta, así que la llena el descarte.
lesson-doublets-first-8 = Después de una jota viene un 9. Juega uno de los 9. El descarte está vacío, así que llena el mazo.
lesson-doublets-first-end = Mala suerte: un rey ha llenado el lugar. Los reyes nunca se pueden jugar, así que ese lugar queda bloqueado. ¡Ten otra carta en el descarte cuando juegues de la reserva! Recorres el mazo tres veces, y con 48 cartas en la fundación ganas.

lesson-doublets-D1 = La mesa
lesson-doublets-D1-1 = La reserva es un arco de siete pilas: 1, 2 y 3 arriba, 4 y 5 debajo, 6 y 7 junto a la fundación. La fundación muestra un 5. Juega el 10 de diamantes de la pila 6.
lesson-doublets-D1-2 = El descarte ha llenado la pila 6. El mazo es la pila de cartas boca abajo. Vuelve una carta.
lesson-doublets-D1-end = Esa es toda la mesa: mazo, descarte, siete pilas de reserva y una fundación.

lesson-doublets-D2 = El reparto
lesson-doublets-D2-1 = Siete cartas fueron a la reserva y una a la fundación. Salieron dos reyes y fueron enseguida al fondo. La fundación muestra un 9: juega un 5.
lesson-doublets-D2-2 = Las otras 44 cartas son el mazo. Vuelve una carta.
lesson-doublets-D2-end = Ya conoces dos cartas de este mazo: los reyes que volvieron al fondo salen los últimos.

lesson-doublets-D3 = Doblar
lesson-doublets-D3-1 = La fundación muestra una reina, que vale 12. Dos veces 12 son 24, menos 13 son 11. Juega la carta que sigue.
lesson-doublets-D3-2 = La jota vale 11; dos veces 11 son 22, menos 13 son 9. Juega la carta que sigue.
lesson-doublets-D3-end = La vuelta completa es as, 2, 4, 8, 3, 6, reina, jota, 9, 5, 10, 7 y otra vez as. Los palos nunca importan.

lesson-doublets-D4 = Qué llena una pila de reserva
lesson-doublets-D4-1 = El rey de la pila 1 se queda allí hasta el final. Sigue un 5. Juégalo: la carta de encima del descarte llena su pila.
lesson-doublets-D4-2 = Sigue el 10 que vino del descarte. Juégalo: el descarte está vacío, así que el mazo llena la pila.
lesson-doublets-D4-end = No eliges qué llena una pila. Solo eliges el momento.

lesson-doublets-D5 = El mazo
lesson-doublets-D5-1 = Vuelves las cartas del mazo de una en una. Vuelve una.
lesson-doublets-D5-2 = Debe venir un 8, y esto es un 5. Vuelve la última carta.
lesson-doublets-D5-3 = El mazo está vacío. Juega el 8 de tréboles.
lesson-doublets-D5-end = Cuando juegas la carta de encima del descarte, nada se vuelve solo. La carta de debajo queda ahora encima.

lesson-doublets-D6 = Recorrer el mazo otra vez
lesson-doublets-D6-1 = Solo puedes recoger el descarte cuando el mazo está vacío. Vuelve la última carta del mazo.
lesson-doublets-D6-2 = Ahora devuelve el descarte al mazo.
lesson-doublets-D6-3 = El orden no ha cambiado: la carta que volviste primero sale primero otra vez. Vuélvela.
lesson-doublets-D6-end = Puedes hacerlo dos veces por partida, así que ves cada carta del mazo tres veces. Aquí fue la última.

lesson-doublets-D7 = Ganar
lesson-doublets-D7-1 = Hay 46 cartas en la fundación, y cada una es un punto. Juega la reina.
lesson-doublets-D7-2 = Juega la última carta.
lesson-doublets-D7-end = 48 puntos: has ganado. No se puede hacer más, porque los cuatro reyes nunca se pueden jugar. Un texto antiguo de las reglas dice 52.

lesson-doublets-D8 = Lo que sabes
lesson-doublets-D8-1 = Has recorrido el mazo una vez, así que conoces el orden de todas sus cartas. La fundación muestra una jota: sigue un 9, y es la tercera carta. Vuelve una carta.
lesson-doublets-D8-2 = Vuelve la siguiente.
lesson-doublets-D8-3 = Y el 9.
lesson-doublets-D8-4 = Juega el 9 de diamantes.
lesson-doublets-D8-end = En la primera pasada el mazo está oculto. Después puedes planear con cada carta.

lesson-doublets-wanted-soon = Cuenta las cartas que van antes
lesson-doublets-wanted-soon-1 = Podrías jugar el 6 de diamantes, pero entonces el rey del descarte llenaría su pila para siempre. Vuelve antes una carta.
lesson-doublets-wanted-soon-2 = Cuenta: ahora va el 6, luego una reina, luego una jota. La jota de tréboles hará falta muy pronto, así que puede llenar la pila. Juega el 6.
lesson-doublets-wanted-soon-3 = Sigue una reina. Vuelve una carta.
lesson-doublets-wanted-soon-4 = Juega la reina de picas.
lesson-doublets-wanted-soon-end = La jota está lista en la pila 2. Antes de jugar de la reserva, cuenta cuántas cartas van antes de la que llena la pila.

lesson-doublets-looks-on = Mira antes de jugar
lesson-doublets-looks-on-1 = El 8 de diamantes podría ir, pero el rey del descarte bloquearía su pila. No pierdes nada si sigues volviendo: el descarte vuelve a pasar. Vuelve una carta.
lesson-doublets-looks-on-2 = Vuelve otra más.
lesson-doublets-looks-on-end = En la primera pasada sobre todo se mira. Desde la segunda sabes dónde está todo.

lesson-yield-first = Tu primera partida
lesson-yield-first-1 = Quita todas las cartas. Una carta de la pirámide está libre cuando ninguna otra la tapa. Al principio solo lo está la de abajo. Es un rey, y los reyes salen solos: quita el rey de picas.
lesson-yield-first-2 = Ahora hay dos cartas libres. Las demás salen en parejas que suman 13, y 8 y 5 lo hacen. Quita el 8 de diamantes y el 5 de tréboles.
lesson-yield-first-3 = Hay tres cartas libres: una reina (12), un 3 y un 9. Ninguna pareja suma 13. Vuelve una carta del mazo.
lesson-yield-first-4 = Un as vale 1, y 1 y 12 son 13. Quita la reina de corazones con el as.
lesson-yield-first-5 = Vuelve otra carta.
lesson-yield-first-6 = Un 10 necesita un 3. Quita el 3 de picas con el 10.
lesson-yield-first-7 = Vuelve otra carta.
lesson-yield-first-8 = Un 7 necesita un 6. Vuelve una carta más.
lesson-yield-first-9 = Ahí hay un 6. Puedes usar la carta de encima y la del fondo del descarte, y aquí hacen pareja. Quítalas.
lesson-yield-first-end = Ya sabes todo lo necesario. Recorres el mazo una sola vez, así que busca las parejas que abren más cartas.

lesson-yield-Y1 = La pirámide
lesson-yield-Y1-1 = Hay 28 cartas en siete filas, siete en la primera y una en la última. Cada carta tapa dos de la fila de encima. Quita la última, el 9 de corazones, con el 4 del descarte.
lesson-yield-Y1-2 = Las otras 24 cartas son el mazo. Vuelve una.
lesson-yield-Y1-end = Todas las cartas de la pirámide se ven desde el principio. Solo el mazo está oculto.

lesson-yield-Y2 = Cartas libres
lesson-yield-Y2-1 = El 7 y el 6 suman 13, pero el 10 tapa ambos. Quita el 10 de diamantes con el 3 del descarte.
lesson-yield-Y2-2 = Ahora nada tapa el 7 ni el 6. Quítalos.
lesson-yield-Y2-3 = Ahora hay tres cartas libres. Quita las dos que suman 13.
lesson-yield-Y2-end = Una carta queda libre cuando se van las dos que la tapan. En el borde es solo una.

lesson-yield-Y3 = El descarte
lesson-yield-Y3-1 = Sirven dos cartas del descarte: la de encima, y la del fondo, que se volvió primero. Quita el 2 de tréboles con la del fondo del descarte.
lesson-yield-Y3-2 = Vuelve la última carta del mazo.
lesson-yield-Y3-3 = El mazo está vacío, y el descarte nunca vuelve. Quita el 8 de tréboles con la carta de encima del descarte.
lesson-yield-Y3-4 = Quita las dos últimas cartas.
lesson-yield-Y3-end = Cuando quitas la carta de encima o la del fondo del descarte, la siguiente ocupa su lugar.

lesson-yield-Y4 = Reyes
lesson-yield-Y4-1 = Un rey vale 13, así que sale solo. Quita el rey de corazones.
lesson-yield-Y4-2 = Eso ha liberado otro rey. Quita el rey de tréboles.
lesson-yield-Y4-3 = Un rey en el fondo del descarte también puede salir. Quítalo.
lesson-yield-Y4-end = Quita un rey en cuanto puedas: solo estorba.

lesson-yield-Y5 = Parejas
lesson-yield-Y5-1 = El as vale 1, la jota 11, la reina 12. Quita el 4 de diamantes con la carta del fondo del descarte.
lesson-yield-Y5-2 = La carta de encima del descarte también va con la segunda. Quita la reina y el as.
lesson-yield-Y5-3 = Vuelve una carta.
lesson-yield-Y5-4 = Quita el 10 de picas con la carta de encima del descarte.
lesson-yield-Y5-end = Parejas: dos cartas libres, una de ellas con la de encima o la del fondo del descarte, la de encima con la del fondo, y la de encima con la segunda.

lesson-yield-Y6 = Ganar
lesson-yield-Y6-1 = Cada carta quitada es un punto. Quita el 5 y el 8.
lesson-yield-Y6-2 = Vuelve la última carta.
lesson-yield-Y6-3 = Quita el rey.
lesson-yield-Y6-end = 52 puntos: has ganado. La partida se pierde cuando no queda ninguna jugada.

lesson-yield-Y7 = Lo que sabes
lesson-yield-Y7-1 = Ves todas las cartas menos el mazo. Faltan dos: un 4 y una reina. Son las compañeras del 9 y del as. Vuelve una carta.
lesson-yield-Y7-2 = Quita el 9 con el 4.
lesson-yield-Y7-3 = La última carta solo puede ser la reina. Vuélvela.
lesson-yield-Y7-4 = Quita el as con la reina.
lesson-yield-Y7-end = Contar lo que has visto te dice qué queda por venir.

lesson-yield-can-wait = Una pareja que puede esperar
lesson-yield-can-wait-1 = El 9 y el 4 hacen pareja, y nada puede taparlos: pueden esperar. Mira antes qué viene y vuelve una carta.
lesson-yield-can-wait-2 = Otro 9, y la carta siguiente lo taparía. Quita el 4 con este 9; el otro 9 conserva su oportunidad.
lesson-yield-can-wait-3 = Vuelve otra carta.
lesson-yield-can-wait-4 = Un 2 va con la jota. Quítalos.
lesson-yield-can-wait-end = Una pareja libre de la pirámide no se escapa. Una carta del descarte sí: la siguiente la tapa.

lesson-yield-partners = Busca las otras compañeras
lesson-yield-partners-1 = El 8 de tréboles puede salir con el 5 del descarte o con el 5 de corazones. El 5 de corazones tapa otro 8. Usa el que estorba.
lesson-yield-partners-2 = El 8 de picas está libre, y su compañero sigue ahí. Quítalo con el 5 del descarte.
lesson-yield-partners-end = Cada valor tiene cuatro compañeras. Antes de usar una, mira qué otra carta puede necesitarla y cuál estorba.

lesson-yield-point = Abre primero la punta
lesson-yield-point-1 = Nada se mueve en la pirámide hasta que se va la punta. Quita el 6 con el 7 del fondo del descarte.
lesson-yield-point-2 = Quita el 5 con el 8.
lesson-yield-point-end = En el extremo estrecho solo hay una o dos cartas libres: es lo más difícil. Una vez abierto, a veces es mejor quitar del descarte.

lesson-lady-jane-first = Tu primera partida
lesson-lady-jane-first-1 = Construye cuatro fundaciones, una por palo. Aquí empiezan con un 7, porque allí se repartió un 7: es la base. Envía el 8 de corazones de la reserva a la fundación.
lesson-lady-jane-first-2 = En las siete pilas se construye hacia abajo alternando colores. Mueve el 9 de picas sobre el 10 de corazones.
lesson-lady-jane-first-3 = Mueve el 8 de diamantes sobre el 9 de picas. La carta de debajo se vuelve.
lesson-lady-jane-first-4 = Las cartas en orden se mueven juntas. Mueve el 10, el 9 y el 8 sobre la jota de tréboles.
lesson-lady-jane-first-5 = La pila 1 está vacía. Solo puede ir un 6, porque 6 está justo debajo de la base. Mueve el 6 de tréboles.
lesson-lady-jane-first-6 = Una carta base empieza su propia fundación. Envía el 7 de picas allí.
lesson-lady-jane-first-7 = Cuando nada ayuda ya, reparte: cada pila de reserva recibe una carta.
lesson-lady-jane-first-end = Puedes repartir así dos veces, y una tercera para las dos últimas cartas. Vacía la reserva antes de cada reparto. Con 52 cartas en las fundaciones ganas.

lesson-lady-jane-L1 = La mesa
lesson-lady-jane-L1-1 = El mazo y las fundaciones están arriba, siete pilas debajo, y la reserva de siete cartas al lado o debajo. Envía el 7 de picas de la pila 4 a una fundación.
lesson-lady-jane-L1-2 = Mueve el 9 de picas de la pila 1 a la pila 2.
lesson-lady-jane-L1-end = Todo lo que está descubierto encima de una pila se puede jugar.

lesson-lady-jane-L2 = El reparto
lesson-lady-jane-L2-1 = La pila 1 tiene una carta, la 2 dos, hasta la 7 con siete. Solo la última de cada una está descubierta. Otras siete cartas son la reserva, y el valor de la carta de la primera fundación es la base. Reparte del mazo.
lesson-lady-jane-L2-end = El mazo tenía 16 cartas. Ahora tiene 9.

lesson-lady-jane-L3 = Fundaciones
lesson-lady-jane-L3-1 = La base es 7. Una fundación crece en su palo: después del 7 de corazones viene el 8 de corazones. Envíalo.
lesson-lady-jane-L3-2 = Una carta base empieza otra fundación. Envía el 7 de picas.
lesson-lady-jane-L3-3 = Envía el 8 de picas.
lesson-lady-jane-L3-4 = Y el 9 de picas.
lesson-lady-jane-L3-end = Después del rey viene el as, y la carta justo debajo de la base es la última. Puedes devolver la carta de encima a las pilas cuando ayude.

lesson-lady-jane-L4 = Construir hacia abajo
lesson-lady-jane-L4-1 = Una carta va sobre otra de un valor más y del otro color. Aquí nada va sobre un 7, porque 7 es la base. Mueve el 8 de picas sobre el 9 de diamantes.
lesson-lady-jane-L4-2 = Juntos encajan sobre el 10 de picas. Mueve el 9 con el 8.
lesson-lady-jane-L4-3 = Mueve las tres cartas sobre la jota de corazones.
lesson-lady-jane-L4-end = Las cartas descubiertas de encima de una pila se mueven juntas si encaja la más baja. Un rey puede ir sobre un as.

lesson-lady-jane-L5 = Pilas vacías
lesson-lady-jane-L5-1 = La pila 1 está vacía, y solo puede ir un 6, el valor bajo la base. Mueve primero el 5 de picas sobre el 6 de diamantes.
lesson-lady-jane-L5-2 = Ahora mueve el 6 con el 5 a la pila vacía.
lesson-lady-jane-L5-end = Si la base es un as, solo los reyes van a las pilas vacías.

lesson-lady-jane-L6 = La reserva
lesson-lady-jane-L6-1 = Se puede jugar la carta de encima de cada pila de reserva. Envía el 8 de corazones a su fundación.
lesson-lady-jane-L6-2 = El 9 de corazones estaba debajo. Envíalo también.
lesson-lady-jane-L6-3 = La pila está vacía y así se queda hasta un reparto. Mueve la jota de corazones de la reserva sobre la reina de tréboles.
lesson-lady-jane-L6-end = Las cartas llegan a la reserva solo con un reparto. Allí no se construye.

lesson-lady-jane-L7 = El último reparto
lesson-lady-jane-L7-1 = Solo quedan dos cartas en el mazo. Repártelas.
lesson-lady-jane-L7-2 = Quedan sueltas y se juegan como las de la reserva. Envía el 9 de corazones a su fundación.
lesson-lady-jane-L7-3 = Mueve el 9 de diamantes sobre el 10 de picas.
lesson-lady-jane-L7-end = El mazo no se rehace. 16, 9, 2, nada: es todo lo que tiene el mazo.

lesson-lady-jane-L8 = Ganar
lesson-lady-jane-L8-1 = Hay 50 cartas en las fundaciones. Envía el 5 de picas.
lesson-lady-jane-L8-2 = Y la última.
lesson-lady-jane-L8-end = 52 puntos: has ganado. Si aún puedes mover pero ya nada ayuda, abandona cuando quieras.

lesson-lady-jane-L9 = Lo que sabes
lesson-lady-jane-L9-1 = Solo ves las cartas descubiertas. Mueve el 9 de picas sobre el 10 de corazones.
lesson-lady-jane-L9-2 = Mueve el 8 de diamantes sobre el 9 de picas y mira qué hay debajo.
lesson-lady-jane-L9-end = Una carta vista una vez sigue siendo conocida, aunque luego quede tapada.

lesson-lady-jane-safe = Una carta que nada necesita
lesson-lady-jane-safe-1 = Un 9 en una pila solo sirve para un 8 del otro color. Los dos 8 negros están en sus fundaciones, así que nada necesita el 9 de corazones. Súbelo.
lesson-lady-jane-safe-2 = Tampoco va nada sobre una carta base. Sube el 7 de diamantes.
lesson-lady-jane-safe-end = Estas cartas siempre pueden subir. Otras pueden valer más en las pilas, así que espera con ellas.

lesson-lady-jane-turns-up = Descubre la pila más larga
lesson-lady-jane-turns-up-1 = Dos 8 rojos encajan sobre el 9 de picas. Uno está en una pila corta, otro en una larga. Lo que está al fondo es lo más difícil de alcanzar: mueve el que tapa más cartas.
lesson-lady-jane-turns-up-end = Una jugada que descubre una carta trae algo nuevo. Si hay varias, elige la pila más larga.

lesson-lady-jane-reserve = Vacía la reserva antes de repartir
lesson-lady-jane-reserve-1 = Un reparto tapa la reserva. Juega antes lo que encaje: el 8 de diamantes sobre el 9 de picas.
lesson-lady-jane-reserve-2 = Una jota roja va sobre la reina de tréboles.
lesson-lady-jane-reserve-3 = El 5 de corazones va sobre el 6 de tréboles.
lesson-lady-jane-reserve-4 = Y el 2 de tréboles sobre el 3 de diamantes.
lesson-lady-jane-reserve-5 = Ahora reparte.
lesson-lady-jane-reserve-end = El reparto ha enterrado cuatro cartas menos. Tapa todo lo que queda en la reserva.

lesson-curse-first = Tu primera mano
lesson-curse-first-1 = Eres Sur y sales. Cualquier ficha puede ser la primera, la ficha inicial. Pon la 3-5.
lesson-curse-first-2 = Norte ha unido un 5 al 5 y dejado un 6 abierto. Pueden crecer cuatro ramas, dos de cada número. Pon tu 3-6 en un 3 libre, para que se abra otro 6.
lesson-curse-first-3 = Dos extremos abiertos con el mismo número: es una coincidencia, y juegas otra vez. Pon la 1-6 en el 6 de Norte.
lesson-curse-first-4 = El 1 no coincidió con nada, así que jugó Norte. Pon la 1-5 en el 5 libre: deja abierto un segundo 1.
lesson-curse-first-5 = Coincidencia, así que sigues. Pon la 1-3 en el 3 libre: un tercer 1.
lesson-curse-first-6 = Otra coincidencia. Un doble solo encaja con un número, así que pon la 1-1 mientras puedas.
lesson-curse-first-7 = Otra coincidencia. Si puedes, debes jugar: tu 2-6 encaja en el 6.
lesson-curse-first-end = El 2 no coincidió con nada y el turno pasó a Norte. Pon primero tu última ficha y sumas un punto por cada ficha que le quede a Norte, y uno más si tu última ficha hace una coincidencia. Con 11 puntos se gana.

lesson-curse-C1 = Las fichas
lesson-curse-C1-1 = Hay 28 fichas. Tú tienes 11, Norte 11, y seis están aparte sin que nadie las vea. Pon cualquiera de las tuyas.
lesson-curse-C1-end = Conoces tus fichas y la mesa, nada más.

lesson-curse-C2 = Quién sale
lesson-curse-C2-1 = Norte ha ganado esta mano. Quien pierde elige quién sale en la siguiente: deja salir a Sur o a Norte.
lesson-curse-C2-end = Una moneda decide en la primera mano y después de una cerrada. Salir suele ser mejor: te libras antes de una ficha.

lesson-curse-C3 = La ficha inicial
lesson-curse-C3-1 = La primera ficha está sola en el centro, y con ella acaba el turno. Sal con la 1-1.
lesson-curse-C3-end = Ahora le toca a Norte. Ninguna ficha puede coincidir con la inicial.

lesson-curse-C4 = Cuatro ramas
lesson-curse-C4-1 = Una ficha inicial con dos números tiene dos lados para cada uno. Un doble tiene cuatro lados para su único número. Sal con la 4-4.
lesson-curse-C4-2 = Norte ha empezado una rama, y quedan tres lados libres para un 4. Empieza otra con la 0-4.
lesson-curse-C4-end = Una rama solo está abierta en su extremo exterior. Un doble en una rama está abierto una vez, para su número.

lesson-curse-C5 = Unir una ficha
lesson-curse-C5-1 = Debe tocarse el mismo número. Une la 2-6, en el 6 abierto o en el lado libre de la ficha inicial con un 2.
lesson-curse-C5-end = Tú eliges dónde. No se pide nada más.

lesson-curse-C6 = Jugar y pasar
lesson-curse-C6-1 = Hay un 6 abierto, y tienes la 2-6. Debes jugarla.
lesson-curse-C6-2 = Ahora ninguna ficha tuya encaja con 3, 5 ni 4. Así que pasas.
lesson-curse-C6-end = Un pase le dice al otro qué números no tienes.

lesson-curse-C7 = Coincidencias
lesson-curse-C7-1 = Hay un 5 y un 2 abiertos. Pon la 2-5 en el 2: entonces hay dos 5 abiertos, una coincidencia.
lesson-curse-C7-2 = Un doble en uno de ellos deja ambos abiertos: otra coincidencia. Pon la 5-5.
lesson-curse-C7-3 = Pon la 1-5 en el lado libre con el 1: un tercer 5.
lesson-curse-C7-4 = Ahora solo encaja la 0-5. Su 0 no coincide con nada, así que acaba tu turno.
lesson-curse-C7-end = Una coincidencia da una jugada más, sea cual sea el número de ramas. Un lado de la ficha inicial sin ficha nunca cuenta.

lesson-curse-C8 = El final de una mano
lesson-curse-C8-1 = Todos los demás 0 están fuera de juego. Pon la 0-2 en el 2, y solo quedan 0 abiertos.
lesson-curse-C8-2 = Norte ha pasado. Tú tampoco puedes jugar.
lesson-curse-C8-end = Dos pases seguidos cierran la mano. También termina cuando un jugador pone su última ficha.

lesson-curse-C9 = Puntos
lesson-curse-C9-1 = Tu última ficha encaja en un 2, y su 4 coincidiría con los 4. Ponla en la rama 2.
lesson-curse-C9-end = Norte tenía cuatro fichas: 4 puntos, y 1 más por la coincidencia de tu última ficha. En una mano cerrada nadie puntúa.

lesson-curse-C10 = La partida
lesson-curse-C10-1 = Tienes 10 puntos. Pon tu última ficha.
lesson-curse-C10-end = Has ganado la partida: gana el primero en llegar a 11 puntos, en las manos que hagan falta.

lesson-curse-C11 = Lo que dice un pase
lesson-curse-C11-1 = Ves tus fichas, la mesa y cuántas fichas tiene Norte. Pon la 3-4 en un 3.
lesson-curse-C11-2 = Norte ha pasado con 3, 4 y 5 abiertos, así que no tiene ninguno. Tienes tiempo: pon la 3-5.
lesson-curse-C11-end = Cada pase es una prueba. Recuérdala hasta el final de la mano.

lesson-curse-chain = Una cadena de coincidencias
lesson-curse-chain-1 = Cuenta antes de la primera ficha: tres de las tuyas hacen coincidencias, y la 3-6 no. Empieza con la 2-3, para que haya dos 3 abiertos.
lesson-curse-chain-2 = Pon el doble 3-3 mientras haya un 3 abierto.
lesson-curse-chain-3 = Pon la 0-3 en el lado libre con el 0: un tercer 3.
lesson-curse-chain-4 = Solo ahora la ficha que acaba tu turno: la 3-6.
lesson-curse-chain-end = Cuatro fichas en un turno. Guarda para el final la que no coincide con nada.

lesson-curse-passed-on = Deja abierto aquello a lo que pasó
lesson-curse-passed-on-1 = Pon la 2-3 en un 2.
lesson-curse-passed-on-2 = Norte ha pasado, así que no tiene 2, 3 ni 4. La 4-5 abriría un 5. Pon mejor la 3-3: así todo lo abierto sigue cerrado para Norte.
lesson-curse-passed-on-end = Norte ha tenido que pasar otra vez, y es tu turno. Cierra los otros extremos y deja abiertos aquellos a los que pasó.

lesson-curse-few-answers = Pocas respuestas
lesson-curse-few-answers-1 = Dos fichas encajan en el 6: una abre un 4, la otra un 3. Ves cinco de los siete 4, pero pocos 3. Abre el número al que Norte apenas puede responder.
lesson-curse-few-answers-end = Cuenta las fichas de un número en la mesa y en tu mano. Hay siete de cada uno.

lesson-curse-doublet = La maldición del doble
lesson-curse-doublet-1 = Tanto tu 2-2 como tu 2-3 encajan en el 2. La 2-3 encaja de dos maneras, el doble de una. Pon el doble.
lesson-curse-doublet-end = Un doble necesita un número exacto, y el otro puede cerrarlo. Esa es la maldición del nombre del juego. Guarda un doble solo si tienes una ficha que le abra camino.

lesson-curse-keeps-going = Guarda algo que jugar
lesson-curse-keeps-going-1 = La 1-4 y la 1-6 encajan en el 1. Tienes tres 4 más y ningún otro 6. Abre el número con el que puedes seguir.
lesson-curse-keeps-going-end = Cuando te toque otra vez, tres fichas encajan en ese extremo. Quien siempre puede jugar nunca pasa.

lesson-curse-block = Cierra cuando vas por detrás
lesson-curse-block-1 = Norte tiene dos fichas y tú cinco: vas perdiendo. No hay otro 5 en juego. Pon la 2-5 en el 2, y solo quedan 5 abiertos.
lesson-curse-block-2 = Norte ha pasado. Pasa tú también.
lesson-curse-block-end = Una mano cerrada: nadie puntúa. Al final de una mano que va mal, cerrarla salva los puntos. La defensa importa tanto como el ataque.

# Las imágenes de las páginas de reglas.

doublets-figure-table = La mesa: el mazo, el descarte al lado, el arco de siete pilas de reserva y la fundación entre sus pies.
doublets-figure-order = El orden en la fundación, sin importar el palo. Después del 7 viene otra vez un as.
doublets-figure-ten = Sobre un 10 va un 7: el doble de 10 es 20, y 20 menos 13 es 7. Una jota no va sobre un 10.
yield-figure-table = La mesa: la pirámide apoyada en su punta, el mazo y el descarte al lado.
yield-figure-exposed = Una carta está libre cuando ninguna otra la tapa. Las dos cartas marcadas están libres y suman 13, así que se van juntas.
yield-figure-pairs = Las parejas que suman 13, y un rey, que se va solo.
lady-jane-figure-table = La mesa: el mazo y las cuatro fundaciones encima de las siete pilas del tablero, y las siete cartas de la reserva.
lady-jane-figure-foundation = Una fundación de base 10. El as sigue al rey, y el 9 llega el último.
lady-jane-figure-tableau = Sobre un 7 negro va un 6 rojo. Un 6 negro no.
curse-figure-table = La mesa en mitad de una mano: de la ficha inicial crecen ramas, tus fichas están delante de ti, y las del otro jugador y las seis apartadas están boca abajo.
curse-figure-turn-0 = Un turno de cuatro fichas. Sur tiene 3-4, 4-4, 4-5 y 0-2. Hay tres ramas abiertas, para 4, 5 y 0, y un 3 de la ficha inicial está libre.
curse-figure-turn-1 = Primero, 3-4 va en el 3 libre. Su 4 coincide con la rama abierta para 4, así que Sur juega otra vez.
curse-figure-turn-2 = Segundo, 4-4 va en un 4 y coincide con el otro 4. Sur juega otra vez.
curse-figure-turn-3 = Tercero, 4-5 va en el 4-4. Su 5 coincide con la rama abierta para 5. Sur juega otra vez.
curse-figure-turn-4 = Por último, 0-2 va en el 0. Ninguna otra rama está abierta para 2, así que el turno acaba. Jugada al principio, 0-2 lo habría acabado enseguida.
