import SwiftUICore

/// The scroll views of UIKit, for code that sets up their appearance.
///
/// SwiftUI's own are none of them on iOS 16 and later, and here: what is set comes to nothing, on purpose.
open class UIScrollView: UIView {
    /// What is set for all scroll views of UIKit; nothing comes of it.
    public class func appearance() -> UIScrollView { UIScrollView() }

    /// Whether content goes on a little at its end; `scrollBounceBehavior` says so in SwiftUI.
    public var bounces = true
    /// Whether the vertical indicator is shown; `scrollIndicators` says so in SwiftUI.
    public var showsVerticalScrollIndicator = true
    /// Whether the horizontal indicator is shown; `scrollIndicators` says so in SwiftUI.
    public var showsHorizontalScrollIndicator = true
    /// Whether content scrolls; `scrollDisabled` says so in SwiftUI.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { noteToRoot() } } }
    /// What scrolling does to the keyboard; `scrollDismissesKeyboard` says so in SwiftUI.
    public var keyboardDismissMode = KeyboardDismissMode.none

    /// What scrolling does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Nothing.
        case none
        /// Scrolling sends it away.
        case onDrag
        /// It follows the finger.
        case interactive
    }
}

/// The lists of UIKit, for code that sets up their appearance.
///
/// SwiftUI's lists are none of them on iOS 16 and later, and here: what is set comes to nothing, on purpose.
public final class UITableView: UIScrollView {
    /// What is set for all lists of UIKit; nothing comes of it.
    public override class func appearance() -> UITableView { UITableView() }

    /// The lines between rows; `listRowSeparator` says so in SwiftUI.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The color of the lines between rows; `listRowSeparatorTint` says so in SwiftUI.
    public var separatorColor: UIColor?
    /// What is below all rows.
    public var tableFooterView: UIView?
    /// Whether rows can be chosen.
    public var allowsSelection = true
    /// The space above headers, in points.
    public var sectionHeaderTopPadding: CGFloat = 0
}

/// The rows of UIKit's lists, for code that sets up their appearance; nothing comes of it.
public final class UITableViewCell: UIView {
    /// What is set for all rows of UIKit; nothing comes of it.
    public static func appearance() -> UITableViewCell { UITableViewCell() }

    /// How a chosen row looks.
    public var selectionStyle = SelectionStyle.default

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// One.
        case singleLine
    }

    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable {
        /// As the others.
        case none
        /// As usual.
        case `default`
    }
}

/// The grids of UIKit, for code that sets up their appearance; SwiftUI's own are none of them, and nothing comes of it.
public final class UICollectionView: UIScrollView {
    /// What is set for all grids of UIKit; nothing comes of it.
    public override class func appearance() -> UICollectionView { UICollectionView() }
}
