/// Words for assistive technology, which are written once it is known for which language and region.
package protocol SpokenText: Sendable {
    /// The words as they are read out in an environment.
    func spokenString(in environment: EnvironmentValues) -> String

    /// Whether the other one stands for the same words.
    func isSame(as other: any SpokenText) -> Bool
}

extension SpokenText where Self: Equatable {
    package func isSame(as other: any SpokenText) -> Bool { other as? Self == self }
}

/// Compares a text that may be missing.
@propertyWrapper
package struct Spoken: Equatable, Sendable {
    package var wrappedValue: (any SpokenText)?

    package init(wrappedValue: (any SpokenText)?) { self.wrappedValue = wrappedValue }

    package static func == (first: Spoken, second: Spoken) -> Bool {
        switch (first.wrappedValue, second.wrappedValue) {
        case (let first?, let second?): first.isSame(as: second)
        case (nil, nil): true
        default: false
        }
    }
}
