import SwiftUI

/// The device without what is on its screen: metal, glass, buttons at the sides.
struct DeviceBody<Screen: View>: View {
    let device: Device
    let orientation: InterfaceOrientation
    @ViewBuilder let screen: Screen

    var body: some View {
        let size = device.screen(held: orientation)
        screen
            .frame(width: size.width, height: size.height)
            .clipShape(RoundedRectangle(cornerRadius: device.cornerRadius, style: .continuous))
            .padding(device.bezel(held: orientation))
            .background { shell }
            .background { buttons }
            .padding(Self.buttonDepth)
    }

    /// How far the buttons stand out, in points.
    private static var buttonDepth: CGFloat { 3 }

    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: device.outerRadius, style: .continuous) }

    private var shell: some View {
        ZStack {
            outline
                .fill(Color(white: 0.04))
                .shadow(color: .black.opacity(0.28), radius: 24, x: 0, y: 16)
            outline
                .strokeBorder(
                    LinearGradient(
                        colors: [Color(white: 0.62), Color(white: 0.3), Color(white: 0.46), Color(white: 0.24)],
                        startPoint: .topLeading, endPoint: .bottomTrailing),
                    lineWidth: 3.5)
            outline
                .inset(by: 3.5)
                .strokeBorder(Color.black, lineWidth: 1.5)
            if !device.hasIsland { homeButton }
        }
    }

    /// The button below the screen of older devices, and the slit above it.
    private var homeButton: some View {
        let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
        return ZStack {
            Circle()
                .strokeBorder(Color(white: 0.32), lineWidth: 3)
                .frame(width: 60, height: 60)
                .padding(16)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: buttonSide)
            Capsule()
                .fill(Color(white: 0.2))
                .frame(width: isLandscape ? 6 : 62, height: isLandscape ? 62 : 6)
                .padding(39)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: speakerSide)
        }
    }

    private var buttonSide: Alignment {
        switch orientation {
        case .landscapeLeft: .trailing
        case .landscapeRight: .leading
        default: .bottom
        }
    }

    private var speakerSide: Alignment {
        switch orientation {
        case .landscapeLeft: .leading
        case .landscapeRight: .trailing
        default: .top
        }
    }

    private var buttons: some View {
        SideButtons(orientation: orientation, depth: Self.buttonDepth)
            .fill(LinearGradient(colors: [Color(white: 0.42), Color(white: 0.2)], startPoint: .top, endPoint: .bottom))
            .padding(-Self.buttonDepth)
    }
}

/// The buttons for volume and sleep, which stand out at the sides.
private struct SideButtons: Shape {
    let orientation: InterfaceOrientation
    let depth: CGFloat

    func path(in rect: CGRect) -> Path {
        let isUpright = orientation != .landscapeLeft && orientation != .landscapeRight
        let length = isUpright ? rect.height : rect.width
        var path = Path()
        /// A button of a length that starts `start` from the device's top; `isLeft` as held upright.
        func add(_ start: CGFloat, _ size: CGFloat, isLeft: Bool) {
            let corner = CGSize(width: 1.5, height: 1.5)
            let thickness = depth * 2
            if isUpright {
                let x = isLeft ? rect.minX : rect.maxX - thickness
                path.addRoundedRect(
                    in: CGRect(x: x, y: rect.minY + start, width: thickness, height: size), cornerSize: corner)
            } else {
                // Turned to its left, the device's own left side is below.
                let isTurnedLeft = orientation == .landscapeLeft
                let y = isLeft == isTurnedLeft ? rect.maxY - thickness : rect.minY
                let x = isTurnedLeft ? rect.minX + start : rect.maxX - start - size
                path.addRoundedRect(in: CGRect(x: x, y: y, width: size, height: thickness), cornerSize: corner)
            }
        }
        add(length * 0.165, length * 0.038, isLeft: true)
        add(length * 0.235, length * 0.072, isLeft: true)
        add(length * 0.325, length * 0.072, isLeft: true)
        add(length * 0.262, length * 0.118, isLeft: false)
        return path
    }
}
