import RiffleDragAndDrop
import Foundation

/// What is told of screens that a navigation controller shows; pickers ask for one.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// Lets people choose a picture, in a sheet: by the system's dialog for files, which on a phone offers the library.
open class UIImagePickerController: UIViewController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The library.
        case photoLibrary
        /// The camera, which programs here have none of.
        case camera
        /// The library.
        case savedPhotosAlbum
    }

    /// Names what is told of a chosen picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The picture: a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was edited: a `UIImage`, the same, as nothing is edited here. Only where `allowsEditing` says so.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The picture's file: a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Whether there are pictures from somewhere: not from a camera.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Where pictures come from; the camera is the library here.
    open var sourceType = SourceType.photoLibrary
    /// Whether the picture may be edited before it is handed over; here it is as it is.
    open var allowsEditing = false
    /// Who is told what was chosen.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Makes the view with the button that opens the dialog.
    open override func loadView() {
        view = FileChoiceView(types: [.image], allowsSeveral: false) { [weak self] in self?.take($0) }
    }

    private func take(_ files: [URL]) {
        guard let file = files.first, let image = UIImage(contentsOfFile: file.path) else {
            if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
            return
        }
        var info: [InfoKey: Any] = [.originalImage: image, .imageURL: file]
        if allowsEditing { info[.editedImage] = image }
        if let delegate {
            delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        } else {
            dismiss(animated: true)
        }
    }
}

/// Who is told what was chosen in a picker of pictures.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// A picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Nothing was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Takes the picker away.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }

    /// Takes the picker away.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A view with a button that opens the dialog for files, and one that leaves it.
final class FileChoiceView: UIView {
    private let types: [UTType]
    private let allowsSeveral: Bool
    private let take: @MainActor ([URL]) -> Void

    /// - Parameter take: told the files; none where nothing was chosen.
    init(types: [UTType], allowsSeveral: Bool, _ take: @escaping @MainActor ([URL]) -> Void) {
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.take = take
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var _content: AnyView { AnyView(FileChoice(types: types, allowsSeveral: allowsSeveral, take: take)) }
}

private struct FileChoice: View {
    let types: [UTType]
    let allowsSeveral: Bool
    let take: @MainActor ([URL]) -> Void
    @State private var isOpen = false

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                Button("Cancel") { take([]) }
                Spacer()
            }
            Spacer()
            Image(systemName: "photo.on.rectangle").font(.largeTitle).foregroundStyle(.secondary)
            Button(allowsSeveral ? "Choose Photos" : "Choose Photo") { isOpen = true }
                .buttonStyle(.borderedProminent)
            Spacer()
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fileImporter(isPresented: $isOpen, allowedContentTypes: types, allowsMultipleSelection: allowsSeveral) {
            if let files = try? $0.get() { take(files) }
        }
    }
}
