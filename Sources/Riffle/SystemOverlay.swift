import SwiftUI

/// What the system shows over an app: the island, the status bar, the indicator at the bottom.
struct SystemOverlay: View {
    let device: Device
    let orientation: InterfaceOrientation
    let showsStatusBar: Bool
    let showsIndicator: Bool

    private var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }

    var body: some View {
        ZStack {
            if device.hasIsland {
                island
                if showsIndicator { indicator }
            }
            if !isLandscape, showsStatusBar { StatusBar(isTall: device.hasIsland) }
        }
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.dynamicTypeSize, .large)
    }

    private var island: some View {
        Capsule()
            .fill(.black)
            .overlay(alignment: isLandscape ? .bottom : .trailing) { lens.padding(11) }
            .frame(width: isLandscape ? 37 : 126, height: isLandscape ? 126 : 37)
            .padding(11)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: islandSide)
    }

    private var lens: some View {
        Circle()
            .fill(
                RadialGradient(
                    colors: [Color(red: 0.13, green: 0.17, blue: 0.32), Color(white: 0.06)], center: .center,
                    startRadius: 0, endRadius: 7)
            )
            .frame(width: 12, height: 12)
    }

    private var islandSide: Alignment {
        switch orientation {
        case .landscapeLeft: .leading
        case .landscapeRight: .trailing
        default: .top
        }
    }

    private var indicator: some View {
        Capsule()
            .fill(.primary)
            .frame(width: isLandscape ? 232 : 139, height: 5)
            .padding(.bottom, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
}

/// The time at the left and signs of reception and charge at the right.
///
/// The time is the one that Apple's pictures show: a picture must not depend on when it is taken.
private struct StatusBar: View {
    let isTall: Bool

    var body: some View {
        HStack(spacing: 0) {
            Text("9:41")
                .font(.system(size: isTall ? 17 : 14, weight: .semibold))
                .frame(width: isTall ? 138 : 80)
            Spacer()
            HStack(spacing: isTall ? 7 : 5) {
                SignalBars().fill(.primary).frame(width: 18, height: 12)
                WifiArcs().fill(.primary).frame(width: 17, height: 12)
                Battery().frame(width: 27, height: 13)
            }
            .scaleEffect(isTall ? 1 : 0.85)
            .frame(width: isTall ? 138 : 100)
        }
        .frame(height: isTall ? 22 : 20)
        .padding(.top, isTall ? 19 : 0)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// Four bars that grow.
private struct SignalBars: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            let width = rect.width / 5.2
            for index in 0..<4 {
                let height = rect.height * [0.34, 0.54, 0.77, 1][index]
                let bar = CGRect(
                    x: rect.minX + CGFloat(index) * width * 1.4, y: rect.maxY - height, width: width, height: height)
                path.addRoundedRect(in: bar, cornerSize: CGSize(width: 1, height: 1))
            }
        }
    }
}

/// A dot and two arcs above it.
private struct WifiArcs: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.maxY)
        var path = Path()
        /// The part of a ring that looks up, between two radii.
        func add(_ inner: CGFloat, _ outer: CGFloat) {
            let start = Angle.degrees(-137)
            let end = Angle.degrees(-43)
            path.move(to: CGPoint(x: center.x + outer * cos(start.radians), y: center.y + outer * sin(start.radians)))
            path.addArc(center: center, radius: outer, startAngle: start, endAngle: end, clockwise: false)
            if inner > 0 {
                path.addArc(center: center, radius: inner, startAngle: end, endAngle: start, clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
        }
        let radius = rect.height
        add(0, radius * 0.3)
        add(radius * 0.43, radius * 0.64)
        add(radius * 0.78, radius)
        return path
    }
}

/// A full battery.
private struct Battery: View {
    var body: some View {
        HStack(spacing: 1) {
            RoundedRectangle(cornerRadius: 4)
                .strokeBorder(.primary.opacity(0.4), lineWidth: 1)
                .overlay { RoundedRectangle(cornerRadius: 2.5).fill(.primary).padding(2) }
            UnevenRoundedRectangle(bottomTrailingRadius: 1.5, topTrailingRadius: 1.5)
                .fill(.primary.opacity(0.45))
                .frame(width: 1.5, height: 4)
        }
    }
}
