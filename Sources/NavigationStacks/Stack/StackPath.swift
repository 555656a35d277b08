/// A path that an app has bound to a stack, whatever its type.
struct StackPath {
    let values: () -> [AnyHashable]
    /// Takes values away from the front.
    let removeLast: (Int) -> Void
    /// Puts a value in front; false where the path cannot have a value of its type.
    let append: (AnyHashable) -> Bool

    init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.values }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
        append = {
            path.wrappedValue.values.append($0)
            return true
        }
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        values = { path.wrappedValue.map { AnyHashable($0) } }
        removeLast = { count in
            let left = Swift.max(path.wrappedValue.count - count, 0)
            path.wrappedValue = Data(path.wrappedValue.prefix(left))
        }
        append = { value in
            guard let element = value.base as? Data.Element ?? value as? Data.Element else { return false }
            path.wrappedValue.append(element)
            return true
        }
    }
}
