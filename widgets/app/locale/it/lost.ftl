# When the kernel, the server or the network is gone.

lost-silent = Il tutor non risponde. Le tue linee sono al sicuro in questo browser.
lost-cut = Il collegamento con il tutor si è interrotto. Le tue linee sono al sicuro in questo browser e la pagina riprenderà da sola appena il collegamento tornerà.
lost-gone = Il tutor si è fermato. Le tue linee sono al sicuro in questo browser: tra pochi secondi la pagina tornerà da sola a questo momento.
lost-again = Il tutor si è fermato. Le tue linee sono al sicuro in questo browser: ricarica la pagina per tornare a questo momento.
lost-writing = Il tutor si è fermato. Le tue linee sono al sicuro in questo browser, ma non ciò che stai scrivendo: copialo e poi ricarica la pagina.
lost-unkept = Il tutor si è fermato e questo browser non ha potuto conservare le tue linee. Ricarica la pagina per ricominciare.
lost-notebook = Il kernel di questo notebook si è fermato o è stato riavviato: esegui di nuovo la cella per continuare qui.
lost-returned = Il tutor si era interrotto per un momento. Sei di nuovo dov'eri, con tutte le tue linee.
lost-reload = Ricarica la pagina
lost-retry = Riprova
lost-back-now = Torna subito
