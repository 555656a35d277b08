import RiffleTextLayout

extension UIFont {
    /// The names of the families of fonts that are installed, sorted.
    public class var familyNames: [String] { library?.familyNames ?? [] }

    /// The names of the fonts of a family, as `init(name:size:)` and `Font.custom` take them, sorted; none where no such
    /// family is installed.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        library?.faceNames(of: familyName) ?? []
    }

    private class var library: PangoTextMeasurer? { TextMeasurement.standard as? PangoTextMeasurer }
}
