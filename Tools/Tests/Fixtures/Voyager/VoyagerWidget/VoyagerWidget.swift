import SwiftUI
import WidgetKit

struct NextTrip: TimelineEntry {
    let date: Date
    let title: String
}

@main
struct VoyagerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "next", provider: Provider()) { entry in
            Text(entry.title)
        }
    }
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> NextTrip { NextTrip(date: .now, title: "Lofoten") }
    func getSnapshot(in context: Context, completion: @escaping (NextTrip) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NextTrip>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}
