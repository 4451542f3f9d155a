# What a browser keeps, and what it does not.

storage-title = Jogos salvos
storage-forbidden = este navegador não deixa a página salvar nada, como em uma janela privada
storage-full = o navegador não tem mais espaço
storage-newer = os jogos salvos são de uma versão mais nova do Talon; recarregue a página para obtê-la
storage-other-tab = outra aba tem uma versão diferente do Talon aberta; feche-a e recarregue esta página
storage-closed = o navegador fechou seu armazenamento
storage-other = o navegador diz: { $said }
storage-only-in-memory = Os jogos não estão sendo salvos: { $reason }. Você pode jogar, mas exporte seus jogos para um arquivo antes de sair.
storage-set-aside = { $count ->
    [one] { $count } jogo salvo não pôde ser lido. Ele foi guardado à parte e é incluído sem mudanças quando você exporta todos os jogos.
   *[other] { $count } jogos salvos não puderam ser lidos. Eles foram guardados à parte e são incluídos sem mudanças quando você exporta todos os jogos.
}

import-done = Jogos novos: { $added }. Continuados: { $extended }. Já estavam aqui: { $already-there }.{ $in-use ->
    [0] {""}
   *[other] {" "}Abertos em outro lugar e deixados como estavam: { $in-use }.
}

transfer-title = Exportar e importar
transfer-note = Ponha todos os seus jogos salvos em um arquivo: como cópia de segurança, ou para continuar em outro navegador ou no terminal.
transfer-export = Exportar todos os jogos
transfer-export-one = Exportar o jogo atual
transfer-import = Importar jogos …
transfer-exported = { $count ->
    [one] { $count } jogo exportado para { $file }.
   *[other] { $count } jogos exportados para { $file }.
}
transfer-not-exported = O navegador não deixa esta página salvar um arquivo.
transfer-aside = { $count ->
    [one] { $count } jogo salvo que não pôde ser lido foi guardado à parte. Ele é incluído sem mudanças nas exportações.
   *[other] { $count } jogos salvos que não puderam ser lidos foram guardados à parte. Eles são incluídos sem mudanças nas exportações.
}

import-refused = Nada foi importado de { $file }: { $reason }.
import-unreadable = o navegador não consegue lê-lo
import-no-export = não é uma exportação do Talon nem o registro de um jogo
import-newer = é de uma versão mais nova do Talon; recarregue a página para obtê-la
import-faulty = contém um erro ({ $fault })
import-has-settings = O arquivo também contém configurações.
import-take-settings = Usar estas configurações
import-settings-taken = As configurações do arquivo já estão em uso.
import-sound = { $count ->
    [one] Importar o único jogo legível
   *[other] Importar os { $count } jogos legíveis
}
