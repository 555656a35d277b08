extension Animation {
    /// Returns this animation started so many seconds later; the value stays where it is until then.
    ///
    /// Negative delays and NaN count as zero. The delay belongs to the animation: `repeatForever(autoreverses:)` after
    /// it waits before each run, and `speed(_:)` after it shortens it. To deal cards one after the other, delay each by
    /// its place.
    ///
    ///     ForEach(0..<5) { place in
    ///         RoundedRectangle(cornerRadius: 6)
    ///             .frame(width: 40, height: 56)
    ///             .offset(y: isDealt ? 0 : 300)
    ///             .animation(.snappy.delay(Double(place) * 0.08), value: isDealt)
    ///     }
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
    ///
    /// The next change of the same value ends it, and starts where it has come to; a change without animation stops it
    /// at once. Removing the view ends it as well. With `autoreverses` every second run goes back, else each run starts
    /// over with a jump. Start it from a change, such as one in `onAppear`.
    ///
    ///     Image(systemName: "bell.badge")
    ///         .scaleEffect(isPulsing ? 1.15 : 1)
    ///         .animation(.easeInOut(duration: 0.8).repeatForever(), value: isPulsing)
    ///         .onAppear { isPulsing = true }
    ///
    /// - Complexity: The window makes frames for as long as it runs.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repetition(count: nil, autoreverses: autoreverses, form))
    }

    /// Returns this animation, reported as logically complete after so many seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(.logicallyComplete(after: duration.orZero, form))
    }
}
