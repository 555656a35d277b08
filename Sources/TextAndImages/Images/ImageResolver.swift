import RiffleAssets
import RiffleTextLayout

/// Finds what an image shows in an environment.
package struct ImageResolver {
    private let environment: EnvironmentValues
    /// What the image showed before; taken again where nothing it depends on has changed.
    private let previous: ImageLeaf.Content?

    package init(_ environment: EnvironmentValues, previous: ImageLeaf.Content? = nil) {
        self.environment = environment
        self.previous = previous
    }

    package func content(of image: Image) -> ImageLeaf.Content {
        let library = environment.assetLibrary
        let scale = environment.displayScale
        let isDark = environment.colorScheme == .dark
        switch image.source {
        case .symbol(let name):
            return .symbol(symbol(name, image))
        case .picture(let picture):
            return .picture(PictureContent(picture.asset, image))
        case .named(let name, let bundle):
            return picture(library.image(named: name, in: bundle, scale: scale, isDark: isDark), name, bundle, image)
        case .resource(let resource):
            return picture(library.image(resource, scale: scale, isDark: isDark), resource.name, resource.bundle, image)
        }
    }

    private func picture(_ asset: ImageAsset?, _ name: String, _ bundle: Bundle?, _ image: Image) -> ImageLeaf.Content {
        if let asset { return .picture(PictureContent(asset, image)) }
        return .missing(MissingImage(name, in: bundle, environment))
    }

    private func symbol(_ name: String, _ image: Image) -> SymbolContent {
        let attributes = environment.textAttributes
        let style = (attributes.font ?? .body).resolved(
            in: environment.dynamicTypeSize.category, traits: attributes.traits)
        // In its original colors a symbol is shown as in several.
        let mode =
            image.symbolMode ?? (image.templateMode == .original ? .multicolor : environment.symbolRenderingMode)
        let hasSeveralStyles = (environment.foregroundStyles?.levels.count ?? 0) > 1
        let isMirrored = environment.layoutDirection == .rightToLeft && SymbolLibrary.followsReadingDirection(name)
        let key = SymbolContent.Key(
            name: environment.symbolVariants.name(of: name), size: style.size, weight: style.symbolWeight,
            scale: environment.imageScale.symbolScale, displayScale: environment.displayScale,
            coloring: mode?.mode ?? (hasSeveralStyles ? .palette : .monochrome),
            variableValue: image.variableValue ?? environment.symbolShare, isMirrored: isMirrored)
        if case .symbol(let known) = previous, known.key == key { return known }
        return SymbolContent(key)
    }
}

extension RiffleTextLayout.TextStyle {
    /// The weight of symbols beside the text: 100 … 900 are the nine there are.
    var symbolWeight: SymbolWeight {
        SymbolWeight(rawValue: min(max((weight + 50) / 100 - 1, 0), 8)) ?? .regular
    }
}
