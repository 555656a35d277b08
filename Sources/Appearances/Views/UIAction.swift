/// What runs when something is done with a control.
@MainActor @preconcurrency
public final class UIAction {
    /// What it is called.
    public var title: String
    /// Who asks for it while it runs.
    public private(set) weak var sender: AnyObject?
    private let handler: Handler

    /// What runs.
    public typealias Handler = (UIAction) -> Void

    /// An action with a title.
    public init(title: String = "", handler: @escaping Handler) {
        self.title = title
        self.handler = handler
    }

    func run(_ sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
