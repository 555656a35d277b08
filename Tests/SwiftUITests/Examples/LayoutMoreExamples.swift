import SwiftUI

@MainActor
private func timeline(progress: CGFloat) -> some View {
    GeometryReader { proxy in
        Rectangle()
            .fill(.green)
            .frame(width: proxy.size.width * progress)
    }
    .frame(height: 6)
}

@MainActor
private func header(title: String) -> some View {
    HStack {
        Text(title).lineLimit(1).layoutPriority(1)
        Text("from the collection of the city library").lineLimit(1)
    }
}

@MainActor
private func steps() -> some View {
    VStack(alignment: .leading) {
        Text("Fold the dough three times and let it rest in a cool place.")
            .fixedSize(horizontal: false, vertical: true)
        Color.gray
    }
    .frame(height: 80)
}

@MainActor
private func board(pin: CGPoint) -> some View {
    ZStack {
        Color.green.opacity(0.3)
        Image(systemName: "mappin")
            .position(pin)
    }
}

@MainActor
private func badge() -> some View {
    Image(systemName: "bell")
        .font(.largeTitle)
        .overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 10, height: 10)
        }
}

@MainActor
private func carousel() -> some View {
    ScrollView(.horizontal) {
        HStack {
            ForEach(0..<10) { _ in Color.pink.frame(width: 200, height: 120) }
        }
    }
    .safeAreaPadding(.horizontal, 24)
}

@MainActor
private func welcome() -> some View {
    ZStack {
        LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
            .edgesIgnoringSafeArea(.all)
        Text("Hello, Kyoto").font(.largeTitle)
    }
}

@MainActor
private func row() -> some View {
    Text("Basil")
        .padding(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 40))
        .background(.green.opacity(0.2))
}

@MainActor
private func summary() -> some View {
    VStack {
        Text("Tram 11")
        Divider()
        Text("every 6 minutes")
    }
    .frame(width: 200)
}
