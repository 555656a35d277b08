import SwiftUI

/// One of everything that layers can paint.
struct PaintSpecimen: View {
    private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple])

    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 14) {
                RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.blue).frame(width: 80, height: 60)
                RoundedRectangle(cornerRadius: 20, style: .circular).fill(.orange).frame(width: 80, height: 60)
                Circle().fill(.green).frame(width: 60, height: 60)
                Ellipse().fill(.pink).frame(width: 80, height: 50)
            }
            HStack(spacing: 14) {
                Capsule().stroke(.teal, lineWidth: 6).frame(width: 90, height: 50)
                Rectangle().strokeBorder(.brown, style: StrokeStyle(lineWidth: 5, dash: [12, 6]))
                    .frame(width: 90, height: 50)
                UnevenRoundedRectangle(topLeadingRadius: 25, bottomTrailingRadius: 15).fill(.indigo)
                    .frame(width: 90, height: 50)
            }
            HStack(spacing: 14) {
                Rectangle().fill(LinearGradient(gradient: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing))
                    .frame(width: 75, height: 75)
                Rectangle().fill(RadialGradient(gradient: rainbow, center: .center, startRadius: 8, endRadius: 40))
                    .frame(width: 75, height: 75)
                Rectangle().fill(EllipticalGradient(gradient: rainbow)).frame(width: 75, height: 50)
                Circle().fill(AngularGradient(gradient: rainbow, center: .center, angle: .degrees(30)))
                    .frame(width: 75, height: 75)
            }
            HStack(spacing: 14) {
                Rectangle().fill(.yellow).frame(width: 50, height: 50).rotationEffect(.degrees(30))
                Rectangle().fill(.red).frame(width: 50, height: 50).opacity(0.4)
                Rectangle().fill(LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing))
                    .frame(width: 90, height: 60).clipShape(Circle())
                LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing)
                    .frame(width: 110, height: 50)
                    .mask(Text("MASK").font(.system(size: 38, weight: .heavy)))
            }
            HStack(spacing: 14) {
                Color.purple.frame(width: 110, height: 44)
                    .mask(
                        LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom).luminanceToAlpha()
                    )
                Color.teal.frame(width: 110, height: 44)
                    .mask(Color.black.clipShape(Ring(), style: FillStyle(eoFill: true)).padding(4))
            }
            HStack(spacing: 14) {
                swatch.blur(radius: 4)
                swatch.brightness(0.2)
                swatch.contrast(0.6)
                swatch.saturation(0.3)
                swatch.grayscale(0.8)
            }
            HStack(spacing: 14) {
                swatch.hueRotation(.degrees(80))
                swatch.colorInvert()
                swatch.colorMultiply(.yellow)
                swatch.shadow(color: .black.opacity(0.5), radius: 6, x: 3, y: 5)
                swatch.scaleEffect(1.2)
            }
            Text("Gradient").font(.system(size: 44, weight: .black))
                .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            ZStack {
                Circle().fill(.cyan).frame(width: 70, height: 70).offset(x: -20)
                Circle().fill(.yellow).frame(width: 70, height: 70).offset(x: 20).blendMode(.multiply)
            }
        }
        .padding()
        .background(Color.white)
    }

    private var swatch: some View {
        Rectangle().fill(LinearGradient(colors: [.orange, .blue], startPoint: .top, endPoint: .bottom))
            .frame(width: 54, height: 44)
    }
}

/// A frame with a hole in it, by the even-odd rule.
private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
        return path
    }
}
