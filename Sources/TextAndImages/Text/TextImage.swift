import RiffleLayers
import RiffleTextLayout

/// An image that stands among the characters of a text.
package struct TextImage: Equatable {
    let content: ImageLeaf.Content
    private let paints: [StylePaint]

    /// What keeps the room of the image in the line; it is not broken from its neighbors.
    static let space = "\u{A0}"

    init(_ image: Image, in environment: EnvironmentValues) {
        content = ImageResolver(environment).content(of: image)
        paints = ImageLeaf.stylePaints(content, in: environment)
    }

    /// The width of the space without any tracking, in points.
    static func width(of style: RiffleTextLayout.TextStyle, _ measurer: any TextMeasurer) -> CGFloat {
        func width(_ text: String) -> CGFloat {
            measurer.measure(TextRequest(runs: [TextRun(text, style: style)]), width: nil, height: nil).width
        }
        return width("x\(space)x") - width("xx")
    }

    /// The marks of the image, which stands on a line from a point on.
    ///
    /// - Parameter paint: what symbols have in the text; nil for their own.
    package func commands(at point: CGPoint, _ paint: Paint?) -> [DrawCommand] {
        let size = content.size
        let offset: CGFloat = if case .symbol(let symbol) = content { symbol.layout.baselineOffset } else { 0 }
        let frame = CGRect(x: point.x, y: point.y + offset - size.height, width: size.width, height: size.height)
        let local = CGRect(origin: .zero, size: size)
        let paints = paints.enumerated().map { $0 == 0 ? paint ?? $1.paint(in: frame) : $1.paint(in: frame) }
        return content.commands(in: local, paints).moved(
            by: CGAffineTransform(translationX: frame.minX, y: frame.minY), keepingPaints: true) ?? []
    }
}
