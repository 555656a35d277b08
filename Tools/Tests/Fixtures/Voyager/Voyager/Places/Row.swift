import SwiftUI

struct PlaceRow: View {
    let name: String

    var body: some View {
        Label(name, systemImage: "mappin")
    }
}
