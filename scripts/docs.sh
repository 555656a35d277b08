#!/usr/bin/env bash
# Builds the documentation of what programs import, as pages for a browser: .build/docs. Ends with an error where a page leads to a
# symbol or article that is not there.
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in docc swift-symbolgraph-extract; do
    command -v "$tool" >/dev/null || { echo "docs: $tool is missing; it comes with Swift's toolchain: add its usr/bin to PATH." >&2; exit 1; }
done

modules=(SwiftUI CardDecks Riffle SwiftUITesting BrowserTesting)
for product in "${modules[@]}"; do scripts/swift.sh build . --target "$product"; done
bin=$(scripts/swift.sh build . --show-bin-path)
out=.build/docs
rm -rf "$out"
mkdir -p "$out/archives"

# The C modules that the library's own are made of.
flags=()
for map in "$bin"/*.build/module.modulemap Sources/*/module.modulemap .build/checkouts/*/Sources/*/include/module.modulemap; do
    [[ -f $map ]] && flags+=(-Xcc "-fmodule-map-file=$PWD/${map#"$PWD/"}")
done
for folder in Sources/*/include .build/checkouts/*/Sources/*/include; do
    [[ -d $folder ]] && flags+=(-Xcc -I -Xcc "$PWD/$folder")
done
read -ra system < <(pkg-config --cflags-only-I pangocairo pangoft2 librsvg-2.0 2>/dev/null || true)
flags+=("${system[@]}")

# `import SwiftUI` brings its parts along: to who reads, their symbols are SwiftUI's.
parts=$(cd "$bin/Modules" && ls -d Riffle*.swiftmodule SwiftUICore.swiftmodule | sed 's/\.swiftmodule$//' | paste -sd,)

broken=0
archives=()
for module in "${modules[@]}"; do
    echo "documenting $module" >&2
    graphs=$out/graphs/$module
    mkdir -p "$graphs"
    reexported=()
    [[ $module == SwiftUI ]] && reexported=("-experimental-allowed-reexported-modules=$parts")
    swift-symbolgraph-extract -module-name "$module" -target "$(uname -m)-unknown-linux-gnu" -I "$bin/Modules" "${flags[@]}" \
        -module-cache-path "$out/cache" -minimum-access-level public \
        -skip-synthesized-members -emit-extension-block-symbols "${reexported[@]}" \
        -output-dir "$graphs"
    archive=$out/archives/$module.doccarchive
    docc convert "Sources/$module/$module.docc" --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
        --additional-symbol-graph-dir "$graphs" --output-path "$archive" >"$out/$module.log" 2>&1 ||
        { cat "$out/$module.log"; exit 1; }
    # Single parameters are often said in the sentence above them, which is no mistake.
    if grep -A1 "doesn't exist at\|is ambiguous at\|Topic reference .* couldn't be resolved" "$out/$module.log" >&2; then broken=1; fi
    archives+=("$archive")
done
docc merge "${archives[@]}" --synthesized-landing-page-name Riffle --synthesized-landing-page-kind Library --output-path "$out/site"
rm -rf "$out/cache" "$out/graphs"
if ((broken)); then
    echo "docs: the links above lead nowhere." >&2
    exit 1
fi
echo "$PWD/$out/site: serve it with \`python3 -m http.server --directory $out/site\`, and open http://127.0.0.1:8000/documentation" >&2
