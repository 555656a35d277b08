import SwiftUI

struct JarRow: View {
    let jar: Jar
    let take: () -> Void

    var body: some View {
        HStack {
            Image("jar")
                .resizable()
                .frame(width: 32, height: 32)
            Text(jar.name)
            Spacer()
            Text("\(jar.count)").monospacedDigit().foregroundStyle(.secondary)
            Button("Take", action: take)
                .buttonStyle(.bordered)
        }
    }
}

#Preview {
    JarRow(jar: Jar(id: UUID(), name: "Plums", count: 3)) {}
}
