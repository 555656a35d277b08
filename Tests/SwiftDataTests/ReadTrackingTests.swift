import Foundation
import Observation
import SwiftData
import Synchronization
import Testing

@testable import RiffleModels

@MainActor
struct ReadTrackingTests {
    @Test("who follows what is read is heard of, inside of what follows and nowhere else")
    func heard() {
        #expect(!ReadTracking.shared.isOn)
        var isOn = false
        withObservationTracking {
            isOn = ReadTracking.shared.isOn
        } onChange: {
        }
        #expect(isOn && !ReadTracking.shared.isOn)
    }

    @Test("a model that was read by nobody who follows it tells the first one who does")
    func follows() throws {
        let container = try library()
        let book = Book("1", title: "A")
        container.mainContext.insert(book)
        try container.mainContext.save()
        let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Book>()).first)
        #expect(copy.title == "A" && copy.pages == 0)
        let changes = Atomic<Int>(0)
        withObservationTracking {
            _ = copy.title
        } onChange: {
            changes.add(1, ordering: .relaxed)
        }
        copy.pages = 5
        #expect(changes.load(ordering: .relaxed) == 0)
        copy.title = "B"
        #expect(changes.load(ordering: .relaxed) == 1)
    }
}
