import SwiftUI

@MainActor
private func chapters() -> some View {
    ScrollView(.horizontal) {
        HStack {
            ForEach(1..<9) { Text("Chapter \($0)").padding() }
        }
    }
    .scrollIndicators(.hidden)
}

@MainActor
private func shelf() -> some View {
    LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible(minimum: 100)), GridItem(.fixed(60))]) {
        ForEach(0..<30) { Text("\($0)") }
    }
}

@MainActor
private func photos(names: [String]) -> some View {
    ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 4)], spacing: 4) {
            ForEach(names, id: \.self) { name in
                Image(name).resizable().aspectRatio(1, contentMode: .fill)
            }
        }
    }
}

@MainActor
private func diary(days: [String]) -> some View {
    ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
            ForEach(days, id: \.self) { day in
                Text(day).font(.headline)
            }
        }
    }
}

@MainActor
private func covers(colors: [Color]) -> some View {
    ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
            ForEach(colors, id: \.self) { $0.frame(width: 280, height: 180) }
        }
        .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
}

@MainActor
private func pages() -> some View {
    ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
            ForEach(1..<6) { page in
                Text("Page \(page)").containerRelativeFrame(.horizontal)
            }
        }
    }
    .scrollTargetBehavior(.paging)
}

@MainActor
private func years(shown: Binding<Int?>) -> some View {
    ScrollView {
        LazyVStack {
            ForEach(1900..<2000, id: \.self) { Text(verbatim: "\($0)").frame(height: 60) }
        }
        .scrollTargetLayout()
    }
    .scrollPosition(id: shown, anchor: .top)
}
