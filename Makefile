# Everything starts from here; the scripts say how. Nothing needs to be installed first but Swift and make.

.PHONY: run window test bench docs sanitize fuzz fidelity soak proxies mounted graph dev agent-test install artwork pictures

# Shows the gallery of apps. PORT=8080 is the default.
run: install
	@scripts/run.sh

# Shows the gallery in a window of the desktop, or another of the apps: NAME=Wallet.
window:
	@scripts/install.sh --window
	@scripts/window.sh $(NAME)

# Every test there is. SKIP_BROWSER=1 leaves out those that need Chromium, and SKIP_WINDOW=1 the one that needs GTK. No step begins
# after LIMIT_SECONDS=4700; the summary names what was left out.
test:
	@scripts/test.sh

# One JSON object a line. NAMES="web.drag spring" leaves out what begins otherwise; web is W7, of it web.far W7b.
bench: install
	@scripts/bench.sh $(NAMES)

# The documentation of what programs import, as pages for a browser: .build/docs/site.
docs: install
	@scripts/docs.sh

# The tests under Thread Sanitizer and under Address Sanitizer. KINDS=thread runs one of them; JOBS=1 says how many compilers run.
sanitize: install
	@for kind in $(or $(KINDS),thread address); do scripts/sanitize.sh $$kind || exit 1; done

# Random interfaces, held against frames made from nothing. INTERACTIONS=1000000 does more; goes on where it stopped.
fuzz: install
	@scripts/fuzz.sh

# Writes Documentation/Fidelity.md anew from the facts and the tests that hold them.
fidelity: install
	@RIFFLE_WRITE_FIDELITY=1 scripts/swift.sh test . --filter FidelityTests.FidelityTests

# Kills the wallet again and again, then sends what no page would send to every app, and walks through each. KILLS=25 SEED=7 MESSAGES=1000 STEPS=2000 NAMES="Wallet Trips"; STATE=FILE goes on where a run was stopped. WORKERS=8 kills the processes that serve an app instead, and RENEWALS=20 replaces them.
soak: install
	@scripts/soak.sh $(NAMES)

# Serves a program behind nginx and HAProxy, and checks what gets through them.
proxies:
	@scripts/install.sh --proxies
	@scripts/swift.sh build . --product ExampleProgram
	@scripts/proxy-test.sh "$$(scripts/swift.sh build . --show-bin-path)/ExampleProgram"

# Serves an interface inside of a Hummingbird server behind nginx, and works in it in Chromium. KEEP=FOLDER keeps pictures of it.
mounted:
	@scripts/install.sh --proxies
	@scripts/install.sh --tests
	@scripts/swift.sh build Integrations/RiffleHummingbird --product Bookshop
	@scripts/mount-test.sh "$$(scripts/swift.sh build Integrations/RiffleHummingbird --show-bin-path)/Bookshop"

# Builds a program with packages of others and with targets named as the folders here, from nothing and once more.
graph: install
	@scripts/graph-test.sh

# Edits an app of the fixtures in `riffle dev`, and looks at its page in Chromium. KEEP=FOLDER keeps pictures of it.
dev: install
	@scripts/dev-test.sh

# Has an agent operate an app by `riffle mcp`, with the protocol's SDK for Python.
agent-test: install
	@scripts/agent-test.sh

# Draws the pictures in the apps' catalogs. NAMES="venice shot-3" draws only those.
artwork: install
	@scripts/launch.sh debug Apps Artwork Apps/Sources $(NAMES)

# Takes the pictures of the apps that the documentation shows. NAMES="motion wallet" takes only those.
pictures:
	@scripts/install.sh --pictures
	@scripts/launch.sh debug Apps Screenshots Documentation/Pictures $(NAMES)

# The distribution's packages that are missing; asks for nothing when none is.
install:
	@scripts/install.sh
