/// What a nested window says of itself to the views in it.
package struct NestedEnvironment: Equatable {
    /// In points.
    package var screenSize: CGSize
    package var colorScheme: ColorScheme
    /// What the device covers at the edges, in points.
    package var safeAreaInsets: EdgeInsets
    package var horizontalSizeClass: UserInterfaceSizeClass
    package var verticalSizeClass: UserInterfaceSizeClass

    package init(
        screenSize: CGSize, colorScheme: ColorScheme, safeAreaInsets: EdgeInsets,
        horizontalSizeClass: UserInterfaceSizeClass, verticalSizeClass: UserInterfaceSizeClass
    ) {
        self.screenSize = screenSize
        self.colorScheme = colorScheme
        self.safeAreaInsets = safeAreaInsets
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }

    func apply(to environment: inout EnvironmentValues) {
        environment.colorScheme = colorScheme
        environment.safeAreaInsets = safeAreaInsets
        environment.keyboardCover = 0
        environment.horizontalSizeClass = horizontalSizeClass
        environment.verticalSizeClass = verticalSizeClass
    }
}
