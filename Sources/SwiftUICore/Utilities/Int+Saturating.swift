extension Int {
    /// The sum, or the greatest number where that is less: collections may have as many elements as there are numbers.
    ///
    /// - Parameter other: not negative.
    func addingSaturated(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? .max : sum
    }

    /// The product, or the greatest number where that is less.
    ///
    /// - Parameter other: not negative, as the number itself.
    func multipliedSaturated(by other: Int) -> Int {
        let (product, overflows) = multipliedReportingOverflow(by: other)
        return overflows ? .max : product
    }
}
