import XcodeProjects

/// The arguments of `swiftSettings` that stand for build settings of Xcode.
struct LanguageSettings {
    private(set) var arguments: [String] = []
    /// What is true in `#if`.
    private(set) var conditions: Set<String> = ["DEBUG"]

    /// Those that Swift 6 mode has by itself, of which the compiler would warn.
    private static let partOfSwift6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain",
        "ImportObjcForwardDeclarations", "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency",
        "StrictConcurrency", "ImplicitOpenExistentials", "RegionBasedIsolation", "DynamicActorIsolation",
        "NonfrozenEnumExhaustivity", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
    ]
    /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
    /// Settings that are not called as their features.
    private static let renamed = [
        "DisableOutwardActorIsolation": "DisableOutwardActorInference",
        "ImportObjcForwardDecls": "ImportObjcForwardDeclarations", "BareSlashRegex": "BareSlashRegexLiterals",
    ]

    init(_ settings: ResolvedSettings) {
        let isSwift6 = settings["SWIFT_VERSION"]?.hasPrefix("6") == true
        arguments.append(".swiftLanguageMode(\(isSwift6 ? ".v6" : ".v5"))")
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            arguments.append(".defaultIsolation(MainActor.self)")
        }
        var features = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? Self.approachable : []
        for key in settings.keys(after: "SWIFT_UPCOMING_FEATURE_")
        where ["YES", "MIGRATE"].contains(settings["SWIFT_UPCOMING_FEATURE_" + key] ?? "") {
            let name = key.split(separator: "_").map(\.capitalized).joined()
            features.append(Self.renamed[name] ?? name)
        }
        if settings["SWIFT_STRICT_CONCURRENCY"] == "complete" { features.append("StrictConcurrency") }
        if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { features.append("BareSlashRegexLiterals") }
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        var experimental: [String] = []
        for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
            switch flag {
            case "-enable-upcoming-feature": features.append(next)
            case "-enable-experimental-feature": experimental.append(next)
            case "-D": conditions.insert(next)
            default: if flag.hasPrefix("-D") { conditions.insert(String(flag.dropFirst(2))) }
            }
        }
        conditions.formUnion(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
        conditions = conditions.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !$0.isEmpty }
        arguments += features.unique.filter { !isSwift6 || !Self.partOfSwift6.contains($0) }
            .map { ".enableUpcomingFeature(\"\($0)\")" }
        arguments += experimental.unique.map { ".enableExperimentalFeature(\"\($0)\")" }
        // SwiftPM has it by itself.
        arguments += conditions.subtracting(["DEBUG"]).sorted().map { ".define(\"\($0)\")" }
    }
}
