import SwiftUI

// A to-do list: errands by where they are run, with swipes to finish, flag and delete.

struct Errand: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var place: Place
    var isDone = false
    var isUrgent = false
    var due: Date?

    enum Place: String, CaseIterable, Codable, Identifiable {
        case market = "Market"
        case workshop = "Workshop"
        case harbor = "Harbor office"

        var id: Self { self }

        var symbol: String {
            switch self {
            case .market: return "cart"
            case .workshop: return "hammer"
            case .harbor: return "ferry"
            }
        }
    }
}

final class ErrandBook: ObservableObject {
    @Published var errands: [Errand]
    @Published var showsDone = true

    init(errands: [Errand] = ErrandBook.samples) {
        self.errands = errands
    }

    var openCount: Int { errands.filter { !$0.isDone }.count }

    func errands(at place: Errand.Place) -> [Errand] {
        errands.filter { $0.place == place && (showsDone || !$0.isDone) }
    }

    func toggle(_ errand: Errand) {
        guard let index = errands.firstIndex(of: errand) else { return }
        errands[index].isDone.toggle()
    }

    func flag(_ errand: Errand) {
        guard let index = errands.firstIndex(of: errand) else { return }
        errands[index].isUrgent.toggle()
    }

    func delete(_ offsets: IndexSet, at place: Errand.Place) {
        let doomed = offsets.map { errands(at: place)[$0].id }
        errands.removeAll { doomed.contains($0.id) }
    }

    func move(_ source: IndexSet, to destination: Int, at place: Errand.Place) {
        var local = errands(at: place)
        local.move(fromOffsets: source, toOffset: destination)
        errands = errands.filter { $0.place != place } + local
    }

    static let samples = [
        Errand(title: "Lemons and thyme", place: .market),
        Errand(title: "Bread for Thursday", place: .market, isUrgent: true),
        Errand(title: "Return the jam jars", place: .market, isDone: true),
        Errand(title: "Sharpen the chisels", place: .workshop),
        Errand(title: "Glue for the oar", place: .workshop),
        Errand(title: "Renew the mooring", place: .harbor, isUrgent: true),
    ]
}

struct ErrandsView: View {
    @StateObject private var book = ErrandBook()
    @State private var isAdding = false
    @State private var lastDeleted: String?

    var body: some View {
        NavigationView {
            List {
                ForEach(Errand.Place.allCases) { place in
                    section(for: place)
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Errands")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    EditButton()
                }
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    Button {
                        withAnimation { book.showsDone.toggle() }
                    } label: {
                        Image(systemName: book.showsDone ? "eye" : "eye.slash")
                    }
                    .accessibilityLabel(book.showsDone ? "Hide finished" : "Show finished")
                    Button(action: { isAdding = true }) {
                        Image(systemName: "plus")
                    }
                    .accessibilityLabel("Add errand")
                }
            }
            .sheet(isPresented: $isAdding) {
                NewErrandView()
                    .environmentObject(book)
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .environmentObject(book)
    }

    @ViewBuilder
    private func section(for place: Errand.Place) -> some View {
        let errands = book.errands(at: place)
        if !errands.isEmpty {
            Section {
                ForEach(errands) { errand in
                    ErrandRow(errand: errand)
                        .swipeActions(edge: .leading) {
                            Button {
                                withAnimation { book.toggle(errand) }
                            } label: {
                                Label(errand.isDone ? "Reopen" : "Finish", systemImage: "checkmark")
                            }
                            .tint(.green)
                        }
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button(role: .destructive) {
                                withAnimation { book.errands.removeAll { $0.id == errand.id } }
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button("Flag") { book.flag(errand) }
                                .tint(.orange)
                        }
                }
                .onDelete { book.delete($0, at: place) }
                .onMove { book.move($0, to: $1, at: place) }
            } header: {
                Label(place.rawValue, systemImage: place.symbol)
            } footer: {
                if place == .harbor {
                    Text("The office closes at noon on Fridays.")
                }
            }
        }
    }
}

struct ErrandRow: View {
    @EnvironmentObject private var book: ErrandBook
    let errand: Errand

    var body: some View {
        HStack(spacing: 12) {
            Button {
                book.toggle(errand)
            } label: {
                Image(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
                    .foregroundColor(errand.isDone ? .green : .secondary)
                    .imageScale(.large)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(errand.isDone ? "Finished" : "Open")

            Text(errand.title)
                .strikethrough(errand.isDone)
                .foregroundColor(errand.isDone ? .secondary : .primary)
            Spacer()
            if errand.isUrgent {
                Image(systemName: "flag.fill")
                    .foregroundColor(.orange)
                    .accessibilityLabel("Urgent")
            }
        }
    }
}

struct NewErrandView: View {
    @EnvironmentObject private var book: ErrandBook
    @Environment(\.presentationMode) private var presentationMode

    @State private var title = ""
    @State private var place = Errand.Place.market
    @State private var isUrgent = false
    @FocusState private var isTitleFocused: Bool

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("What")) {
                    TextField("Title", text: $title)
                        .focused($isTitleFocused)
                        .submitLabel(.done)
                        .onSubmit(save)
                    Toggle("Urgent", isOn: $isUrgent)
                }
                Section(header: Text("Where")) {
                    Picker("Place", selection: $place) {
                        ForEach(Errand.Place.allCases) { place in
                            Text(place.rawValue).tag(place)
                        }
                    }
                    .pickerStyle(.inline)
                    .labelsHidden()
                }
            }
            .navigationBarTitle("New Errand", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                trailing: Button("Save", action: save)
                    .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
            )
            .onAppear { isTitleFocused = true }
        }
    }

    private func save() {
        let trimmed = title.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty else { return }
        book.errands.append(Errand(title: trimmed, place: place, isUrgent: isUrgent))
        presentationMode.wrappedValue.dismiss()
    }
}

struct ErrandsView_Previews: PreviewProvider {
    static var previews: some View {
        ErrandsView()
        ErrandsView().preferredColorScheme(.dark)
    }
}
