import SwiftUI

// A shop with tabs and a cart: tea by the tin.

struct Tea: Identifiable, Hashable {
    enum Kind: String, CaseIterable { case green, black, herbal }

    let id: String
    let name: String
    let kind: Kind
    let price: Decimal
    let hue: Double

    static let all = [
        Tea(id: "sencha", name: "Morning Sencha", kind: .green, price: 9.5, hue: 0.30),
        Tea(id: "mist", name: "Mountain Mist", kind: .green, price: 12, hue: 0.38),
        Tea(id: "smoke", name: "Pine Smoke", kind: .black, price: 11, hue: 0.07),
        Tea(id: "assam", name: "Second Flush", kind: .black, price: 8.25, hue: 0.03),
        Tea(id: "mint", name: "Garden Mint", kind: .herbal, price: 6, hue: 0.45),
        Tea(id: "linden", name: "Linden Street", kind: .herbal, price: 6.75, hue: 0.14),
    ]
}

@Observable
final class Cart {
    private(set) var amounts: [Tea: Int] = [:]

    var lines: [(tea: Tea, amount: Int)] {
        amounts.map { ($0.key, $0.value) }.sorted { $0.0.name < $1.0.name }
    }
    var count: Int { amounts.values.reduce(0, +) }
    var total: Decimal { amounts.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }

    func amount(of tea: Tea) -> Int { amounts[tea, default: 0] }

    func set(_ amount: Int, of tea: Tea) {
        amounts[tea] = amount > 0 ? amount : nil
    }

    func empty() { amounts = [:] }
}

struct TeaShopView: View {
    @State private var cart = Cart()
    @State private var tab = Tab.shop
    @State private var favorites: Set<Tea.ID> = ["mint"]

    enum Tab { case shop, favorites, cart }

    var body: some View {
        TabView(selection: $tab) {
            ShelfView(favorites: $favorites)
                .tabItem { Label("Shop", systemImage: "leaf") }
                .tag(Tab.shop)
            FavoritesView(favorites: $favorites)
                .tabItem {
                    Image(systemName: "heart")
                    Text("Favorites")
                }
                .tag(Tab.favorites)
            CartView(tab: $tab)
                .tabItem { Label("Cart", systemImage: "bag") }
                .badge(cart.count)
                .tag(Tab.cart)
        }
        .environment(cart)
        .tint(.green)
    }
}

struct ShelfView: View {
    @Binding var favorites: Set<Tea.ID>
    @State private var kind: Tea.Kind?
    @State private var sortsByPrice = false

    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

    private var teas: [Tea] {
        Tea.all.filter { kind == nil || $0.kind == kind }
            .sorted { sortsByPrice ? $0.price < $1.price : $0.name < $1.name }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 16) {
                    ForEach(teas) { tea in
                        NavigationLink(value: tea) {
                            TeaCard(tea: tea, isFavorite: favorites.contains(tea.id))
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle("Tea")
            .navigationDestination(for: Tea.self) { tea in
                TeaDetailView(
                    tea: tea,
                    isFavorite: Binding(
                        get: { favorites.contains(tea.id) },
                        set: { isOn in
                            if isOn { favorites.insert(tea.id) } else { favorites.remove(tea.id) }
                        }))
            }
            .toolbar {
                Menu {
                    Picker("Kind", selection: $kind.animation()) {
                        Text("All").tag(Tea.Kind?.none)
                        ForEach(Tea.Kind.allCases, id: \.self) { kind in
                            Text(kind.rawValue.capitalized).tag(Tea.Kind?.some(kind))
                        }
                    }
                    Divider()
                    Toggle("Cheapest first", isOn: $sortsByPrice)
                } label: {
                    Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
                }
            }
        }
    }
}

struct TeaCard: View {
    let tea: Tea
    let isFavorite: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ZStack(alignment: .topTrailing) {
                TinArtwork(hue: tea.hue)
                    .aspectRatio(1, contentMode: .fit)
                if isFavorite {
                    Image(systemName: "heart.fill")
                        .foregroundStyle(.pink)
                        .padding(8)
                        .accessibilityLabel("Favorite")
                }
            }
            Text(tea.name).font(.headline)
            Text(tea.price, format: .currency(code: "EUR"))
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

struct TinArtwork: View {
    let hue: Double

    var body: some View {
        GeometryReader { proxy in
            let side = proxy.size.width
            ZStack {
                RoundedRectangle(cornerRadius: side * 0.12)
                    .fill(Color(hue: hue, saturation: 0.35, brightness: 0.95))
                RoundedRectangle(cornerRadius: side * 0.06)
                    .fill(
                        LinearGradient(
                            colors: [
                                Color(hue: hue, saturation: 0.6, brightness: 0.7),
                                Color(hue: hue, saturation: 0.7, brightness: 0.5),
                            ],
                            startPoint: .topLeading, endPoint: .bottomTrailing)
                    )
                    .frame(width: side * 0.5, height: side * 0.64)
                Ellipse()
                    .fill(Color(hue: hue, saturation: 0.2, brightness: 1))
                    .frame(width: side * 0.3, height: side * 0.18)
            }
        }
    }
}

struct TeaDetailView: View {
    let tea: Tea
    @Binding var isFavorite: Bool
    @Environment(Cart.self) private var cart

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                TinArtwork(hue: tea.hue)
                    .frame(height: 260)
                Text(tea.name).font(.largeTitle.bold())
                GroupBox("Brewing") {
                    LabeledContent("Water", value: tea.kind == .green ? "75°" : "95°")
                    LabeledContent("Time", value: "3 min")
                }
                Stepper(
                    "In the cart: \(cart.amount(of: tea))",
                    value: Binding(
                        get: { cart.amount(of: tea) }, set: { cart.set($0, of: tea) }), in: 0...9)
                Button {
                    cart.set(cart.amount(of: tea) + 1, of: tea)
                } label: {
                    Label("Add to Cart", systemImage: "bag.badge.plus")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .sensoryFeedback(.increase, trigger: cart.count)
            }
            .padding()
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button(isFavorite ? "Unlike" : "Like", systemImage: isFavorite ? "heart.fill" : "heart") {
                isFavorite.toggle()
            }
        }
    }
}

struct FavoritesView: View {
    @Binding var favorites: Set<Tea.ID>

    var body: some View {
        NavigationStack {
            List {
                ForEach(Tea.all.filter { favorites.contains($0.id) }) { tea in
                    HStack {
                        TinArtwork(hue: tea.hue).frame(width: 40, height: 40)
                        Text(tea.name)
                    }
                }
                .onDelete { offsets in
                    let shown = Tea.all.filter { favorites.contains($0.id) }
                    for offset in offsets { favorites.remove(shown[offset].id) }
                }
            }
            .listStyle(.plain)
            .navigationTitle("Favorites")
            .overlay {
                if favorites.isEmpty {
                    ContentUnavailableView(
                        "No favorites", systemImage: "heart.slash", description: Text("Like a tea and it stands here."))
                }
            }
        }
    }
}

struct CartView: View {
    @Environment(Cart.self) private var cart
    @Binding var tab: TeaShopView.Tab
    @State private var isOrdered = false

    var body: some View {
        NavigationStack {
            Group {
                if cart.lines.isEmpty {
                    ContentUnavailableView {
                        Label("The cart is empty", systemImage: "bag")
                    } description: {
                        Text("Tins that you add stand here.")
                    } actions: {
                        Button("Go shopping") { tab = .shop }
                    }
                } else {
                    List {
                        Section {
                            ForEach(cart.lines, id: \.tea) { line in
                                HStack {
                                    Text(line.tea.name)
                                    Spacer()
                                    Text("× \(line.amount)").monospacedDigit()
                                }
                                .swipeActions {
                                    Button("Remove", role: .destructive) { cart.set(0, of: line.tea) }
                                }
                            }
                        } footer: {
                            HStack {
                                Text("Total")
                                Spacer()
                                Text(cart.total, format: .currency(code: "EUR"))
                            }
                            .font(.headline)
                        }
                        Button("Order") { isOrdered = true }
                            .frame(maxWidth: .infinity)
                    }
                }
            }
            .navigationTitle("Cart")
            .fullScreenCover(isPresented: $isOrdered, onDismiss: cart.empty) {
                ThanksView()
            }
        }
    }
}

struct ThanksView: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "checkmark.seal.fill")
                .font(.system(size: 80))
                .foregroundStyle(.green)
                .accessibilityHidden(true)
            Text("Thank you!").font(.largeTitle)
            Button("Done") { dismiss() }
                .buttonStyle(.bordered)
        }
    }
}
