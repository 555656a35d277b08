extension TextRegion {
    /// That of the window whose code asks, or else the process's; nil where that is as Foundation finds it.
    ///
    /// Unlike other things, it does not belong to a window for being the only one there is: a program with one window gives
    /// the process the same region.
    package static var current: TextRegion? { WindowContext.carried?.window.region ?? process }

    /// That of the window whose code runs, or the usual one.
    package static var inUse: TextRegion { WindowContext.current?.window.region ?? usual }
}
