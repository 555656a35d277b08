// On a Mac UI tests find all of it in XCTest, and vectors in Foundation.
@_exported import RiffleGeometry
@_exported import XCTest
