import Foundation
import Testing

/// What the compiler makes of our macros in a source.
///
/// The plugin is run, as in a build, rather than linked: a test program that links macros is built for the machine that
/// builds, and with it everything it tests would be built a second time.
struct Expansion {
    /// What the macros made, in the compiler's order.
    let code: [String]
    /// What the macros complained of: "line:column message".
    let errors: [String]

    /// Names that the sources of the tests use, so that the compiler gets as far as to expand.
    private static let surroundings = """
        @freestanding(declaration)
        macro Preview(_ name: String? = nil, traits: Trait..., body: @escaping () -> Void)
            = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
        @freestanding(declaration)
        macro Preview(_ name: String) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
        @attached(peer)
        macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
        @attached(accessor) @attached(peer, names: prefixed(__Key_))
        macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

        @attached(member, names: named(AnimatableData), named(animatableData)) @attached(extension, conformances: Animatable)
        macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")
        @freestanding(expression) macro _making<T>() -> (() -> T) = #externalMacro(module: "SwiftUIMacros", type: "MakingMacro")
        func made<T>(_ type: T.Type = T.self, _ making: () -> T = #_making) -> T { making() }
        @attached(peer) macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")

        @attached(accessor) @attached(peer, names: prefixed(`$`))
        macro Parameter(_ options: Trait...) = #externalMacro(module: "SwiftUIMacros", type: "ParameterMacro")
        @freestanding(expression) macro Rule<Input>(_ input: Input, body: (Input) -> Bool) -> Bool
            = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")
        func _tipRule<Input>(_ input: Input, body: (Input) -> Bool) -> Bool { body(input) }
        enum Tips {
            struct Parameter<Value> {
                var wrappedValue: Value { get { value } nonmutating set {} }
                let value: Value
            }
        }
        func _tipParameter<Value>(_ id: String, _ value: Value, _ options: Trait...) -> Tips.Parameter<Value> {
            Tips.Parameter(value: value)
        }

        protocol Animatable {}
        struct Trait {
            static let landscapeLeft = Trait()
            static func fixedLayout(width: Int, height: Int) -> Trait { Trait() }
        }
        struct EnvironmentValues {}
        struct Transaction {}
        struct ContainerValues {}
        struct FocusedValues {}
        struct Text { init(_ text: String = "") {} }
        struct First { @discardableResult init() {} }
        struct Second { @discardableResult init() {} }
        @propertyWrapper struct State<Value> {
            var wrappedValue: Value
            var projectedValue: Value { wrappedValue }
        }
        @propertyWrapper struct Environment<Value> {
            init(_ keyPath: KeyPath<Colors, Value>) { wrappedValue = Colors()[keyPath: keyPath] }
            var wrappedValue: Value
        }
        struct Colors { var colorScheme = 0 }
        struct Binding<Value> {}
        func Toggle(_ title: String, isOn: Bool) {}
        func make() {}
        func show(_ body: () -> Void) {}
        """

    init(of source: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try source.write(to: folder.appendingPathComponent("Views.swift"), atomically: true, encoding: .utf8)
        try Self.surroundings.write(
            to: folder.appendingPathComponent("Surroundings.swift"), atomically: true, encoding: .utf8)
        let output = try Self.compile(in: folder)
        // Names that are to be unique are long, and different in each file.
        let text = output.replacing(#/\$s\w*?(\d+(PreviewRegistry|Previewable)fMu\d*_)/#) { "__macro_local_\($0.1)" }
        code = text.matches(of: #/(?s)@__swiftmacro_[^\n]*\n-{30}\n(.*?)\n?-{30}\n/#).map { String($0.1) }
            .filter { !$0.isEmpty }
        errors = text.matches(of: #/(?m)^[^ \n]*Views\.swift:(\d+:\d+): error: (.*) \(from macro '[^']*'\)$/#)
            .map { "\($0.1) \($0.2)" }
    }

    private static func compile(in folder: URL) throws -> String {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let plugin = products.appendingPathComponent("SwiftUIMacros-tool").path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = folder
        process.arguments =
            ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "App"]
            + ["-load-plugin-executable", "\(plugin)#SwiftUIMacros", "-Xfrontend", "-dump-macro-expansions"]
            + ["Views.swift", "Surroundings.swift"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}

/// Expands our macros in `source` and compares what they make and complain of.
func expectExpansion(
    of source: String, is expected: [String] = [], errors: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let expansion = try Expansion(of: source)
    #expect(expansion.errors == errors, sourceLocation: sourceLocation)
    if errors.isEmpty { #expect(expansion.code == expected, sourceLocation: sourceLocation) }
}
