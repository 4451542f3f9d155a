# Doublets: the rules and the lessons. See the English file.

doublets-author = de Rosanna Yuen, escrito para AisleRiot en 1998
doublets-goal = Lleva 48 cartas a la única fundación, doblando el valor cada vez. Solo se quedan los cuatro reyes.
doublets-deal = Siete cartas forman la reserva y una empieza la fundación. Las otras 44 son el mazo.
doublets-rule-D1 = El mazo está a la izquierda, con el descarte a su derecha. Siete pilas de reserva forman un arco: 1, 2 y 3 arriba, 4 y 5 a los lados, 6 y 7 a los pies. La fundación está entre los pies.
doublets-rule-D2 = Se reparte una carta descubierta a cada pila de reserva, de la 1 a la 7, y luego una a la fundación. Un rey que aparezca va directamente al fondo, y la carta siguiente ocupa su lugar. Las 44 cartas que quedan son el mazo.
doublets-rule-D3 = La fundación admite una carta del doble de valor que la de encima. El as vale 1, la jota 11 y la reina 12; si el doble pasa de 13, resta 13. El orden es, pues: as, 2, 4, 8, 3, 6, reina, jota, 9, 5, 10, 7 y otra vez as. El palo no importa. Puedes jugar la carta de encima del descarte o una carta de la reserva.
doublets-rule-D4 = Una pila de reserva tiene una sola carta. Cuando la juegas, la de encima del descarte ocupa enseguida su lugar. Si el descarte está vacío, lo hace la de encima del mazo; si ambos están vacíos, el lugar se queda vacío. No tienes elección. Un rey que llega a la reserva bloquea su pila hasta el final.
doublets-rule-D5 = Las cartas del mazo se descubren de una en una sobre el descarte, cuando quieras. Ninguna se descubre sola.
doublets-rule-D6 = Cuando el mazo está vacío, puedes rehacerlo: el descarte vuelve a ser el mazo, en el mismo orden. Puedes hacerlo dos veces, así que recorres el mazo tres veces como mucho.
doublets-rule-D7 = Cada carta de la fundación vale un punto, incluida la primera. Ganas con 48 puntos. Los reyes nunca se pueden jugar, así que los 52 puntos que cita un texto antiguo son inalcanzables. Pierdes cuando no te queda ninguna jugada.
doublets-rule-D8 = Conoces todas las cartas que han estado a la vista: todo el mazo tras una pasada y, desde el principio, los reyes que fueron al fondo en el reparto.
doublets-scoring = Un punto por cada carta en la fundación. Con 48 puntos se gana.
doublets-tip-1 = Mantén a los reyes fuera de la reserva: cada uno bloquea una pila para siempre. Mira la carta de encima del descarte antes de jugar una de la reserva.
doublets-tip-2 = Desde la segunda pasada sabes lo que viene. Cuenta por adelantado hasta las cartas que necesitas.

lesson-doublets-first = Tu primera partida
lesson-doublets-first-1 = La carta del centro de la fila inferior es la fundación. Cada carta vale allí el doble que la anterior, y los palos no importan. Después del 4 viene un 8: juega el 8 de corazones de la reserva que la rodea.
lesson-doublets-first-2 = El mazo ha ocupado enseguida el lugar vacío. El doble de 8 es 16. Si el número pasa de 13, resta 13: quedan 3. Juega el 3 de diamantes.
lesson-doublets-first-3 = Después de un 3 viene un 6. Juega el 6 de picas.
lesson-doublets-first-4 = El doble de 6 es 12, y la reina vale 12. En la reserva no hay ninguna, así que descubre una carta del mazo.
lesson-doublets-first-5 = Un 4 no ayuda ahora. Descubre otra carta.
lesson-doublets-first-6 = Ahí está la reina de corazones. Juégala del descarte a la fundación.
lesson-doublets-first-7 = El doble de 12 es 24; menos 13, quedan 11: la jota vale 11. Juega la jota de tréboles y mira su lugar: ahora el descarte tiene una carta, y es ella la que lo ocupa.
lesson-doublets-first-8 = Después de una jota viene un 9. Juega uno de los 9. El descarte está vacío, así que ocupa el lugar una carta del mazo.
lesson-doublets-first-end = Mala suerte: un rey ha ocupado el lugar. Los reyes nunca se pueden jugar, así que ese lugar queda bloqueado. ¡Ten otra carta en el descarte cuando juegues de la reserva! Recorres el mazo tres veces, y con 48 cartas en la fundación ganas.

lesson-doublets-D1 = La mesa
lesson-doublets-D1-1 = La reserva es un arco de siete pilas: 1, 2 y 3 arriba, 4 y 5 debajo, 6 y 7 junto a la fundación. La fundación muestra un 5. Juega el 10 de diamantes de la pila 6.
lesson-doublets-D1-2 = El descarte ha llenado la pila 6. El mazo es la pila de cartas boca abajo. Descubre una carta.
lesson-doublets-D1-end = Esa es toda la mesa: mazo, descarte, siete pilas de reserva y una fundación.

lesson-doublets-D2 = El reparto
lesson-doublets-D2-1 = Siete cartas fueron a la reserva y una a la fundación. Salieron dos reyes y fueron enseguida al fondo. La fundación muestra un 9: juega un 5.
lesson-doublets-D2-2 = Las otras 44 cartas son el mazo. Descubre una carta.
lesson-doublets-D2-end = Ya conoces dos cartas de este mazo: los reyes que fueron al fondo salen los últimos.

lesson-doublets-D3 = Doblar
lesson-doublets-D3-1 = La fundación muestra una reina, que vale 12. El doble de 12 es 24; menos 13, quedan 11. Juega la carta que sigue.
lesson-doublets-D3-2 = La jota vale 11; el doble de 11 es 22; menos 13, quedan 9. Juega la carta que sigue.
lesson-doublets-D3-end = La vuelta completa es as, 2, 4, 8, 3, 6, reina, jota, 9, 5, 10, 7 y otra vez as. Los palos nunca importan.

lesson-doublets-D4 = Qué llena una pila de reserva
lesson-doublets-D4-1 = El rey de la pila 1 se queda allí hasta el final. Sigue un 5. Juégalo: la carta de encima del descarte llena su pila.
lesson-doublets-D4-2 = Sigue el 10 que vino del descarte. Juégalo: el descarte está vacío, así que el mazo llena la pila.
lesson-doublets-D4-end = No eliges qué llena una pila. Solo eliges el momento.

lesson-doublets-D5 = El mazo
lesson-doublets-D5-1 = Las cartas del mazo se descubren de una en una. Descubre una.
lesson-doublets-D5-2 = Debe venir un 8, y esto es un 5. Descubre la última carta.
lesson-doublets-D5-3 = El mazo está vacío. Juega el 8 de tréboles.
lesson-doublets-D5-end = Cuando juegas la carta de encima del descarte, ninguna carta se descubre sola. La carta de debajo queda ahora encima.

lesson-doublets-D6 = Recorrer el mazo otra vez
lesson-doublets-D6-1 = Solo puedes rehacer el mazo cuando está vacío. Descubre la última carta del mazo.
lesson-doublets-D6-2 = Ahora rehaz el mazo con el descarte.
lesson-doublets-D6-3 = El orden no ha cambiado: la carta que salió primero vuelve a salir primero. Descúbrela.
lesson-doublets-D6-end = Puedes hacerlo dos veces por partida, así que ves cada carta del mazo tres veces. Aquí fue la última.

lesson-doublets-D7 = Ganar
lesson-doublets-D7-1 = Hay 46 cartas en la fundación, y cada una es un punto. Juega la reina.
lesson-doublets-D7-2 = Juega la última carta.
lesson-doublets-D7-end = 48 puntos: has ganado. No se puede hacer más, porque los cuatro reyes nunca se pueden jugar. Un texto antiguo de las reglas dice 52.

lesson-doublets-D8 = Lo que sabes
lesson-doublets-D8-1 = Has recorrido el mazo una vez, así que conoces el orden de todas sus cartas. La fundación muestra una jota: sigue un 9, y es la tercera carta. Descubre una carta.
lesson-doublets-D8-2 = Descubre la siguiente.
lesson-doublets-D8-3 = Y el 9.
lesson-doublets-D8-4 = Juega el 9 de diamantes.
lesson-doublets-D8-end = En la primera pasada el mazo está oculto. Después puedes planear con cada carta.

lesson-doublets-wanted-soon = Cuenta las cartas que van antes
lesson-doublets-wanted-soon-1 = Podrías jugar el 6 de diamantes, pero entonces el rey del descarte llenaría su pila para siempre. Descubre antes una carta.
lesson-doublets-wanted-soon-2 = Cuenta: ahora va el 6, luego una reina, luego una jota. La jota de tréboles hará falta muy pronto, así que puede llenar la pila. Juega el 6.
lesson-doublets-wanted-soon-3 = Sigue una reina. Descubre una carta.
lesson-doublets-wanted-soon-4 = Juega la reina de picas.
lesson-doublets-wanted-soon-end = La jota está lista en la pila 2. Antes de jugar de la reserva, cuenta cuántas cartas van antes de la que llena la pila.

lesson-doublets-looks-on = Mira antes de jugar
lesson-doublets-looks-on-1 = El 8 de diamantes podría ir, pero el rey del descarte bloquearía su pila. No pierdes nada si sigues descubriendo: las cartas del descarte vuelven a salir. Descubre una carta.
lesson-doublets-looks-on-2 = Descubre otra más.
lesson-doublets-looks-on-end = En la primera pasada sobre todo se mira. Desde la segunda sabes dónde está todo.

doublets-figure-table = La mesa: el mazo, el descarte al lado, el arco de siete pilas de reserva y la fundación entre sus pies.
doublets-figure-order = El orden en la fundación, sin importar el palo. Después del 7 viene otra vez un as.
doublets-figure-ten = Sobre un 10 va un 7: el doble de 10 es 20, y 20 menos 13 es 7. Una jota no va sobre un 10.
