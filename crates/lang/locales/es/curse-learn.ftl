# Curse of the Doublet: the rules and the lessons. See the English file.

curse-author = de Howard Fosdick, 2023, que también lo llama Flaken's Frustration; publicado por BestFreeNewGames.com
curse-goal = Pon tu última ficha antes que el otro jugador. Cada ficha que le quede es un punto para ti, y el primero en llegar a 11 puntos gana la partida.
curse-deal = Cada jugador recibe 11 fichas de un dominó de doble seis. Las otras seis se apartan sin verse.
curse-rule-C1 = Dos jugadores, Sur y Norte, se reparten las 28 fichas de un dominó de doble seis: 11 cada uno, y seis aparte que nadie ve ni usa.
curse-rule-C2 = Una moneda decide quién sale en la primera mano. Después, quien perdió la última mano elige quién sale en la siguiente. Una mano cerrada no tiene perdedor, así que vuelve a decidir la moneda.
curse-rule-C3 = Quien sale pone en el centro la ficha que quiera. Es la ficha inicial, y con ella acaba su turno.
curse-rule-C4 = La ficha inicial tiene cuatro lados: dos por cada uno de sus números, o cuatro por el único número de un doble. De cada lado puede crecer una rama. Una rama está abierta en su extremo exterior, para el número que muestra allí su última ficha. Un doble en una rama está abierto para su número, y una sola vez.
curse-rule-C5 = Se juega uniendo una ficha a un extremo abierto, número con número: al final de una rama, o en un lado de la ficha inicial donde no haya empezado ninguna. Tú eliges dónde.
curse-rule-C6 = Si puedes jugar, tienes que hacerlo. Si no puedes, pasas.
curse-rule-C7 = Haces una coincidencia cuando el nuevo extremo exterior de tu ficha tiene el mismo número que el extremo abierto de otra rama empezada. Entonces juegas otra vez, o pasas si no puedes. Una ficha da un solo turno más, sea cual sea el número de ramas con que coincide. Un lado de la ficha inicial donde no se ha jugado nada no cuenta. Una ficha sin coincidencia acaba tu turno.
curse-rule-C8 = La mano termina cuando un jugador pone su última ficha. Se cierra cuando hay dos pases seguidos; pasar después de una coincidencia también cuenta.
curse-rule-C9 = Quien pone su última ficha suma un punto por cada ficha de la otra mano, y uno más si esa última ficha hizo una coincidencia. En una mano cerrada nadie puntúa.
curse-rule-C10 = Se juegan tantas manos como haga falta: el primero en llegar a 11 puntos gana la partida.
curse-rule-C11 = Ves tus fichas, la mesa, cada jugada y cada pase, y cuántas fichas tiene el otro jugador. Un pase muestra qué números no están en esa mano. Las demás fichas y las apartadas siguen ocultas.
curse-scoring = Al poner tu última ficha, un punto por cada ficha que quede en la otra mano, y uno más si hizo una coincidencia. Una mano cerrada no da nada. Con 11 puntos se gana la partida.
curse-tip-1 = Planea una cadena de coincidencias antes de poner su primera ficha: cada coincidencia te deja jugar otra vez.
curse-tip-2 = Juega pronto tus dobles, salvo que también tengas una ficha que les abra camino. Un doble solo encaja con un número, y el otro jugador puede adivinarlo y cerrarlo. Esa es la maldición del doble.
curse-tip-3 = Juega sobre la ficha que acaba de poner el otro: puedes estropearle la próxima coincidencia. Defender importa tanto como atacar.
curse-tip-4 = Si vas por detrás al final de una mano, intenta cerrarla: en una mano cerrada nadie puntúa.

lesson-curse-first = Tu primera mano
lesson-curse-first-1 = Eres Sur y sales. Cualquier ficha puede ser la primera, la ficha inicial. Pon la 3-5.
lesson-curse-first-2 = Norte ha unido un 5 al 5 y dejado un 6 abierto. Pueden crecer cuatro ramas, dos de cada número. Pon tu 3-6 en un 3 libre, para que se abra otro 6.
lesson-curse-first-3 = Dos extremos abiertos con el mismo número: es una coincidencia, y juegas otra vez. Pon la 1-6 en el 6 de Norte.
lesson-curse-first-4 = El 1 no coincidió con nada, así que le tocó a Norte. Pon la 1-5 en el 5 libre: deja abierto un segundo 1.
lesson-curse-first-5 = Coincidencia, así que sigues. Pon la 1-3 en el 3 libre: un tercer 1.
lesson-curse-first-6 = Otra coincidencia. Un doble solo encaja con un número, así que pon la 1-1 mientras puedas.
lesson-curse-first-7 = Otra coincidencia. Si puedes, debes jugar: tu 2-6 encaja en el 6.
lesson-curse-first-end = El 2 no coincidió con nada y el turno pasó a Norte. Si pones tu última ficha antes que Norte, sumas un punto por cada ficha que le quede, y uno más si tu última ficha hace una coincidencia. Con 11 puntos se gana.

lesson-curse-C1 = Las fichas
lesson-curse-C1-1 = Hay 28 fichas. Tú tienes 11, Norte 11, y seis están aparte sin que nadie las vea. Pon cualquiera de las tuyas.
lesson-curse-C1-end = Conoces tus fichas y la mesa, nada más.

lesson-curse-C2 = Quién sale
lesson-curse-C2-1 = Norte ha ganado esta mano. Quien pierde elige quién sale en la siguiente: deja salir a Sur o a Norte.
lesson-curse-C2-end = La moneda decide en la primera mano y después de una cerrada. Salir suele ser mejor: te libras antes de una ficha.

lesson-curse-C3 = La ficha inicial
lesson-curse-C3-1 = La primera ficha está sola en el centro, y con ella acaba el turno. Sal con la 1-1.
lesson-curse-C3-end = Ahora le toca a Norte. Ninguna ficha puede coincidir con la inicial.

lesson-curse-C4 = Cuatro ramas
lesson-curse-C4-1 = Una ficha inicial con dos números tiene dos lados para cada uno. Un doble tiene cuatro lados para su único número. Sal con la 4-4.
lesson-curse-C4-2 = Norte ha empezado una rama, y quedan tres lados libres para un 4. Empieza otra con la 0-4.
lesson-curse-C4-end = Una rama solo está abierta en su extremo exterior. Un doble en una rama está abierto una vez, para su número.

lesson-curse-C5 = Unir una ficha
lesson-curse-C5-1 = Los números que se tocan deben ser iguales. Une la 2-6, en el 6 abierto o en el lado libre de la ficha inicial con un 2.
lesson-curse-C5-end = Tú eliges dónde. Nada más importa.

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

curse-figure-table = La mesa en mitad de una mano: de la ficha inicial crecen ramas, tus fichas están delante de ti, y las del otro jugador y las seis apartadas están boca abajo.
curse-figure-turn-0 = Un turno de cuatro fichas. Sur tiene 3-4, 4-4, 4-5 y 0-2. Hay tres ramas abiertas, para 4, 5 y 0, y un 3 de la ficha inicial está libre.
curse-figure-turn-1 = Primero, 3-4 va en el 3 libre. Su 4 coincide con la rama abierta para 4, así que Sur juega otra vez.
curse-figure-turn-2 = Segundo, 4-4 va en un 4 y coincide con el otro 4. Sur juega otra vez.
curse-figure-turn-3 = Tercero, 4-5 va en el 4-4. Su 5 coincide con la rama abierta para 5. Sur juega otra vez.
curse-figure-turn-4 = Por último, 0-2 va en el 0. Ninguna otra rama está abierta para 2, así que el turno acaba. Jugada al principio, 0-2 lo habría acabado enseguida.
