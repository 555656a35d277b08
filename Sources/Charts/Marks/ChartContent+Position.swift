extension ChartContent {
    /// Puts marks that share a band beside each other, by a value.
    ///
    /// - Parameters:
    ///   - axis: the axis along which they stand beside each other; by nil that of the bands.
    ///   - span: how much of the band they share.
    nonisolated public func position(
        by value: PlottableValue<some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        let position = MarkPosition(channel: value.channel, span: span)
        return changed { mark in
            let isAlongX = axis.map { $0 == .horizontal } ?? !mark.isHorizontalBar
            if isAlongX {
                mark.style.xPosition = mark.style.xPosition ?? position
            } else {
                mark.style.yPosition = mark.style.yPosition ?? position
            }
        }
    }

    /// Moves marks, in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves marks, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the ends of marks, in points.
    nonisolated public func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of marks, in points.
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the ends of marks, in points.
    nonisolated public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent
    {
        changed {
            $0.style.offset.xStart += xStart
            $0.style.offset.xEnd += xEnd
            $0.style.offset.yStart += yStart
            $0.style.offset.yEnd += yEnd
        }
    }
}

extension Mark {
    /// Whether the length of a bar lies along the x axis: where y is a name, a bin or nothing, and x a quantity.
    var isHorizontalBar: Bool {
        if xEnd != nil && yEnd == nil && y?.channel != nil { return true }
        if yEnd != nil && xEnd == nil && x?.channel != nil { return false }
        guard let x = x?.channel, x.value.kind != .category, x.end == nil else { return false }
        guard let y = y?.channel else { return yEnd == nil && self.y == nil || x.value.kind == .number }
        if y.value.kind == .category || y.end != nil { return true }
        return x.value.kind == .number && y.value.kind == .date
    }
}
