# Lady Jane: the rules and the lessons. See the English file.

lady-jane-author = de Rosanna Yuen, escrito para AisleRiot en 1999
lady-jane-goal = Lleva las 52 cartas a las cuatro fundaciones, un palo en orden ascendente en cada una.
lady-jane-deal = 28 cartas van a las siete pilas del tablero, siete a la reserva y una a la primera fundación. Las últimas 16 son el mazo.
lady-jane-rule-L1 = El mazo está arriba a la izquierda y las cuatro fundaciones arriba a la derecha. Las siete pilas del tablero están debajo, y las siete de reserva a la derecha.
lady-jane-rule-L2 = El tablero se reparte fila por fila, así que la pila 1 tiene una carta, la 2 tiene dos, y así hasta la 7, que tiene siete. Solo la última carta de cada pila está descubierta. Luego cada pila de reserva recibe una carta descubierta, de izquierda a derecha, y la primera fundación recibe una: su valor es la base. Las 16 cartas que quedan son el mazo.
lady-jane-rule-L3 = Una fundación empieza con una carta del valor base y crece en su palo; el as sigue al rey, salvo que la base sea un as. Puedes devolver al tablero la carta de encima de una fundación, incluso una carta base sola, pero nunca llevarla a otra fundación.
lady-jane-rule-L4 = En el tablero se construye hacia abajo alternando colores; un rey puede ir sobre un as, pero nada va sobre una carta del valor base. Puedes mover una carta descubierta junto con todas las que tenga encima si esa carta encaja. Una carta boca abajo se descubre cuando queda encima.
lady-jane-rule-L5 = Una pila vacía del tablero solo admite una carta del valor inmediatamente inferior a la base, sola o con las que tenga encima. Si la base es un as, es un rey.
lady-jane-rule-L6 = De cada pila de reserva puedes jugar la carta de encima a una fundación o al tablero. No puedes construir sobre la reserva; solo un reparto del mazo pone cartas allí.
lady-jane-rule-L7 = Un reparto del mazo pone una carta descubierta en cada pila de reserva, de izquierda a derecha. Puedes hacerlo dos veces. El tercer reparto descubre las dos últimas cartas, que quedan sueltas y se juegan como las de la reserva. El mazo no se rehace.
lady-jane-rule-L8 = Cada carta en las fundaciones vale un punto. Ganas cuando están allí las 52. Pierdes cuando no te queda ninguna jugada. Si aún puedes mover pero ya nada ayuda, abandona cuando quieras.
lady-jane-rule-L9 = Conoces todas las cartas que están o han estado descubiertas. Las cartas boca abajo y el mazo están ocultos.
lady-jane-scoring = Un punto por cada carta en las fundaciones. Con 52 puntos se gana.
lady-jane-tip-1 = Cuesta llegar a las cartas del fondo de una pila, así que mira primero qué necesitas de las pilas largas.
lady-jane-tip-2 = Vacía la reserva siempre que puedas: cada reparto tapa lo que quede en ella.

lesson-lady-jane-first = Tu primera partida
lesson-lady-jane-first-1 = Construye cuatro fundaciones, una por palo. Aquí empiezan con un 7, porque allí se repartió un 7: es la base. Envía el 8 de corazones de la reserva a la fundación.
lesson-lady-jane-first-2 = En las siete pilas se construye hacia abajo alternando colores. Mueve el 9 de picas sobre el 10 de corazones.
lesson-lady-jane-first-3 = Mueve el 8 de diamantes sobre el 9 de picas. La carta de debajo se descubre.
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

lady-jane-figure-table = La mesa: el mazo y las cuatro fundaciones encima de las siete pilas del tablero, y las siete cartas de la reserva.
lady-jane-figure-foundation = Una fundación de base 10. El as sigue al rey, y el 9 llega el último.
lady-jane-figure-tableau = Sobre un 7 negro va un 6 rojo. Un 6 negro no.
