import SwiftUI

// A photo grid whose pictures zoom open: frames of a roll of film, developed by gradients.

struct FilmFrame: Identifiable, Hashable {
    let id: Int
    var title: String { "Frame \(id)" }
    var angle: Angle { .degrees(Double(id * 47 % 360)) }
    var colors: [Color] {
        [
            Color(hue: Double(id * 13 % 100) / 100, saturation: 0.5, brightness: 0.9),
            Color(hue: Double(id * 29 % 100) / 100, saturation: 0.8, brightness: 0.4),
        ]
    }

    static let roll = (1...36).map(FilmFrame.init(id:))
}

struct ContactSheetView: View {
    @Namespace private var zoom
    @State private var selection: Set<Int> = []
    @State private var isSelecting = false
    @State private var columns = 3
    @GestureState private var pinch: CGFloat = 1
    @State private var asksToDelete = false
    @State private var frames = FilmFrame.roll

    private var grid: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 2), count: columns) }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: grid, spacing: 2) {
                    ForEach(frames) { frame in
                        cell(frame)
                    }
                }
            }
            .scaleEffect(pinch, anchor: .center)
            .gesture(
                MagnifyGesture()
                    .updating($pinch) { value, state, _ in state = min(max(value.magnification, 0.8), 1.2) }
                    .onEnded { value in
                        withAnimation(.smooth) {
                            columns = min(max(columns + (value.magnification < 1 ? 1 : -1), 2), 5)
                        }
                    }
            )
            .navigationTitle(isSelecting ? "\(selection.count) selected" : "Roll 12")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: FilmFrame.self) { frame in
                FrameView(frame: frame)
                    .navigationTransition(.zoom(sourceID: frame.id, in: zoom))
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button(isSelecting ? "Cancel" : "Select") {
                        isSelecting.toggle()
                        selection = []
                    }
                }
                if isSelecting {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Spacer()
                        Button("Delete", systemImage: "trash", role: .destructive) { asksToDelete = true }
                            .disabled(selection.isEmpty)
                    }
                }
            }
            .confirmationDialog("Delete", isPresented: $asksToDelete) {
                Button("Delete \(selection.count) frames", role: .destructive) {
                    withAnimation {
                        frames.removeAll { selection.contains($0.id) }
                        isSelecting = false
                    }
                }
            } message: {
                Text("They are gone from the roll for good.")
            }
        }
    }

    @ViewBuilder
    private func cell(_ frame: FilmFrame) -> some View {
        if isSelecting {
            Button {
                if selection.remove(frame.id) == nil { selection.insert(frame.id) }
            } label: {
                FilmPicture(frame: frame)
                    .overlay(alignment: .bottomTrailing) {
                        Image(systemName: selection.contains(frame.id) ? "checkmark.circle.fill" : "circle")
                            .symbolRenderingMode(.palette)
                            .foregroundStyle(.white, .blue)
                            .padding(6)
                    }
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(selection.contains(frame.id) ? .isSelected : [])
        } else {
            NavigationLink(value: frame) {
                FilmPicture(frame: frame)
                    .matchedTransitionSource(id: frame.id, in: zoom)
            }
            .buttonStyle(.plain)
        }
    }
}

struct FilmPicture: View {
    let frame: FilmFrame

    var body: some View {
        Rectangle()
            .fill(AngularGradient(colors: frame.colors + [frame.colors[0]], center: .center, angle: frame.angle))
            .aspectRatio(1, contentMode: .fill)
            .clipped()
            .accessibilityElement()
            .accessibilityLabel(frame.title)
    }
}

struct FrameView: View {
    let frame: FilmFrame
    @State private var scale = 1.0
    @State private var showsInfo = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ZStack {
            Color.black.ignoresSafeArea()
            FilmPicture(frame: frame)
                .aspectRatio(1, contentMode: .fit)
                .scaleEffect(scale)
                .onTapGesture(count: 2) {
                    withAnimation(.bouncy) { scale = scale > 1 ? 1 : 2 }
                }
        }
        .navigationTitle(frame.title)
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Info", systemImage: "info") { showsInfo = true }
            }
        }
        .sheet(isPresented: $showsInfo) {
            List {
                LabeledContent("Title", value: frame.title)
                LabeledContent("Angle", value: "\(Int(frame.angle.degrees))°")
            }
            .presentationDetents([.fraction(0.3)])
        }
    }
}
