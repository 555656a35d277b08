import SwiftUI

// An onboarding with pages, for an app that names the stars above.

struct GuidePage: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let tint: Color

    static let all = [
        GuidePage(
            id: 0, symbol: "sparkles", title: "Look up", text: "Every light above has a **name**.", tint: .indigo),
        GuidePage(
            id: 1, symbol: "location.north.line", title: "Point", text: "Hold the phone to the sky and *turn slowly*.",
            tint: .purple),
        GuidePage(id: 2, symbol: "moon.stars", title: "Stay", text: "Your eyes need twenty minutes.", tint: .blue),
    ]
}

struct StarGuideView: View {
    @AppStorage("guide.isDone") private var isDone = false

    var body: some View {
        if isDone {
            TonightView(startOver: { withAnimation { isDone = false } })
                .transition(.opacity)
        } else {
            GuidePagesView { withAnimation(.easeInOut) { isDone = true } }
                .transition(.asymmetric(insertion: .identity, removal: .move(edge: .top)))
        }
    }
}

struct GuidePagesView: View {
    let finish: () -> Void
    @State private var page = 0
    @State private var allowsLocation = false
    @State private var asks = false

    private var isLast: Bool { page == GuidePage.all.count - 1 }

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [GuidePage.all[page].tint.opacity(0.7), .black], startPoint: .top, endPoint: .bottom
            )
            .ignoresSafeArea()
            .animation(.easeInOut(duration: 0.6), value: page)

            VStack {
                HStack {
                    Spacer()
                    if !isLast {
                        Button("Skip", action: finish)
                            .padding()
                    }
                }
                TabView(selection: $page) {
                    ForEach(GuidePage.all) { page in
                        GuidePageView(page: page)
                            .tag(page.id)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .always))
                .indexViewStyle(.page(backgroundDisplayMode: .interactive))

                Button {
                    if isLast {
                        asks = true
                    } else {
                        withAnimation { page += 1 }
                    }
                } label: {
                    Text(isLast ? "Begin" : "Next")
                        .font(.headline)
                        .foregroundColor(.black)
                        .padding(.vertical, 14)
                        .frame(maxWidth: .infinity)
                        .background(Color.white)
                        .cornerRadius(14)
                }
                .padding(24)
            }
        }
        .foregroundColor(.white)
        .alert(isPresented: $asks) {
            Alert(
                title: Text("May Star Guide use your location?"),
                message: Text("Only to know which stars are up."),
                primaryButton: .default(Text("Allow")) {
                    allowsLocation = true
                    finish()
                },
                secondaryButton: .cancel(Text("Not now"), action: finish))
        }
    }
}

private struct GuidePageView: View {
    let page: GuidePage
    @State private var isIn = false

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: page.symbol)
                .font(.system(size: 96, weight: .thin))
                .scaleEffect(isIn ? 1 : 0.4)
                .opacity(isIn ? 1 : 0)
                .accessibilityHidden(true)
            Text(page.title)
                .font(.system(.largeTitle, design: .rounded).weight(.bold))
            Text(page.text)
                .font(.title3)
                .multilineTextAlignment(.center)
                .padding(.horizontal, 40)
        }
        .onAppear {
            withAnimation(.spring(response: 0.6, dampingFraction: 0.6)) { isIn = true }
        }
        .onDisappear { isIn = false }
    }
}

struct TonightView: View {
    let startOver: () -> Void
    @State private var segment = 0
    @State private var columnVisibility = NavigationSplitViewVisibility.automatic
    @State private var star: String?

    private let stars = [["Vega", "Deneb", "Altair"], ["Jupiter", "Mars"]]

    var body: some View {
        NavigationSplitView(columnVisibility: $columnVisibility) {
            VStack {
                Picker("What", selection: $segment) {
                    Text("Stars").tag(0)
                    Text("Planets").tag(1)
                }
                .pickerStyle(SegmentedPickerStyle())
                .padding(.horizontal)
                List(stars[segment], id: \.self, selection: $star) { name in
                    NavigationLink(name, value: name)
                }
                .listStyle(.plain)
            }
            .navigationTitle("Tonight")
            .toolbar {
                Button("Guide", action: startOver)
            }
        } detail: {
            if let star {
                Text(star).font(.largeTitle).navigationTitle(star)
            } else {
                Text("Choose a light")
            }
        }
    }
}
