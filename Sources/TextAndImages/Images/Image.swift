import RiffleAssets

/// A picture or a symbol.
///
/// A picture is as large as it is, whatever it is offered, unless `resizable` was called; its size in points is that in
/// pixels, divided by its scale. A symbol, `Image(systemName:)`, follows the font in size and weight, is painted in the
/// foreground style, and grows with `imageScale(_:)`. A name that is not known is reported, and shown by a dashed box;
/// a picture's box is shown in debug builds only. Readers speak the image's label, or its name where it has none;
/// `Image(decorative:)` says nothing to them.
///
///     HStack {
///         Image(systemName: "leaf.fill")
///             .foregroundStyle(.green)
///         Image(decorative: "monstera")
///             .resizable()
///             .scaledToFit()
///             .frame(height: 80)
///     }
///
/// About 1,200 symbols are drawn here, and more are made of them by rules: not all of SF Symbols. Files of PDF, WebP
/// and HEIC are not read.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case resource(ImageResource)
        case symbol(String)
        case picture(UIImage)
    }

    /// How a picture takes another size than its own.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    /// What the image is to somebody who cannot see it; nil for the image's name.
    var label: Text?
    var isDecorative = false
    var resizing: Resizing?
    var templateMode: TemplateRenderingMode?
    var sampling = Interpolation.medium
    var symbolMode: SymbolRenderingMode?
    /// How much of a symbol is shown in full, 0...1; nil for all of it.
    var variableValue: Double?

    init(_ source: Source) { self.source = source }

    /// The picture of a name, from asset catalogs and loose files of the app, or of a bundle first.
    ///
    /// A missing one is reported, and shown by a dashed box in debug builds.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

    /// The picture of a name; one that is a symbol of the app's shows a share of its parts in full.
    ///
    /// - Parameter variableValue: the share, 0...1. Pictures have no such parts, so that nothing comes of it there.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name, bundle))
        self.variableValue = variableValue
    }

    /// The picture of a name, with a label for those who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle))
        self.label = label
    }

    /// The picture of a name, which means nothing to somebody who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle))
        isDecorative = true
    }

    /// The picture of a name that was generated from an asset catalog.
    public init(_ resource: ImageResource) { self.init(.resource(resource)) }

    /// The picture of a name that was generated from an asset catalog, with a label for those who cannot see it.
    public init(_ resource: ImageResource, label: Text) {
        self.init(.resource(resource))
        self.label = label
    }

    /// The picture of a name that was generated from an asset catalog, which means nothing to somebody who cannot see
    /// it.
    public init(decorative resource: ImageResource) {
        self.init(.resource(resource))
        isDecorative = true
    }

    /// The symbol of an SF Symbols name, in the size and weight of the font.
    ///
    /// A name that is not known is reported, and shown by a dashed box.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// The symbol of a name, of whose parts a share is shown in full and the rest faintly.
    ///
    /// - Parameter variableValue: the share, 0...1; nil for all of it. Symbols without parts that come one by one ignore it.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        self.variableValue = variableValue
    }

    /// A picture made by code.
    public init(uiImage: UIImage) { self.init(.picture(uiImage)) }
}
