import Foundation
import SwiftUITesting

/// A picture on a sheet, with its name.
struct SheetPicture {
    let name: String
    let image: UIImage
    /// On the sheet, in points.
    let size: CGSize

    /// A picture of what a tester shows, half as large as its window.
    @MainActor
    init(_ name: String, of tester: ViewTester, size: CGSize) throws {
        self.name = name
        image = UIImage(data: try tester.snapshot().pngData) ?? UIImage()
        self.size = CGSize(width: size.width / 2, height: size.height / 2)
    }
}

extension Screenshots {
    private static let sheetWidth: CGFloat = 1800
    /// From 0 to 100: what is small on a sheet hides what JPEG does to it, and a sheet is to be half a megabyte.
    static let sheetQuality = 76
    private static let gap: CGFloat = 20
    private static let captionHeight: CGFloat = 22

    /// Pictures in rows, as many in each as there is room for.
    @MainActor
    static func sheet(of pictures: [SheetPicture]) -> ViewTester {
        var rows: [[SheetPicture]] = []
        var width = CGFloat.infinity
        for picture in pictures {
            if width + gap + picture.size.width > sheetWidth - 2 * gap {
                rows.append([])
                width = -gap
            }
            width += gap + picture.size.width
            rows[rows.count - 1].append(picture)
        }
        let height = rows.reduce(gap) { $0 + ($1.map(\.size.height).max() ?? 0) + captionHeight + gap }
        let sheet = VStack(alignment: .leading, spacing: gap) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: gap) {
                    ForEach(rows[row], id: \.name) { framed($0) }
                }
            }
        }
        .padding(gap)
        .frame(width: sheetWidth, height: height, alignment: .topLeading)
        return ViewTester(sheet, size: CGSize(width: sheetWidth, height: height), scale: 1)
    }

    @MainActor
    private static func framed(_ picture: SheetPicture) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(picture.name)
                .font(.system(size: 13))
                .lineLimit(1)
                .frame(width: picture.size.width, height: captionHeight - 4, alignment: .leading)
            Image(uiImage: picture.image)
                .resizable()
                .frame(width: picture.size.width, height: picture.size.height)
                .border(Color.gray)
        }
    }
}
