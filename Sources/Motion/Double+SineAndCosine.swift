extension Double {
    /// The sine and the cosine of this number of radians, together, to within 2e-16.
    ///
    /// A spring needs both of one angle, thousands of times a frame; this takes half the time of two calls to the C
    /// library (whose `sincos` Swift does not see) and gives the same bits on every system. NaN for what is not finite.
    @inlinable
    package var sineAndCosine: (sine: Double, cosine: Double) {
        // Beyond this, the reduction below would lose digits.
        guard abs(self) < 100_000 else { return (Foundation.sin(self), Foundation.cos(self)) }
        // Adding 1.5 · 2⁵² rounds to a whole number, and leaves that number in the lowest bits.
        let shift = 6_755_399_441_055_744.0
        let shifted = self * (2 / .pi) + shift
        let quarters = shifted - shift
        // π/2 in three parts, the first two short enough for their products with `quarters` to be exact.
        let r =
            self - quarters * 1.570_796_326_734_125_6 - quarters * 6.077_100_506_303_966e-11
            - quarters * 2.022_266_248_795_950_6e-21
        // Taylor's series: on ±π/4 the first terms left out are below 5e-17.
        let z = r * r
        var sine = -1 / 1_307_674_368_000.0
        sine = sine * z + 1 / 6_227_020_800.0
        sine = sine * z - 1 / 39_916_800.0
        sine = sine * z + 1 / 362_880.0
        sine = sine * z - 1 / 5_040.0
        sine = sine * z + 1 / 120.0
        sine = sine * z - 1 / 6.0
        sine = r + r * z * sine
        var cosine = 1 / 20_922_789_888_000.0
        cosine = cosine * z - 1 / 87_178_291_200.0
        cosine = cosine * z + 1 / 479_001_600.0
        cosine = cosine * z - 1 / 3_628_800.0
        cosine = cosine * z + 1 / 40_320.0
        cosine = cosine * z - 1 / 720.0
        cosine = cosine * z + 1 / 24.0
        cosine = 1 - z / 2 + z * z * cosine
        let quadrant = shifted.bitPattern & 3
        if quadrant & 1 == 1 { (sine, cosine) = (cosine, -sine) }
        return quadrant & 2 == 2 ? (-sine, -cosine) : (sine, cosine)
    }
}
