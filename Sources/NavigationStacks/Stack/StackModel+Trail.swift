import Foundation

extension StackModel: TrailKeeping {
    /// Screens above the root are steps, numbered as they are on the stack.
    package var stepNumbers: [Int] { entries.entries.dropFirst().map(\.id) }

    package func takeBack(step number: Int) { pop(number) }

    /// Values lead to the same screen again; links with views of their own do not.
    package func again(step number: Int) -> (() -> Bool)? {
        guard let depth = entries.index(of: number),
            case .value(let value) = entries.entries[depth].source
        else { return nil }
        return { [weak self] in
            guard let self, self.entries.entries.count == depth else { return false }
            return self.push(value, from: self.entries.top.id) == nil && self.entries.entries.count == depth + 1
        }
    }

    /// The values next to the root that can be coded, as `NavigationPath` codes them.
    package var keptSteps: Data? {
        let values = entries.entries.dropFirst().map { entry -> AnyHashable? in
            if case .value(let value) = entry.source, value.base is any Codable { value } else { nil }
        }
        let kept = values.prefix { $0 != nil }.compactMap { $0 }
        guard !kept.isEmpty else { return nil }
        return try? JSONEncoder().encode(NavigationPath.CodableRepresentation(values: kept))
    }

    package func takeSteps(_ kept: Data) {
        guard entries.entries.count == 1,
            let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
        else { return }
        takeAtOnce(path.values)
    }
}
