import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler runs to expand the macros that the SwiftUI module declares.
@main struct SwiftUIMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self,
        MakingMacro.self, ModelMacro.self, PersistedPropertyMacro.self, ModelMarkerMacro.self,
        ModelConstraintMacro.self,
        ModelActorMacro.self, ParameterMacro.self, RuleMacro.self,
    ]
}
