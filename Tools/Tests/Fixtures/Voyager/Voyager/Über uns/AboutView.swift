import SwiftUI
import UIKit

struct AboutView: View {
    private var host: String { Bundle.main.infoDictionary?["APIHost"] as? String ?? "nowhere" }

    var body: some View {
        VStack(spacing: 12) {
            Text(verbatim: "Voyager talks to \(host)")
            #if STAGING
            Text("Staging").foregroundColor(.orange)
            #endif
            WrappedLabel(text: UIDevice.current.model)
                .frame(height: 24)
        }
    }
}

private struct WrappedLabel: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
    }
}

#Preview("About") {
    AboutView()
}
