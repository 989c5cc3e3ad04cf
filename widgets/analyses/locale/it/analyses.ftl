# La biblioteca: analisi conservate con un nome nel browser.

library-heading = Biblioteca
library-hint = Conserva con un nome tutte le linee, i commenti e il punto, in questo browser. Quando ne apri una, ciò che è sul tavolo resta tra le partite precedenti.
library-name = Nome dell’analisi
library-new-name = Nuovo nome
library-keep = Conserva nella biblioteca
library-kept = «{ $name }» è nella biblioteca.
library-taken = C’è già un’analisi chiamata «{ $name }».
library-replace = Sostituiscila
library-both = Conserva entrambe
library-cancel = Lascia stare
library-nameless = Un’analisi ha bisogno di un nome: scrivilo nel campo.
library-long = Un nome ha al massimo { $most } caratteri.
library-other = Un’altra analisi si chiama «{ $name }». Scegli un altro nome.
library-full = La biblioteca ha { $most } analisi, e non se ne conservano altre. Salvale in un file ed eliminane alcune.
library-unread = «{ $name }» non si può aprire: ciò che il browser ha conservato è danneggiato.
library-none = Non c’è ancora niente.
library-row = { $game }, { $date }, { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
library-ways = Che cosa fare con «{ $name }»
library-merge = Riunisci con ciò che è aperto
library-save = Salva in un file
library-save-all = Salva tutta la biblioteca in un file
library-rename = Rinomina
library-delete = Elimina
library-deleted = «{ $name }» è eliminata o sostituita.
library-undelete = Annulla
library-added = Analisi aggiunte: { $added }. { $known ->
    [0] Nessuna era già qui.
   *[other] Già qui: { $known }.
}
