import Foundation
import SwiftUICore

extension View {
    /// Says which language texts are set for. Lines are as high as their letters ask for, whatever the language.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        withoutEffect("typesettingLanguage", because: "lines are as high as their letters ask for in all languages")
    }
}
