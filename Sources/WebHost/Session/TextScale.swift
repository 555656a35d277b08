import RiffleHosting

extension DynamicTypeSize {
    /// The size of text nearest to what somebody has set their browser to.
    ///
    /// - Parameter scale: how much larger its letters are than usual. The body text of an iPhone, which counts here, has 14
    ///   points where it is smallest, 17 unless somebody changes it, and 53 where it is largest.
    package init(textScale scale: CGFloat) {
        let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        let wanted = 17 * scale
        let nearest = sizes.indices.min { abs(sizes[$0] - wanted) < abs(sizes[$1] - wanted) } ?? 3
        self = Self.allCases[nearest]
    }
}
