extension EdgeInsets {
    package var clampedToPositive: EdgeInsets {
        EdgeInsets(top: max(top, 0), leading: max(leading, 0), bottom: max(bottom, 0), trailing: max(trailing, 0))
    }

    package func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}
