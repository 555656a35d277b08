import SwiftUI

@MainActor private enum Holding {
    struct HoldAndDrag: Gesture {
        var body: some Gesture<SequenceGesture<LongPressGesture, DragGesture>.Value> {
            LongPressGesture().sequenced(before: DragGesture())
        }
    }
}
