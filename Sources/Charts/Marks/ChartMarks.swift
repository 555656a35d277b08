/// The marks of a chart in the order in which they are drawn, as content adds them.
public struct _ChartMarks {
    var marks: [Mark] = []
    var annotations: [Annotation] = []
    /// Functions by the place among the marks at which their points belong.
    var functions: [FunctionPlot] = []
    /// The ids of the elements and the places of the content that marks are being added for.
    private var path: [AnyHashable] = []

    init() {}

    /// The marks of content.
    @MainActor
    init<Content: ChartContent>(of content: Content) { Content._collect(content, into: &self) }

    /// Adds marks that are told apart from others by an id.
    mutating func inside(_ id: some Hashable, _ add: (inout _ChartMarks) -> Void) {
        path.append(AnyHashable(id))
        add(&self)
        path.removeLast()
    }

    /// Adds a function, as one mark that stands for all its points.
    mutating func append(_ function: FunctionPlot, _ mark: Mark) {
        var mark = mark
        mark.function = functions.count
        functions.append(function)
        append(mark)
    }

    mutating func append(_ mark: Mark) {
        var mark = mark
        mark.id = MarkID(path: path)
        marks.append(mark)
    }

    /// Changes the marks that content adds.
    mutating func change(_ add: (inout _ChartMarks) -> Void, _ change: (inout Mark) -> Void) {
        let first = marks.count
        add(&self)
        for place in first..<marks.count { change(&marks[place]) }
    }

    /// Adds marks with a view beside all of them.
    mutating func annotate(_ add: (inout _ChartMarks) -> Void, _ annotation: Annotation) {
        let first = marks.count
        add(&self)
        guard first < marks.count else { return }
        var annotation = annotation
        annotation.marks = first..<marks.count
        annotation.id = MarkID(path: path + [AnyHashable(annotations.count)])
        annotations.append(annotation)
    }
}

/// What tells marks apart, also after the data has changed: the ids of the elements around them.
struct MarkID: Hashable {
    var path: [AnyHashable] = []
}

/// A mark as content describes it.
struct Mark {
    enum Kind {
        case bar, line, area, point, rule, rectangle, sector
    }

    /// Where a mark is along an axis.
    enum Place {
        case value(Channel)
        /// Points from the start of the plot.
        case fixed(CGFloat)

        var channel: Channel? {
            if case .value(let channel) = self { channel } else { nil }
        }
    }

    var kind: Kind
    var id = MarkID()
    var x: Place?
    /// The end of what begins at `x`.
    var xEnd: Place?
    var y: Place?
    var yEnd: Place?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// The line or area that a point belongs to.
    var series: Channel?
    var sector: Sector?
    /// The function that the mark stands for, by its place among those of the chart.
    var function: Int?
    var style = MarkStyle()

    init(_ kind: Kind, x: Place? = nil, xEnd: Place? = nil, y: Place? = nil, yEnd: Place? = nil) {
        self.kind = kind
        self.x = x
        self.xEnd = xEnd
        self.y = y
        self.yEnd = yEnd
    }

    /// A part of a circle.
    struct Sector {
        var angle: Channel
        var innerRadius: MarkDimension
        var outerRadius: MarkDimension
        var inset: CGFloat
    }

    /// All values along the x axis.
    var xChannels: [Channel] { [x?.channel, xEnd?.channel].compactMap(\.self) }
    /// All values along the y axis.
    var yChannels: [Channel] { [y?.channel, yEnd?.channel].compactMap(\.self) }
}

/// What modifiers say about a mark. A modifier nearer to the mark goes before one around it.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundValue: Channel?
    var symbol: MarkSymbol?
    var symbolValue: Channel?
    var symbolSize: CGSize?
    var symbolSizeValue: Channel?
    var lineStyle: StrokeStyle?
    var lineStyleValue: Channel?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var opacity = 1.0
    var offset = MarkOffset()
    var xPosition: MarkPosition?
    var yPosition: MarkPosition?
    var zIndex: Double?
    var blur: CGFloat = 0
    var shadow: MarkShadow?
    var clip: AnyShape?
    var mask: _ChartMarks?
    var alignsStylesWithPlot = false
    var label: Text?
    var spokenValue: Text?
    var identifier: String?
    var isHidden = false
}

/// How far a mark is moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// The place of a mark among several that share a band.
struct MarkPosition {
    var channel: Channel
    var span: MarkDimension
}

struct MarkShadow {
    var color: Color
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat
}

/// What is drawn at a point.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
