public import SwiftUI
internal import RiffleWebHost

extension EnvironmentValues {
    /// What the browser of the page has asked the server for; nil in windows, pictures, previews and tests.
    public var webRequest: WebRequest? { pageRequest.map { WebRequest($0.request) } }
}
