import Foundation

extension Transferable {
    /// What data of a type stands for, by the first way that takes such data.
    ///
    /// - Throws: what the way throws, or that there is none.
    package static func decoded(from data: Data, of type: UTType) async throws -> Self {
        guard let item = try await read(data, type) as? Self else { throw TransferError.noWay }
        return item
    }

    private static func read(_ data: Data, _ type: UTType) async throws -> Any? {
        for form in forms {
            switch form.kind {
            case .data(let wanted):
                guard let decode = wanted.decode, type.conforms(to: wanted.type) || wanted.type == .data else {
                    continue
                }
                return try await decode(data).value
            case .proxy(let proxy):
                guard let make = proxy.make, let other = try await proxy.type.read(data, type) else { continue }
                return try await make(Carried(value: other)).value
            }
        }
        return nil
    }
}
