// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` come from Foundation; who imports Geometry gets them along with it.
@_exported import Foundation
