#!/usr/bin/env bash
# Builds a program twice whose own targets have the names of all folders of this repository, and which depends on packages
# that hold other code where they find modules named Combine or UIKit; then runs it. Prints how long each build took, and
# how many lines of it are warnings.
set -euo pipefail
cd "$(dirname "$0")/.."

checkout=$PWD
# Begins with nothing built, as for somebody new: what was built there before would be found by packages that do not ask
# for it.
export RIFFLE_SCRATCH=.build/graph-build
rm -rf "$RIFFLE_SCRATCH"
folder=.build/graph
rm -rf "$folder"
mkdir -p "$folder/Sources/Crowd"
# Module aliases find a package by the name of its folder.
ln -s "$checkout" "$folder/Riffle"

# Names of modules that programs import cannot be those of a program's own targets.
taken=$(grep -oE 'name: "[A-Za-z_]+"' Package.swift | cut -d'"' -f2 | sort -u)
names=$(for path in Sources/* Tests/* Plugins/*; do basename "$path"; done | sort -u |
    grep -vxF "$taken" | grep -xE '[A-Z][A-Za-z]+')
for name in $names; do
    mkdir -p "$folder/Sources/$name"
    echo "public enum ${name}Mark { public static let text = \"$name\" }" >"$folder/Sources/$name/Mark.swift"
done

cat >"$folder/Package.swift" <<END
// swift-tools-version: 6.1
import PackageDescription

let own: [String] = [$(printf '"%s", ' $names)]

let package = Package(
    name: "Crowd",
    dependencies: [
        .package(path: "Riffle"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    ],
    targets: own.map { .target(name: \$0) } + [
        .executableTarget(
            name: "Crowd",
            dependencies: own.map { .target(name: \$0) } + [
                .product(name: "SwiftUI", package: "Riffle"),
                .product(name: "Combine", package: "Riffle", moduleAliases: ["Combine": "RiffleCombine"]),
                .product(name: "UIKit", package: "Riffle", moduleAliases: ["UIKit": "RiffleUIKit"]),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "X509", package: "swift-certificates"),
                .product(name: "CustomDump", package: "swift-custom-dump"),
            ])
    ]
)
END
# A model that imports Combine alone, as many do.
cat >"$folder/Sources/Crowd/Counter.swift" <<'END'
import Combine

final class Counter: ObservableObject {
    @Published var count = 0
}
END
{
    printf 'import %s\n' $names
    cat <<'END'
import AsyncHTTPClient
import CustomDump
import GRDB
import Hummingbird
import SwiftUI
import UIKit
import X509

struct Mark: View {
    @ObservedObject var counter: Counter

    var body: some View {
        SwiftUI.Text("Counted to \(counter.count)").foregroundStyle(Color(UIColor.systemBlue))
    }
}

@main
struct Crowd {
    @MainActor static func main() throws {
        let counter = Counter()
        var counts: [Int] = []
        let subscription = counter.$count.sink { counts.append($0) }
        counter.count = 2
        subscription.cancel()
        let mark = Mark(counter: counter)
        let stored = try DatabaseQueue().read { try Int.fetchOne($0, sql: "SELECT 40 + 2") ?? 0 }
        let name = try DistinguishedName { CommonName("crowd") }
        let request = HTTPClientRequest(url: "http://localhost/")
        let path = RouterPath("/crowd")
        print("counted", counts, type(of: mark.body), stored, name, request.url, path.description)
        print(diff(1, 2)?.isEmpty == false ? "differs" : "same")
END
    printf '        print(%sMark.text, terminator: " ")\n' $names
    echo '    }'
    echo '}'
} >"$folder/Sources/Crowd/Crowd.swift"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
for build in first second; do
    start=$SECONDS
    scripts/swift.sh build "$folder" --product Crowd 2>&1 | tee "$log"
    echo "== $build build: $((SECONDS - start)) s, $(grep -c 'warning:' "$log" || true) warnings," \
        "$(grep 'warning:' "$log" | grep -c "$checkout/Sources" || true) of them in this repository"
done
# What others ask for by canImport is not there.
if grep 'module alias' "$log"; then exit 1; fi
output=$("$(scripts/swift.sh build "$folder" --show-bin-path)/Crowd")
echo "$output"
grep -q 'counted \[0, 2\] .* 42 ' <<<"$output"
grep -q "Storage" <<<"$output"
