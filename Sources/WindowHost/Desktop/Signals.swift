#if Window
    import CRiffleGTK

    /// What GTK hands a callback that is asked to bring something of Swift's along.
    typealias UserData = UnsafeMutableRawPointer

    /// Connects a signal of an object to a C function, which gets `data` last.
    ///
    /// - Parameter handler: a C function of the signal's own type.
    func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ data: UserData, _ handler: UnsafeRawPointer) {
        g_signal_connect_data(object, signal, unsafeBitCast(handler, to: GCallback.self), data, nil, GConnectFlags(0))
    }

    extension OpaquePointer {
        /// The object as its ancestor, as the macros of GTK's headers cast it.
        func cast<Ancestor>(to type: Ancestor.Type) -> UnsafeMutablePointer<Ancestor> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
        }
    }

    extension UnsafeMutablePointer {
        /// The object as another class of those that it is of.
        func cast<Other>(to type: Other.Type) -> UnsafeMutablePointer<Other> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
        }
    }
#endif
