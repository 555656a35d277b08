extension UIColor: _ExpressibleByColorLiteral {
    /// The color that `#colorLiteral(red:green:blue:alpha:)` stands for, from gamma-encoded sRGB components.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of a color literal where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
