/// A slider's value as a part of its range, whatever type of number it is.
struct SliderValue {
    /// Where the value is, 0...1; a value that is no number is at the start.
    let read: () -> Double
    /// Sets the value to what is nearest to a part of the range; nothing happens when it is that already.
    let write: (Double) -> Void
    /// How much of the range a step is; nil where values are free.
    let step: Double?

    /// Marks below the track.
    let marks: [SliderMark]
    /// Where the filled part of the track begins, 0...1.
    let neutral: Double

    /// - Parameters:
    ///   - ticks: marks; without steps the value is always at one of them.
    ///   - neutralValue: where the filled part of the track begins.
    ///   - enabledBounds: what the value can be set to.
    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, ticks: [SliderTick<V>] = [],
        neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil
    ) where V.Stride: BinaryFloatingPoint {
        let bounds = step.map { Self.reached(in: bounds, by: $0) } ?? bounds
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let isUsable = length > 0 && length.isFinite
        let step = step.map { Double($0) }.flatMap { $0 > 0 && $0.isFinite && isUsable ? $0 : nil }
        self.step = step.map { $0 / length }
        func fraction(_ value: V) -> Double {
            let distance = Double(value) - Double(bounds.lowerBound)
            return isUsable && !distance.isNaN ? min(max(distance / length, 0), 1) : 0
        }
        let ticks = ticks.filter { isUsable && bounds.contains($0.value) }
        marks = ticks.enumerated().map { SliderMark(id: $0, fraction: fraction($1.value), label: $1.label) }
        neutral = neutralValue.map(fraction) ?? 0
        let enabled = enabledBounds?.clamped(to: bounds) ?? bounds
        let stops = step == nil ? ticks.map(\.value).filter(enabled.contains) : []
        read = { fraction(value.wrappedValue) }
        write = { fraction in
            guard isUsable, !fraction.isNaN else { return }
            let distance = min(max(fraction, 0), 1) * length
            let nearest = step.map { (distance / $0).rounded() * $0 } ?? distance
            let place = bounds.lowerBound + V(nearest)
            let stop = stops.min { abs($0 - place) < abs($1 - place) }
            let new = stop ?? min(max(place, enabled.lowerBound), enabled.upperBound)
            if new != value.wrappedValue { value.wrappedValue = new }
        }
    }

    /// The part of a range that ends at its last step, as a slider's track does: steps of 2 from 1 to 10 end at 9. A step
    /// that means nothing leaves the range as it is.
    private static func reached<V: BinaryFloatingPoint>(in bounds: ClosedRange<V>, by step: V.Stride) -> ClosedRange<V>
    where V.Stride: BinaryFloatingPoint {
        let (start, end, step) = (Double(bounds.lowerBound), Double(bounds.upperBound), Double(step))
        guard step > 0, step.isFinite, (end - start).isFinite else { return bounds }
        // Sums of fractions differ in their last bits.
        let count = ((end - start) / step + 1e-9).rounded(.down)
        let last = V(start + count * step)
        return last.isFinite && last < bounds.upperBound ? bounds.lowerBound...last : bounds
    }

    /// The values of a range that are steps apart, from the lower one on; at most a thousand.
    static func steps<V: BinaryFloatingPoint>(in bounds: ClosedRange<V>, by step: V.Stride) -> [V]
    where V.Stride: BinaryFloatingPoint {
        let (start, end, step) = (Double(bounds.lowerBound), Double(bounds.upperBound), Double(step))
        guard step > 0, step.isFinite, (end - start).isFinite else { return [] }
        let count = Int(clamping: (end - start) / step + 1e-9, to: 0...1000)
        return (0...count).map { V(start + Double($0) * step) }
    }

    /// Moves the value by a step, to the next mark, or by a tenth of the range where values are free.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        if step == nil, !marks.isEmpty {
            let places = marks.map(\.fraction).sorted()
            let now = read()
            let next = direction == .increment ? places.first { $0 > now + 1e-9 } : places.last { $0 < now - 1e-9 }
            return next.map(write) ?? ()
        }
        let distance = step ?? 0.1
        write(read() + (direction == .increment ? distance : -distance))
    }
}
