/// How values of a type are kept.
struct StoredCoding<Value> {
    /// Nil for what was kept as something else.
    let read: (StoredValue) -> Value?
    /// Nil for a value that stands for none.
    let write: (Value) -> StoredValue?

    /// The same for values of which there may be none.
    var optional: StoredCoding<Value?> {
        StoredCoding<Value?>(read: { read($0).map { $0 } }, write: { $0.flatMap { write($0) } })
    }

    /// The same for values that stand for those.
    func raw<R: RawRepresentable>(_ type: R.Type) -> StoredCoding<R> where R.RawValue == Value {
        StoredCoding<R>(read: { read($0).flatMap { R(rawValue: $0) } }, write: { write($0.rawValue) })
    }
}

extension StoredCoding<Bool> {
    static var bool: StoredCoding {
        StoredCoding(
            read: {
                switch $0 {
                case .bool(let value): value
                case .int(let value): value != 0
                default: nil
                }
            },
            write: { .bool($0) })
    }
}

extension StoredCoding<Int> {
    static var int: StoredCoding {
        StoredCoding(
            read: {
                switch $0 {
                case .int(let value): value
                case .bool(let value): value ? 1 : 0
                case .double(let value): Int(exactly: value)
                default: nil
                }
            },
            write: { .int($0) })
    }
}

extension StoredCoding<Double> {
    static var double: StoredCoding {
        StoredCoding(
            read: {
                switch $0 {
                case .double(let value): value
                case .int(let value): Double(value)
                case .bool(let value): value ? 1 : 0
                default: nil
                }
            },
            write: { .double($0) })
    }
}

extension StoredCoding<String> {
    static var string: StoredCoding {
        StoredCoding(read: { if case .string(let value) = $0 { value } else { nil } }, write: { .string($0) })
    }
}

extension StoredCoding<URL> {
    static var url: StoredCoding {
        StoredCoding(
            read: { if case .string(let value) = $0 { URL(string: value) } else { nil } },
            write: { .string($0.absoluteString) })
    }
}

extension StoredCoding<Data> {
    static var data: StoredCoding {
        StoredCoding(read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) })
    }
}

extension StoredCoding<Date> {
    static var date: StoredCoding {
        StoredCoding(read: { if case .date(let value) = $0 { value } else { nil } }, write: { .date($0) })
    }
}
