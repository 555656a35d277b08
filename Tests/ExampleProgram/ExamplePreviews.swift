import SwiftUI

#Preview("A green field", traits: .fixedLayout(width: 40, height: 30)) {
    Rectangle().fill(Color(red: 0, green: 1, blue: 0))
}

struct MovingSquare_Previews: PreviewProvider {
    static var previews: some View {
        MovingSquare()
            .previewDisplayName("Square")
        Rectangle().fill(.black).frame(width: 30, height: 20)
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Box")
    }
}
