/// A projective map of space: a 4 × 4 matrix that points are multiplied with as row vectors (x, y, z, 1).
///
/// For code that makes a `ProjectionTransform` from one. NaN and infinite entries are kept and spread.
@frozen
public struct CATransform3D: Hashable, Sendable {
    /// The part of x' that is proportional to x.
    public var m11: CGFloat = 0
    /// The part of y' that is proportional to x.
    public var m12: CGFloat = 0
    /// The part of z' that is proportional to x.
    public var m13: CGFloat = 0
    /// The part of the divisor that is proportional to x.
    public var m14: CGFloat = 0
    /// The part of x' that is proportional to y.
    public var m21: CGFloat = 0
    /// The part of y' that is proportional to y.
    public var m22: CGFloat = 0
    /// The part of z' that is proportional to y.
    public var m23: CGFloat = 0
    /// The part of the divisor that is proportional to y.
    public var m24: CGFloat = 0
    /// The part of x' that is proportional to z.
    public var m31: CGFloat = 0
    /// The part of y' that is proportional to z.
    public var m32: CGFloat = 0
    /// The part of z' that is proportional to z.
    public var m33: CGFloat = 0
    /// The part of the divisor that is proportional to z: -1 / d gives a perspective seen from d points away.
    public var m34: CGFloat = 0
    /// The translation along x, in points.
    public var m41: CGFloat = 0
    /// The translation along y, in points.
    public var m42: CGFloat = 0
    /// The translation along z, in points.
    public var m43: CGFloat = 0
    /// The constant part of the divisor.
    public var m44: CGFloat = 0

    /// Creates a matrix of zeros, as C does; `CATransform3DIdentity` is what changes nothing.
    @inlinable
    public init() {}

    /// Creates a matrix from its entries, row by row.
    @inlinable
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

extension CATransform3D {
    private typealias Row = (CGFloat, CGFloat, CGFloat, CGFloat)

    /// The map that applies this one first and another second.
    func followed(by second: CATransform3D) -> CATransform3D {
        func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> Row {
            (
                x * second.m11 + y * second.m21 + z * second.m31 + w * second.m41,
                x * second.m12 + y * second.m22 + z * second.m32 + w * second.m42,
                x * second.m13 + y * second.m23 + z * second.m33 + w * second.m43,
                x * second.m14 + y * second.m24 + z * second.m34 + w * second.m44
            )
        }
        var result = CATransform3D()
        (result.m11, result.m12, result.m13, result.m14) = row(m11, m12, m13, m14)
        (result.m21, result.m22, result.m23, result.m24) = row(m21, m22, m23, m24)
        (result.m31, result.m32, result.m33, result.m34) = row(m31, m32, m33, m34)
        (result.m41, result.m42, result.m43, result.m44) = row(m41, m42, m43, m44)
        return result
    }

    /// The matrix with rows and columns as arrays.
    private var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// The inverse, by elimination with the largest pivot; nil where there is none.
    var inverse: CATransform3D? {
        var left = rows
        var right = CATransform3DIdentity.rows
        for column in 0..<4 {
            let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
            let value = left[pivot][column]
            guard value != 0, value.isFinite else { return nil }
            left.swapAt(pivot, column)
            right.swapAt(pivot, column)
            for index in 0..<4 {
                left[column][index] /= value
                right[column][index] /= value
            }
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                for index in 0..<4 {
                    left[row][index] -= factor * left[column][index]
                    right[row][index] -= factor * right[column][index]
                }
            }
        }
        return CATransform3D(
            m11: right[0][0], m12: right[0][1], m13: right[0][2], m14: right[0][3], m21: right[1][0],
            m22: right[1][1], m23: right[1][2], m24: right[1][3], m31: right[2][0], m32: right[2][1],
            m33: right[2][2], m34: right[2][3], m41: right[3][0], m42: right[3][1], m43: right[3][2],
            m44: right[3][3])
    }
}

extension ProjectionTransform {
    /// Creates what a map of space does to the plane z = 0, seen along z.
    @inlinable
    public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
