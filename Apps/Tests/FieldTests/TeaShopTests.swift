import BrowserTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(5))) struct TeaShopTests {
    @Test("Tea is chosen, put into the cart, and ordered", arguments: StageHost.all)
    func shopping(_ host: StageHost) async throws {
        try await host.show(TeaShopView()) { stage in
            try await stage.tap(try await stage.first(.containing("Garden Mint")))
            try await stage.settle()
            #expect(try await stage.shows("Brewing"))
            try await stage.press("Add to Cart")
            try await stage.press("Add to Cart")
            #expect(try await stage.shows("In the cart: 2"))

            try await stage.tap(try await stage.findAll(.role(.tab)).first { $0.label == "Cart" }!)
            try await stage.settle()
            #expect(try await stage.shows("× 2"))
            #expect(try await stage.shows("12.00"))
            try await stage.press("Order")
            #expect(try await stage.shows("Thank you!"))
            try await stage.press("Done")
            #expect(try await stage.shows("The cart is empty"))
            try await stage.press("Go shopping")
            // The tab is as it was left.
            #expect(try await stage.shows("Brewing"))
        }
    }
}
