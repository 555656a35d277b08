/// What assistive technology reads of a chart: an element for each mark.
struct MarkElements: View {
    let model: ChartModel
    let frames: [CGRect?]

    /// The most marks that are read one by one.
    static let limit = 500

    var body: some View {
        PlotLayout {
            ForEach(elements) { element in
                Color.clear
                    .accessibilityElement()
                    .accessibilityLabel(element.label)
                    .accessibilityValue(element.value)
                    .accessibilityIdentifier(element.identifier ?? "")
                    .plotSpot(.frame(element.frame))
            }
        }
    }

    private struct Element: Identifiable {
        let id: Int
        let label: Text
        let value: Text
        let identifier: String?
        let frame: CGRect
    }

    private var elements: [Element] {
        var elements: [Element] = []
        for (place, mark) in model.marks.enumerated() where elements.count < Self.limit {
            guard !mark.mark.style.isHidden, let frame = frames[place] else { continue }
            let spoken = SpokenMark(mark, model.environment)
            elements.append(
                Element(
                    id: place, label: mark.mark.style.label ?? Text(verbatim: spoken.label),
                    value: mark.mark.style.spokenValue ?? Text(verbatim: spoken.value),
                    identifier: mark.mark.style.identifier, frame: frame))
        }
        return elements
    }
}

/// What is said of a mark: where it is, and how much it stands for.
struct SpokenMark {
    let label: String
    let value: String

    init(_ mark: ResolvedMark, _ environment: EnvironmentValues) {
        let content = mark.mark
        let series = [content.style.foregroundValue, content.style.symbolValue, content.series]
            .compactMap(\.self).first.map { Self.text([$0], environment) }
        if let sector = content.sector {
            label = series ?? sector.angle.label.string(in: environment)
            value = Self.text([sector.angle], environment)
            return
        }
        let x = Self.text(content.xChannels, environment)
        let y = Self.text(content.yChannels, environment)
        let (place, amount) = mark.isHorizontal && !y.isEmpty ? (y, x) : (x, y)
        let unnamed = (content.xChannels + content.yChannels).first?.label.string(in: environment) ?? ""
        let name = place.isEmpty ? unnamed : place
        let parts = [place.isEmpty && !x.isEmpty ? x : amount, series == name ? "" : series ?? ""].filter {
            !$0.isEmpty
        }
        label = name
        value = parts.joined(separator: ", ")
    }

    private static func text(_ channels: [Channel], _ environment: EnvironmentValues) -> String {
        channels.map { channel in
            switch channel.value {
            case .category(let name): return name
            case .number(let number):
                let text = NumberText.string(number, locale: environment.locale)
                guard case .number(let end)? = channel.end else { return text }
                return "\(text)–\(NumberText.string(end, locale: environment.locale))"
            case .date(let seconds):
                return Date(timeIntervalSinceReferenceDate: seconds).formatted(format(channel.unit, environment))
            }
        }
        .joined(separator: "–")
    }

    private static func format(_ unit: Calendar.Component?, _ environment: EnvironmentValues) -> Date.FormatStyle {
        var format: Date.FormatStyle =
            switch unit?.stride {
            case .year: .dateTime.year()
            case .month: .dateTime.month(.wide).year()
            case .day, .weekOfYear: .dateTime.month(.abbreviated).day().year()
            default: .dateTime.month(.abbreviated).day().year().hour().minute()
            }
        format.locale = environment.locale
        format.timeZone = environment.timeZone
        return format
    }
}
