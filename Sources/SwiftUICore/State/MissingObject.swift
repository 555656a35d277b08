/// What a program is told that reads an object from the environment where no view put one.
enum MissingObject {
    /// - Parameters:
    ///   - type: the object's.
    ///   - modifier: what puts such an object there.
    ///   - path: of the view that reads it; empty where it is not known.
    static func message(_ type: String, _ modifier: String, path: String) -> String {
        let place = path.isEmpty ? "" : "\(path): "
        return place
            + "no object of type \(type) is in the environment, so there is nothing to read. A view around "
            + "this one has to put it there with .\(modifier)."
    }

    /// Stops the program, naming the view.
    static func stop(_ type: String, _ modifier: String, at reader: BackReference<_ViewNode>?) -> Never {
        let path = MainThread.isCurrent ? MainActor.assumeIsolated { reader?.target?.path } : nil
        fatalError(message(type, modifier, path: path ?? ""))
    }
}
