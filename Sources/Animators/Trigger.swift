/// A value of any type that can be compared, whose change starts something.
struct Trigger: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    static func == (first: Trigger, second: Trigger) -> Bool {
        func isSame<T: Equatable>(_ value: T) -> Bool { second.value as? T == value }
        return isSame(first.value)
    }
}
