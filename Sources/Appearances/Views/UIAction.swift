/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// What runs when something is done with a control.
@MainActor @preconcurrency
public final class UIAction {
    /// What it is called.
    public var title: String
    /// Who asks for it while it runs.
    public private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// An action with a title.
    public init(title: String = "", handler: @escaping UIActionHandler) {
        self.title = title
        self.handler = handler
    }

    func run(_ sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
