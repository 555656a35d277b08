import Foundation
import RiffleHosting
import Testing

@MainActor
struct HostConfigurationTests {
    @Test(
        "sides that are negative or not finite count as 0", arguments: [CGFloat.nan, .infinity, -CGFloat.infinity, -1])
    func size(_ side: CGFloat) {
        var configuration = HostConfiguration(size: CGSize(width: side, height: 5))
        #expect(configuration.size == CGSize(width: 0, height: 5))
        configuration.size = CGSize(width: 4, height: side)
        #expect(configuration.size == CGSize(width: 4, height: 0))
    }

    @Test(
        "a scale that is not above 0 is 1 at first, and later changes nothing",
        arguments: [CGFloat.nan, 0, -2, .infinity])
    func scale(_ scale: CGFloat) {
        var configuration = HostConfiguration(scale: scale)
        #expect(configuration.scale == 1)
        configuration.scale = 3
        configuration.scale = scale
        #expect(configuration.scale == 3)
    }

    @Test("the environment has what the window is, and what was put on top of it")
    func environment() {
        let configuration = HostConfiguration(scale: 3, colorScheme: .dark) { $0.layoutDirection = .rightToLeft }
        let values = configuration.environmentValues
        #expect(values.displayScale == 3 && values.colorScheme == .dark && values.layoutDirection == .rightToLeft)
    }
}
