import RiffleLayers

extension Image {
    /// How a picture fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size from the top left, cut at the far edges.
        case tile
        /// Stretched.
        case stretch
    }

    /// Whether a picture shows its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its opaque parts are filled with the foreground style.
        case template
        /// It shows its own colors.
        case original
    }

    /// How pixels between those of a scaled picture are made up.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all: the nearest pixel is shown.
        case none
        /// At little cost.
        case low
        /// As usual.
        case medium
        /// As well as can be.
        case high

        var layerInterpolation: ImageCommand.Interpolation {
            switch self {
            case .none: .nearest
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
    }

    /// The size of a symbol against the text beside it.
    public enum Scale: Hashable, Sendable {
        /// 0.81 of medium.
        case small
        /// As large as capital letters need.
        case medium
        /// 1.28 of medium.
        case large
    }

    /// Lets the image take the size it is offered.
    ///
    /// A resizable picture fills its room and is distorted by it, so `scaledToFit()` or `scaledToFill()` mostly
    /// follows. Without it, a frame around the picture does not change its size. It is a member of `Image`, so it comes
    /// before modifiers that return other views. A picture that is larger than its frame after `scaledToFill()` stands
    /// out until it is `clipped()`.
    ///
    ///     Image("kyoto")
    ///         .resizable()
    ///         .scaledToFill()
    ///         .frame(width: 160, height: 100)
    ///         .clipped()
    ///
    /// - Parameters:
    ///   - capInsets: the edges that keep their size when the picture is stretched, in points.
    ///   - resizingMode: whether the picture is stretched or repeated. Repeated ones have no cap insets.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// The same picture as large as it is by itself.
    package var inItsOwnSize: Image { changed { $0.resizing = nil } }

    /// Shows the picture's own colors, or fills its opaque parts with the foreground style; nil leaves that to its
    /// catalog.
    ///
    /// A template is a stencil: only its alpha counts. A picture without a setting in its asset catalog shows its own
    /// colors. For a symbol, `original` has the effect of `symbolRenderingMode(.multicolor)`, unless a mode of its own
    /// is set; `template` leaves it in the foreground style.
    ///
    ///     Image("leaf")
    ///         .renderingMode(.template)
    ///         .foregroundStyle(.green)
    ///
    /// - Parameter renderingMode: `original`, `template`, or nil for that of the catalog.
    ///
    /// The symbols of the weather and some sixty others have original colors here; on Apple's platforms all do that
    /// have any.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.templateMode = renderingMode }
    }

    /// Sets how pixels between those of a scaled picture are made up.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.sampling = interpolation } }

    /// Says whether the edges of the picture are smoothed; ours always are.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        if !isAntialiased {
            RuntimeIssue.reportWithoutEffect("antialiased", because: "the edges of pictures are smooth")
        }
        return self
    }

    /// Sets how the parts of a symbol are colored; nil leaves that to the view around.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }

    /// An image that says nothing besides what stands next to it.
    package func decorative() -> Image { changed { $0.isDecorative = true } }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}
