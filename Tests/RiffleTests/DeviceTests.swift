import Riffle
import SwiftUI
import Testing

struct DeviceTests {
    @Test("a turned device exchanges its sides and moves what it covers")
    func turned() {
        #expect(Device.phone.screen(held: .portrait) == CGSize(width: 393, height: 852))
        #expect(Device.phone.screen(held: .landscapeLeft) == CGSize(width: 852, height: 393))
        #expect(
            Device.phone.safeAreaInsets(held: .portrait)
                == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(
            Device.phone.safeAreaInsets(held: .landscapeRight)
                == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
        #expect(Device.smallPhone.safeAreaInsets(held: .landscapeLeft) == EdgeInsets())
    }

    @Test("sides and radii that are no lengths become the smallest that are")
    func badLengths() {
        let device = Device(
            name: "odd", screen: CGSize(width: CGFloat.nan, height: -4), cornerRadius: -.infinity, hasIsland: false)
        #expect(device.screen == CGSize(width: 1, height: 1))
        #expect(device.cornerRadius == 0)
    }
}
