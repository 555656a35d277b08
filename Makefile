# Everything starts from here; the scripts say how. Nothing needs to be installed first but Swift and make.

.PHONY: run test bench install

# Shows the gallery of apps. PORT=8080 is the default.
run: install
	@scripts/run.sh

# Every test there is. SKIP_BROWSER=1 leaves out those that need Chromium.
test:
	@scripts/test.sh

# One JSON object a line. NAMES="web.drag spring" leaves out what begins otherwise; web is W7, of it web.far W7b.
bench: install
	@scripts/bench.sh $(NAMES)

# The distribution's packages that are missing; asks for nothing when none is.
install:
	@scripts/install.sh
