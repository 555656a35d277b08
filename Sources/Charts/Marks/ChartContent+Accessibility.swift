extension ChartContent {
    /// Names marks for assistive technology.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changed { $0.style.label = $0.style.label ?? label }
    }

    /// Names marks for assistive technology.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// Names marks for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Says the value of marks to assistive technology.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        changed { $0.style.spokenValue = $0.style.spokenValue ?? valueDescription }
    }

    /// Says the value of marks to assistive technology.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// Says the value of marks to assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Hides marks from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changed { $0.style.isHidden = hidden }
    }

    /// Names marks for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changed { $0.style.identifier = $0.style.identifier ?? identifier }
    }
}
