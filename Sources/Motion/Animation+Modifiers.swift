extension Animation {
    /// Returns this animation started so many seconds later; the value stays where it is until then.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(.delay(delay.orZero, form))
    }

    /// Returns this animation, its delays included, run so many times as fast.
    ///
    /// A speed of zero or less, or NaN, all but stops it: one thousand millionth.
    public func speed(_ speed: Double) -> Animation {
        Animation(.speed(speed > 1e-9 ? min(speed, 1e9) : 1e-9, form))
    }

    /// Returns this animation, its delays included, run so many times.
    ///
    /// Each run back counts. After the last one the value is at its target, also where that was a run back. A count
    /// below one counts as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repetition(count: max(repeatCount, 1), autoreverses: autoreverses, form))
    }

    /// Returns this animation, its delays included, run until something else replaces it.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repetition(count: nil, autoreverses: autoreverses, form))
    }

    /// Returns this animation, reported as logically complete after so many seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(.logicallyComplete(after: duration.orZero, form))
    }
}
