import PackagePlugin

@main
struct ShowFlames: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws { print("Three.") }
}
