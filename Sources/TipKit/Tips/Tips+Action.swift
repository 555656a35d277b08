extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable {
        /// What the button is known by; its number among the tip's buttons where it was given no name.
        public let id: String
        /// The number of the button among the tip's, from 0; nil until it is in a tip.
        public let index: Int?
        /// What the button does, beside what the view with the tip does.
        public let handler: () -> Void
        /// What the button says.
        public let label: () -> Text

        /// Makes a button.
        public init(id: String? = nil, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text) {
            self.init(id: id ?? "", index: nil, handler: handler, label: label)
        }

        /// Makes a button with a title, which is shown as it is.
        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping () -> Void = {}) {
            let title = String(title)
            self.init(id: id ?? "", index: nil, handler: handler) { Text(title) }
        }

        private init(id: String, index: Int?, handler: @escaping () -> Void, label: @escaping () -> Text) {
            self.id = id
            self.index = index
            self.handler = handler
            self.label = label
        }

        /// The action with its place in a tip, doing more than before.
        func at(_ index: Int, then more: @escaping (Action) -> Void = { _ in }) -> Action {
            let known = Action(id: id.isEmpty ? "\(index)" : id, index: index, handler: handler, label: label)
            return Action(
                id: known.id, index: index,
                handler: {
                    known.handler()
                    more(known)
                }, label: label)
        }
    }
}
