import RiffleTextAndImages
import SwiftUITesting
import Testing

@MainActor
struct SymbolColorTests {
    private func colors(_ view: some View) throws -> Set<[Int]> {
        let tester = ViewTester(
            view.font(.system(size: 80)).background(Color.black), size: CGSize(width: 120, height: 120), scale: 1)
        let picture = try tester.snapshot()
        var found: [[Int]: Int] = [:]
        for y in 0..<120 {
            for x in 0..<120 {
                let (red, green, blue, _) = picture[x, y]
                found[[Int(red), Int(green), Int(blue)], default: 0] += 1
            }
        }
        return Set(found.filter { $0.value > 40 }.keys)
    }

    private let yellow = [0xFF, 0xCC, 0x00]
    private let cyan = [0x00, 0xC0, 0xE8]
    private let green = [0x34, 0xC7, 0x59]
    private let white = [255, 255, 255]

    @Test("a symbol with colors of its own shows them where it is asked for")
    func multicolor() throws {
        let sun = Image(systemName: "cloud.sun.fill")
        #expect(try colors(sun.renderingMode(.original)).isSuperset(of: [yellow, white]))
        #expect(try colors(sun.symbolRenderingMode(.multicolor)).isSuperset(of: [yellow, white]))
        let rain = Image(systemName: "cloud.rain.fill")
        #expect(try colors(rain.renderingMode(.original)).isSuperset(of: [cyan, white]))
        let plus = Image(systemName: "plus.circle.fill").symbolRenderingMode(.multicolor)
        #expect(try colors(plus).isSuperset(of: [green, white]))
        #expect(try !colors(sun.foregroundStyle(.red)).contains(yellow))
    }

    @Test("a symbol without colors of its own has the foreground style")
    func others() throws {
        let gear = Image(systemName: "gearshape.fill").renderingMode(.original)
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try colors(gear.foregroundStyle(red)).contains([255, 0, 0]))
    }
}
