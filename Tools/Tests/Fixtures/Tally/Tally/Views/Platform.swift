import SwiftUI

extension View {
    func compact() -> some View {
        #if os(macOS)
        controlSize(.small)
        #else
        self
        #endif
    }
}
