extension Project {
    /// Twelve designs, as they are listed.
    static let samples = [
        Project(id: "shot-1", title: "Nova Banking", tags: ["Web", "Dashboard"], hues: [.purple, .pink]),
        Project(id: "shot-2", title: "Ramen to Go", tags: ["Mobile"], hues: [.orange]),
        Project(id: "shot-3", title: "Icon Family", tags: ["Icon", "Branding"], hues: [.purple, .blue]),
        Project(id: "shot-4", title: "Emberfox", tags: ["Branding"], hues: [.black, .orange]),
        Project(id: "shot-5", title: "Night Waves", tags: ["Mobile"], hues: [.purple, .pink]),
        Project(id: "shot-6", title: "Quiet Coast", tags: ["Web", "Illustration"], hues: [.green, .blue]),
        Project(id: "shot-7", title: "Block Town", tags: ["Illustration", "3D"], hues: [.orange, .pink]),
        Project(id: "shot-8", title: "Daily Rings", tags: ["Watch", "Dashboard"], hues: [.black, .green]),
        Project(id: "shot-9", title: "Loud Shapes", tags: ["Print"], hues: [.beige, .orange]),
        Project(id: "shot-10", title: "Warm Hearth", tags: ["Mobile", "Dashboard"], hues: [.blue]),
        Project(id: "shot-11", title: "Tape Reader", tags: ["Web", "Dashboard"], hues: [.black, .green]),
        Project(id: "shot-12", title: "Soft Glass", tags: ["3D", "Illustration"], hues: [.pink, .purple]),
    ]
}
