@_spi(Reflection) import Swift

/// What a modifier is called in a program's source, as far as its node tells.
@MainActor
struct ModifierName {
    /// Such as `padding(insets: 8)`; empty where the node is no modifier that anybody has written.
    let texts: [String]

    init(_ node: _ViewNode) {
        if let keys = Self.changedKeys(node) {
            texts = keys
            return
        }
        let type = _typeName(Swift.type(of: node))
        let outer = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        switch outer {
        case "LayoutModifierNode", "ModifierBodyNode":
            let inner = Self.inner(type)
            guard !Self.internals.contains(inner) else {
                texts = []
                return
            }
            texts = [Self.call(inner) + Self.arguments(node)]
        default: texts = Self.nodes[outer].map { [$0] } ?? []
        }
    }

    /// Values of the environment that a node sets for what is in it; nil where it sets none.
    private static func changedKeys(_ node: _ViewNode) -> [String]? {
        guard let node = node as? EnvironmentNode else { return nil }
        let around = node.environment.setKeys.count
        let keys = node.childContext.environment.setKeys
        return keys.prefix(max(0, keys.count - around)).reversed().map { key in
            call(_typeName(key).split(separator: ".").last.map(String.init) ?? "environment")
        }
    }

    /// The name of what a generic type is made of: `PaddingLayout` of `LayoutModifierNode<SwiftUICore.PaddingLayout>`.
    private static func inner(_ type: String) -> String {
        let parts = type.drop { $0 != "<" }.dropFirst().prefix { $0 != "<" && $0 != ">" && $0 != "," }
        return parts.split(separator: ".").last.map(String.init) ?? ""
    }

    /// `padding` of `_PaddingLayout`.
    private static func call(_ type: String) -> String {
        if let known = calls[type] { return known }
        var name = Substring(type)
        while name.first == "_" { name = name.dropFirst() }
        for ending in ["Modifier", "Layout", "Effect", "Key"] where name.count > ending.count && name.hasSuffix(ending)
        {
            name = name.dropLast(ending.count)
            break
        }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// What is found by no rule.
    private static let calls = [
        "_FlexFrameLayout": "frame", "_FrameLayout": "frame", "_ClipEffect": "clipShape",
        "_AllowsHitTestingModifier": "allowsHitTesting", "AddGestureModifier": "gesture",
        "GeometryChangeModifier": "onGeometryChange", "ScrollPhaseChangeModifier": "onScrollPhaseChange",
        "MatchedGeometryModifier": "matchedGeometryEffect", "NamedSpaceModifier": "coordinateSpace",
        "ElementModifier": "accessibilityElement", "HoverModifier": "onHover", "KeyPressModifier": "onKeyPress",
        "IsEnabledKey": "disabled",
    ]

    /// Nodes that are modifiers themselves.
    private static let nodes = [
        "SecondaryLayerViewNode": "background or overlay", "AppearanceNode": "onAppear or onDisappear",
        "TaskNode": "task",
        "ChangeNode": "onChange", "ReceiveNode": "onReceive", "AnimationNode": "animation", "GestureNode": "gesture",
        "PreferenceWriterNode": "preference", "PreferenceReaderNode": "onPreferenceChange",
        "TransitionNode": "transition", "EffectNode": "visualEffect", "LayoutValueNode": "layoutValue",
    ]

    /// Modifiers of ours that stand beside what somebody has written.
    private static let internals: Set<String> = [
        "HitOutlineModifier", "TouchReachModifier", "FrameProbeModifier", "ReachModifier", "ScrollCoverModifier",
        "ScrollContentModifier",
        "TransitionModifier", "PressModifier", "PlainSpacingModifier", "IssueModifier", "IssueReportingModifier",
        "TrailModifier", "FitToRoomModifier", "SetbackModifier", "ScrollTargetModifier", "DormantLayoutModifier",
    ]

    /// The values of a node's modifier that can be said shortly.
    private static func arguments(_ node: _ViewNode) -> String {
        guard let modifier = Mirror(reflecting: node).children.first(where: { $0.label == "modifier" })?.value else {
            return ""
        }
        let said = Mirror(reflecting: modifier).children.compactMap { label, value -> String? in
            guard let text = short(value) else { return nil }
            guard let label, !label.hasSuffix("animatableData") else { return text }
            return "\(label): \(text)"
        }
        return said.isEmpty ? "" : "(\(said.joined(separator: ", ")))"
    }

    private static func short(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.flatMap { short($0.value) }
        case .enum where mirror.children.isEmpty: return ".\(value)"
        default: break
        }
        switch value {
        case let value as CGFloat: return number(Double(value))
        case let value as Double: return number(value)
        case let value as any BinaryInteger: return "\(value)"
        case let value as Bool: return "\(value)"
        case let value as String: return value.count <= 40 ? "\"\(value)\"" : nil
        case let value as EdgeInsets:
            let sides = [value.top, value.leading, value.bottom, value.trailing].map { number(Double($0)) }
            return Set(sides).count == 1 ? sides[0] : sides.joined(separator: " ")
        case let value as CGSize: return "\(number(value.width)) × \(number(value.height))"
        default: return nil
        }
    }

    /// Without digits that nobody has written.
    private static func number(_ value: Double) -> String {
        value.formatted(
            .number.precision(.fractionLength(0...2)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
