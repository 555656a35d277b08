import SwiftUI

struct ShelfView: View {
    @EnvironmentObject private var pantry: Pantry

    private var version: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(pantry.jars) { jar in
                        JarRow(jar: jar) { pantry.take(jar) }
                    }
                } footer: {
                    Text("\(pantry.total) jars") + Text(verbatim: " · \(version)")
                }
            }
            .navigationTitle("Pantry")
        }
    }
}

struct ShelfView_Previews: PreviewProvider {
    static var previews: some View {
        ShelfView().environmentObject(Pantry())
    }
}
