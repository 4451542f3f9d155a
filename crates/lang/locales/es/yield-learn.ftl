# Yield: the rules and the lessons. See the English file.

yield-author = de Rosanna Yuen, escrito para AisleRiot en 2001
yield-goal = Quita las 52 cartas: los reyes solos, todas las demás en parejas que sumen 13.
yield-deal = Se reparten 28 cartas descubiertas en una pirámide que se apoya en la punta. Las otras 24 son el mazo.
yield-rule-Y1 = La pirámide tiene filas de 7, 6, 5, 4, 3, 2 y 1 cartas, la más ancha arriba, repartidas fila por fila de izquierda a derecha. Cada carta por debajo de la fila superior tapa dos vecinas de la fila de encima. Las 24 cartas que quedan son el mazo.
yield-rule-Y2 = Una carta de la pirámide está libre cuando ninguna otra la tapa. Al principio, solo lo está la carta de la punta.
yield-rule-Y3 = Las cartas del mazo se descubren de una en una sobre el descarte, y el mazo se recorre una sola vez. Puedes usar la carta de encima y la del fondo del descarte. Cuando una sale, su vecina ocupa su lugar. Una carta sola es ambas.
yield-rule-Y4 = Un rey sale solo, cuando está libre o es la carta de encima o del fondo del descarte.
yield-rule-Y5 = Cualquier otra carta sale con una compañera que sume 13: as (1) y reina (12), 2 y jota (11), 3 y 10, 4 y 9, 5 y 8, 6 y 7. Puedes emparejar dos cartas libres, una carta libre con la de encima o la del fondo del descarte, la de encima con la del fondo, y la de encima con la que está justo debajo. Una carta nunca se empareja con otra que la tapa.
yield-rule-Y6 = Cada carta quitada vale un punto. Ganas cuando no queda ninguna de las 52. Pierdes cuando no te queda ninguna jugada.
yield-rule-Y7 = Ves todas las cartas menos las que siguen en el mazo.
yield-scoring = Un punto por cada carta quitada. Con 52 puntos se gana.
yield-tip-1 = Lo difícil es la punta de la pirámide, donde solo una o dos cartas están libres. Ábrela primero.
yield-tip-2 = Una vez abierta la punta, a veces es mejor quitar cartas del descarte que de la pirámide: la pirámide tiene muchas cartas libres que pueden esperar, y el descarte pocas.
yield-tip-3 = Antes de quitar una pareja, mira dónde están las otras cartas de ambos valores. Otra carta puede necesitar justo la compañera que vas a usar.

lesson-yield-first = Tu primera partida
lesson-yield-first-1 = Quita todas las cartas. Una carta de la pirámide está libre cuando ninguna otra la tapa. Al principio solo lo está la de abajo. Es un rey, y los reyes salen solos: quita el rey de picas.
lesson-yield-first-2 = Ahora hay dos cartas libres. Las demás salen en parejas que suman 13, y 8 y 5 lo hacen. Quita el 8 de diamantes y el 5 de tréboles.
lesson-yield-first-3 = Hay tres cartas libres: una reina (12), un 3 y un 9. Ninguna pareja suma 13. Descubre una carta del mazo.
lesson-yield-first-4 = Un as vale 1, y 1 y 12 son 13. Quita la reina de corazones con el as.
lesson-yield-first-5 = Descubre otra carta.
lesson-yield-first-6 = Un 10 necesita un 3. Quita el 3 de picas con el 10.
lesson-yield-first-7 = Descubre otra carta.
lesson-yield-first-8 = Un 7 necesita un 6. Descubre una carta más.
lesson-yield-first-9 = Ahí hay un 6. Puedes usar la carta de encima y la del fondo del descarte, y aquí hacen pareja. Quítalas.
lesson-yield-first-end = Ya sabes todo lo necesario. Recorres el mazo una sola vez, así que busca las parejas que abren más cartas.

lesson-yield-Y1 = La pirámide
lesson-yield-Y1-1 = Hay 28 cartas en siete filas, siete en la primera y una en la última. Cada carta tapa dos de la fila de encima. Quita la última, el 9 de corazones, con el 4 del descarte.
lesson-yield-Y1-2 = Las otras 24 cartas son el mazo. Descubre una.
lesson-yield-Y1-end = Todas las cartas de la pirámide se ven desde el principio. Solo el mazo está oculto.

lesson-yield-Y2 = Cartas libres
lesson-yield-Y2-1 = El 7 y el 6 suman 13, pero el 10 tapa ambos. Quita el 10 de diamantes con el 3 del descarte.
lesson-yield-Y2-2 = Ahora nada tapa el 7 ni el 6. Quítalos.
lesson-yield-Y2-3 = Ahora hay tres cartas libres. Quita las dos que suman 13.
lesson-yield-Y2-end = Una carta queda libre cuando se van las dos que la tapan. En el borde es solo una.

lesson-yield-Y3 = El descarte
lesson-yield-Y3-1 = Sirven dos cartas del descarte: la de encima, y la del fondo, la primera que se descubrió. Quita el 2 de tréboles con la del fondo del descarte.
lesson-yield-Y3-2 = Descubre la última carta del mazo.
lesson-yield-Y3-3 = El mazo está vacío, y no se rehace. Quita el 8 de tréboles con la carta de encima del descarte.
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
lesson-yield-Y5-3 = Descubre una carta.
lesson-yield-Y5-4 = Quita el 10 de picas con la carta de encima del descarte.
lesson-yield-Y5-end = Parejas: dos cartas libres, una de ellas con la de encima o la del fondo del descarte, la de encima con la del fondo, y la de encima con la segunda.

lesson-yield-Y6 = Ganar
lesson-yield-Y6-1 = Cada carta quitada es un punto. Quita el 5 y el 8.
lesson-yield-Y6-2 = Descubre la última carta.
lesson-yield-Y6-3 = Quita el rey.
lesson-yield-Y6-end = 52 puntos: has ganado. La partida se pierde cuando no queda ninguna jugada.

lesson-yield-Y7 = Lo que sabes
lesson-yield-Y7-1 = Ves todas las cartas menos el mazo. Faltan dos: un 4 y una reina. Son las compañeras del 9 y del as. Descubre una carta.
lesson-yield-Y7-2 = Quita el 9 con el 4.
lesson-yield-Y7-3 = La última carta solo puede ser la reina. Descúbrela.
lesson-yield-Y7-4 = Quita el as con la reina.
lesson-yield-Y7-end = Contar lo que has visto te dice qué queda por venir.

lesson-yield-can-wait = Una pareja que puede esperar
lesson-yield-can-wait-1 = El 9 y el 4 hacen pareja, y nada puede taparlos: pueden esperar. Mira antes qué viene y descubre una carta.
lesson-yield-can-wait-2 = Otro 9, y la carta siguiente lo taparía. Quita el 4 con este 9; el otro 9 conserva su oportunidad.
lesson-yield-can-wait-3 = Descubre otra carta.
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

yield-figure-table = La mesa: la pirámide apoyada en su punta, el mazo y el descarte al lado.
yield-figure-exposed = Una carta está libre cuando ninguna otra la tapa. Las dos cartas marcadas están libres y suman 13, así que se van juntas.
yield-figure-pairs = Las parejas que suman 13, y un rey, que se va solo.
