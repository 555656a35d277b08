internal import ArgumentParser
import Foundation
internal import RiffleHosting

/// A language and region as a flag names them: `de`, `de_AT`, `de-AT`.
struct LocaleName: ExpressibleByArgument {
    let languages: [String]

    init?(argument: String) {
        languages = UserRegion(languages: [argument.replacingOccurrences(of: "_", with: "-")]).languages
        if languages.isEmpty { return nil }
    }
}

/// A time zone as a flag names it.
struct ZoneName: ExpressibleByArgument {
    let name: String

    init?(argument: String) {
        name = UserRegion(timeZone: argument).timeZone
        if name.isEmpty { return nil }
    }
}

extension AppOptions {
    /// Has the process write for who started it: windows that know nothing of their users, and code that belongs to no window.
    func useRegion() {
        let isOfMachine = png == nil && previews == nil && replay == nil && !drive
        var usual = TextRegion.usual
        if isOfMachine {
            let system = UserRegion(languages: Self.languages(in: ProcessInfo.processInfo.environment))
            usual.timeZone = .current
            usual = system.region(appLanguages: AppLanguages.all, usual: usual)
        } else if locale == nil, timeZone == nil {
            return TextRegion.useForProcess(usual)
        }
        let user = UserRegion(languages: locale?.languages ?? [], timeZone: timeZone?.name ?? "")
        TextRegion.useForProcess(user.region(appLanguages: AppLanguages.all, usual: usual))
    }

    /// Has the process write for the machine's user.
    static func useRegionOfMachine() {
        let system = UserRegion(languages: languages(in: ProcessInfo.processInfo.environment))
        var usual = TextRegion.usual
        usual.timeZone = .current
        TextRegion.useForProcess(system.region(appLanguages: AppLanguages.all, usual: usual))
    }

    /// What the variables of a desktop say of languages, the best first: `de_AT.UTF-8`, `de:en`.
    static func languages(in environment: [String: String]) -> [String] {
        let main = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let first = main.prefix { $0 != "." && $0 != "@" }
        // Who wants the language of programs themselves wants no other.
        guard !["", "C", "POSIX"].contains(first) else { return [] }
        let others = (environment["LANGUAGE"] ?? "").split(separator: ":")
        return (others.isEmpty ? [first] : others).map { $0.replacingOccurrences(of: "_", with: "-") }
    }
}
