extension ChartContent {
    /// Draws a shape at points, also at those of lines and areas.
    nonisolated public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
        let symbol = MarkSymbol.shape(AnyChartSymbolShape(symbol))
        return changed { $0.style.setSymbol(symbol) }
    }

    /// Draws the symbol of a value at points, also at those of lines and areas.
    nonisolated public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent {
        let channel = value.channel
        return changed { $0.style.setSymbol(by: channel) }
    }

    /// Shows a view at points, also at those of lines and areas.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let symbol = MarkSymbol.view(AnyView(symbol()))
        return changed { $0.style.setSymbol(symbol) }
    }

    /// Says how large symbols are.
    ///
    /// - Parameter size: the width and height of the symbol, in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { $0.style.symbolSize = $0.style.symbolSize ?? size }
    }

    /// Says how large symbols are.
    ///
    /// - Parameter area: the area of the symbol's square, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let length = max(0, area).squareRoot()
        return symbolSize(CGSize(width: length, height: length))
    }

    /// Draws symbols in the size of a value.
    nonisolated public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent {
        let channel = value.channel
        return changed { $0.style.symbolSizeValue = $0.style.symbolSizeValue ?? channel }
    }
}

extension MarkStyle {
    fileprivate mutating func setSymbol(_ symbol: MarkSymbol) {
        if self.symbol == nil && symbolValue == nil { self.symbol = symbol }
    }

    fileprivate mutating func setSymbol(by channel: Channel) {
        if symbol == nil && symbolValue == nil { symbolValue = channel }
    }
}
