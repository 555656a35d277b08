import SwiftUI

/// Five cards with a picture, three labels and a shadow; one follows the finger and passes between the others.
///
/// The coordinates are those of the same scene in Qt Quick, Chromium, GTK, Skia and plain Cairo, which this is compared
/// with: a window of 390 × 844 points.
public struct WalletScene: View {
    /// Where the scene is shown, in points.
    public static let size = CGSize(width: 390, height: 844)

    private let faces: [CardFace]
    @State private var held: Int?
    @GestureState private var translation = CGSize.zero

    /// A scene with the pictures in a folder.
    public init(pictures: CardPictures) {
        faces = (0..<5).map { CardFace(index: $0, picture: pictures.image($0)) }
    }

    /// The scene.
    public var body: some View {
        ZStack(alignment: .topLeading) {
            Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
            Text("Wallet")
                .font(.system(size: 34, weight: .bold))
                .offset(x: 16, y: 60)
            // A stack of its own: the cards' z-indices are below 0, and so would be behind the background.
            ZStack(alignment: .topLeading) {
                ForEach(faces, id: \.index) { face in
                    face
                        .offset(place(of: face.index))
                        .zIndex(zIndex(of: face.index))
                        .gesture(drag(face.index))
                }
            }
        }
        .ignoresSafeArea()
    }

    private func drag(_ index: Int) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { _ in held = index }
            .updating($translation) { value, translation, _ in translation = value.translation }
    }

    private func place(of index: Int) -> CGSize {
        let moved = index == held ? translation : .zero
        return CGSize(width: 30 + moved.width, height: 480 - 60 * CGFloat(index) + moved.height)
    }

    private func zIndex(of index: Int) -> Double {
        -Double(index) + (index == held ? Double(translation.height) / 60 : 0)
    }
}

/// One card.
struct CardFace: View {
    let index: Int
    let picture: Image

    var body: some View {
        ZStack(alignment: .topLeading) {
            picture
                .resizable()
                .frame(width: 330, height: 208)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                .shadow(color: .black.opacity(0.35), radius: 6, x: 0, y: 4)
            label("4242 4242 4242 424\(index)", size: 20, weight: .bold, x: 25, y: 124)
            label("Mara Lind", size: 14, weight: .bold, x: 25, y: 160)
            label("Valid Thru 12/2\(index)", size: 11, weight: .regular, x: 190, y: 162)
        }
    }

    private func label(_ text: String, size: CGFloat, weight: Font.Weight, x: CGFloat, y: CGFloat) -> some View {
        Text(text)
            .font(.system(size: size, weight: weight))
            .foregroundColor(.white)
            .offset(x: x, y: y)
    }
}
