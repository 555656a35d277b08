import SwiftUI

@MainActor
private func sky() -> some View {
    Rectangle().fill(
        Gradient(stops: [
            Gradient.Stop(color: .indigo, location: 0),
            Gradient.Stop(color: .orange, location: 0.7),
            Gradient.Stop(color: .yellow, location: 1),
        ]))
}

@MainActor
private func compass(heading: Double) -> some View {
    Image(systemName: "location.north.fill")
        .rotationEffect(.degrees(heading) - .degrees(90))
}

@MainActor
private func ring(share: CGFloat) -> some View {
    Circle()
        .trim(from: 0, to: share)
        .stroke(.teal, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
}

@MainActor
private func coupon() -> some View {
    RoundedRectangle(cornerRadius: 12)
        .stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: [8, 4]))
        .frame(width: 240, height: 100)
}

@MainActor
private func flag() -> some View {
    Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 60, y: 20))
        path.addLine(to: CGPoint(x: 0, y: 40))
        path.closeSubpath()
    }
    .fill(.red)
}

private func slash() -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 40))
    path.addLine(to: CGPoint(x: 40, y: 0))
    return path
}

private func curve(of heights: [CGFloat]) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: heights.first ?? 0))
    for (day, height) in heights.enumerated().dropFirst() {
        path.addLine(to: CGPoint(x: CGFloat(day) * 20, y: height))
    }
    return path
}

private enum ShapeExample {
    struct Leaf: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.minY), control: rect.origin)
                path.addQuadCurve(
                    to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
            }
        }
    }
}
