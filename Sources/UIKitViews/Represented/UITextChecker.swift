import SwiftUICore
import Foundation

/// Looks for misspelled words. There is no dictionary here: no word counts as misspelled.
@MainActor @preconcurrency
public final class UITextChecker {
    /// Makes a checker.
    public init() {}

    /// The first misspelled word in a part of a text.
    ///
    /// - Returns: a range at `NSNotFound`, as no word counts as misspelled.
    public func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt: Int, wrap: Bool, language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    /// What could be meant by a misspelled word: nil, as none is known.
    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
