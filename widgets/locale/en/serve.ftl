# What the command that serves the page says.

serve-about = Serve the tutor as a page for the browser, on this machine alone unless told otherwise.
serve-about-examples =
    Examples:
      { $command }
          the tutor at a free port, opened in the browser
      { $command } --port 9000
          at this port, or the next that is free
      { $command } --address 0.0.0.0
          for a class in the same network
    Ctrl-C ends it.
serve-version = say which version this is
serve-mistyped = { $command }: { $error }. `{ $command } --help` says what can be asked for.
serve-port = the port to serve at; 0 takes any that is free
serve-address = the address to serve at; the default is this machine alone
serve-no-browser = only print the link
serve-notebook = serve this notebook in place of the dashboard
serve-pool = kernels kept warm for the next visitor
serve-cull-after = seconds that a kernel outlives its page
serve-cull-every = seconds between two looks for such kernels
serve-most-visitors = the most pages open at the same time; the default goes by the free memory of this machine
serve-verbose = say what the server does
serve-port-taken = Port { $taken } is taken; { $port } is free and used instead.
serve-port-none = Ports { $first } to { $last } are all taken: choose another with --port.
serve-port-unknown = There is no port { $port }: choose one from 0 to { $last } with --port.
serve-port-refused = Port { $port } cannot be used ({ $reason }): choose another with --port.
serve-ready = The tutor is open at { $link } (Ctrl-C ends it).
serve-notebooks = All notebooks are listed at { $link }.
serve-no-notebook = There is no notebook { $notebook }.
serve-no-display = The tutor cannot open its page, because { $package } is not installed: pip install 'machu-tutor[serve]' brings all that the page needs.
serve-overwritten = Another package called 'tutor' has overwritten files of machu-tutor: install machu-tutor once more, into an environment of its own (pipx install or uv tool install).
serve-failed = The tutor could not start: { $reason }
serve-page-failed = Reload the page. If it stays like this, the log of the server shows why.
serve-full-title = All places are taken
serve-full = Wait a minute and load this page again. If you have the tutor open in another tab that you no longer need, close it: that makes room. If this goes on, ask the person who runs the server for more places.
serve-crowd-title = Others are coming in before you
serve-crowd = Many people opened the tutor at the same moment. You need do nothing: this page asks again every few seconds, and opens the tutor as soon as it is your turn.
serve-address-empty = The address after --address is empty: name one, or leave the option out to serve this machine alone.
serve-host-name = a further name or address under which the page is reached, for example through a proxy; may be given several times
serve-base = the path under which a proxy serves the page, such as /tutor/; the default is the root of its name
serve-base-unknown = { $base } is no path for --base-url: choose one of letters, digits, hyphens and underscores, such as /tutor/.
serve-token = the word that opens the page, part of the printed link; where other machines reach the page, one is made up unless you choose it; an empty one is --no-token
serve-no-token = let everybody in who can reach the page: they use up the memory of this computer, and run programs on it if they find a hole
serve-no-token-warning = Everybody who can reach this machine can open the page: there is no token.
serve-root-warning = The tutor runs as root: serve a class as an ordinary user, so that a hole in it does not open the whole machine.
serve-no-docstrings = The tutor cannot serve its page under python -OO, which takes away texts that the server needs: use -O, or neither.
serve-no-folder = The tutor cannot write into { $folder } nor into a temporary folder: make room.
serve-no-entry = You cannot come in like this
serve-no-entry-token = To open this page you need the whole link, with the part after the question mark. Ask the person who invited you for it, and allow this page its cookie.
serve-no-entry-host = The tutor does not answer under the name in this address. Ask the person who invited you for the right link. If you serve the tutor yourself, add the name with --host-name.
serve-class = open a class: phones in the same network join by a code of four letters and answer what the wall asks
serve-class-goes-on =
    Going on with { $code }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
