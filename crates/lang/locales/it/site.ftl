# The site around the table: its front page, and what frames its pages.

site-skip = Vai al contenuto
site-documents = Documenti
site-documents-english = I documenti sono in inglese.
site-source = Codice sorgente
site-feed = Feed delle novità

site-play = Gioca nel browser
site-games = Quattro giochi
site-features = Che cosa offre Talon

site-lead = Talon dice quale regola vieta una mossa e se un solitario si può ancora vincere, e non perde mai una partita che hai cominciato.

site-referee = Un arbitro che spiega
site-referee-text = Ogni rifiuto nomina la sua regola, dice che cosa sarebbe giusto e porta a una lezione che la spiega.
site-winnable = Si può ancora vincere?
site-winnable-text = Dopo ogni mossa vedi se un risolutore che conosce tutte le carte può ancora vincere, o quante volte vince il consigliere onesto, che vede solo ciò che vedi tu.
site-learn = Si impara in pochi minuti
site-learn-text = Una prima partita guidata di ogni gioco, una lezione per ogni regola e { $count } problemi da partite vere.
site-friend = In due
site-friend-text = Gioca a Curse of the Doublet contro un amico: su due dispositivi, con un link e senza account, o su un solo schermo.
site-open = Aperto a tutti
site-open-text = Tastiera, mouse, tocco o lettore di schermo; caratteri grandi, contrasto alto e carte a quattro colori; nove lingue; anche senza rete.
site-programs = Anche per i programmi
site-programs-text = Un arbitro con cui parlano altri programmi e un pacchetto Python con i risolutori, gli avversari e ambienti di apprendimento.

site-commands = Due comandi
site-commands-text = Con Rust sul tuo computer bastano due comandi:
site-command-play = compila i giochi e li apre nel tuo browser
site-command-verify = esegue tutti i controlli e tutti i test

site-for-players = Per chi gioca
site-for-hosts = Per chi ospita
site-for-developers = Per chi sviluppa
site-for-researchers = Risultati

site-licence = Software libero con licenza MIT o Apache 2.0.
site-privacy = Questo sito non usa cookie, non conta le visite e non carica nulla da altri server.
