import Foundation
import Testing

@testable import RiffleAssetSymbols

@Suite struct ImportScanTests {
    @Test("Imports are found with their lines, whatever stands in front of the module's name")
    func forms() {
        let text = """
            // import Commented
            import SwiftUI
            @testable import Model
            @preconcurrency public import Combine
            import struct UIKit.UIColor
            internal import os.log
                import Indented
            /* import Blocked
            import BlockedToo */
            let text = "import Nothing"
            importance()
            """
        #expect(
            ImportScan(text).imports == [
                .init(module: "SwiftUI", line: 2), .init(module: "Model", line: 3), .init(module: "Combine", line: 4),
                .init(module: "UIKit", line: 5), .init(module: "os", line: 6), .init(module: "Indented", line: 7),
            ])
    }

    @Test("Imports on a condition are the file's own concern")
    func conditions() {
        let text = """
            #if canImport(UIKit)
            import UIKit
            #elseif canImport(AppKit)
                #if DEBUG
                import AppKit
                #endif
            #endif
            import Foundation
            """
        #expect(ImportScan(text).imports == [.init(module: "Foundation", line: 8)])
    }

    @Test("A file that imports what its target does not depend on is told what to add")
    func warnings() throws {
        let products = try [#require(UnusedProduct("UIKit=Riffle")), #require(UnusedProduct("Combine=riffle-fork"))]
        let warnings = UnusedProduct.warnings(
            of: products, in: "import SwiftUI\nimport UIKit\n\nimport Combine\n", of: "/a/Views.swift", target: "Notes")
        #expect(warnings.count == 2)
        #expect(
            warnings.first == """
                /a/Views.swift:2: warning: the target Notes imports UIKit and does not depend on it. Add \
                .product(name: "UIKit", package: "Riffle") to its dependencies in Package.swift
                """)
        #expect(warnings.last?.contains(".product(name: \"Combine\", package: \"riffle-fork\")") == true)
    }
}
