public import Hummingbird
internal import HTTPTypes
internal import NIOCore
public import RiffleServer

extension RouterMethods {
    /// Shows an interface at a path, and everything below it.
    ///
    ///     router.addMiddleware { SessionMiddleware() }
    ///     router.mount(admin, at: "admin") { request, context, page in
    ///         page.user = context.user?.id
    ///     }
    ///
    /// The application's `server` has to be `.http1WithPages()`. Requests for pages, their files and their WebSockets pass the router's
    /// middleware as all others do: what that refuses or sends elsewhere, pages do not get. An interface may be at several paths. A second
    /// interface or route at the same path stops the program at its start, as it is with all routes of Hummingbird's.
    ///
    /// - Parameters:
    ///   - path: without parameters.
    ///   - identify: adds to the request what the server knows of it, as from the context that middleware has filled in. What it
    ///     throws is answered as it would be for any route.
    @discardableResult
    public func mount(
        _ interface: WebInterface, at path: RouterPath,
        identify: @escaping @Sendable (Request, Context, inout WebRequest) async throws -> Void = { _, _, _ in }
    ) -> Self {
        @Sendable func answer(_ request: Request, _ context: Context) async throws -> Response {
            var page = WebRequest(request)
            if let peer = (context as? any RemoteAddressRequestContext)?.remoteAddress?.ipAddress {
                page = WebRequest(request, peer: peer)
            }
            page.folder = context.folder
            try await identify(request, context, &page)
            if let admission = PageAdmission.current, interface.admits(page) {
                admission.admit(page, to: interface)
                return Response(status: .switchingProtocols)
            }
            return Response(await interface.respond(to: page), isHead: request.method == .head)
        }
        for place in [path, RouterPath("\(path)/**")] {
            on(place, method: .get, use: answer)
            on(place, method: .head, use: answer)
        }
        return self
    }
}

extension RequestContext {
    /// The path of the route that was chosen, without what stands for everything below it.
    fileprivate var folder: String? {
        guard let path = endpointPath else { return nil }
        return path.hasSuffix("/**") ? String(path.dropLast(2)) : path + "/"
    }
}

extension WebRequest {
    init(_ request: Request, peer: String? = nil) {
        var headers = request.headers.map { (name: $0.name.rawName, value: $0.value) }
        // The codec has made it a field of its own.
        if let host = request.head.authority { headers.append(("Host", host)) }
        self.init(
            method: request.method.rawValue, uri: request.head.path ?? "/", headers: headers, peer: peer)
    }
}

extension Response {
    /// - Parameter isHead: whether the browser wants to know of the body only how long it is.
    init(_ response: WebResponse, isHead: Bool) {
        var fields = HTTPFields()
        for (name, value) in response.headers {
            guard let name = HTTPField.Name(name) else { continue }
            fields.append(HTTPField(name: name, value: value))
        }
        if isHead { fields[.contentLength] = "\(response.body.count)" }
        self.init(
            status: HTTPResponse.Status(code: response.status), headers: fields,
            body: isHead ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
    }
}
