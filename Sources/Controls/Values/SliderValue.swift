/// A slider's value as a part of its range, whatever type of number it is.
struct SliderValue {
    /// Where the value is, 0...1; a value that is no number is at the start.
    let read: () -> Double
    /// Sets the value to what is nearest to a part of the range; nothing happens when it is that already.
    let write: (Double) -> Void
    /// How much of the range a step is; nil where values are free.
    let step: Double?

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?)
    where V.Stride: BinaryFloatingPoint {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let isUsable = length > 0 && length.isFinite
        let step = step.map { Double($0) }.flatMap { $0 > 0 && $0.isFinite && isUsable ? $0 : nil }
        self.step = step.map { $0 / length }
        read = {
            let distance = Double(value.wrappedValue) - Double(bounds.lowerBound)
            return isUsable && !distance.isNaN ? min(max(distance / length, 0), 1) : 0
        }
        write = { fraction in
            guard isUsable, !fraction.isNaN else { return }
            let distance = min(max(fraction, 0), 1) * length
            let nearest = step.map { (distance / $0).rounded() * $0 } ?? distance
            let new = min(max(bounds.lowerBound + V(nearest), bounds.lowerBound), bounds.upperBound)
            if new != value.wrappedValue { value.wrappedValue = new }
        }
    }

    /// Moves the value by a step, or by a tenth of the range where values are free.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let distance = step ?? 0.1
        write(read() + (direction == .increment ? distance : -distance))
    }
}
