import Hummingbird
import NIOCore

/// What the shop knows of a request.
struct ShopContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?
    var employee: Employee?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}

/// Finds out who asks.
struct LoginMiddleware: RouterMiddleware {
    static let cookie = "bookshop-login"
    let accounts: Accounts

    func handle(
        _ request: Request, context: ShopContext, next: (Request, ShopContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        if let secret = request.cookies[Self.cookie]?.value {
            context.employee = accounts.employee(withLogin: secret)
        }
        return try await next(request, context)
    }
}

/// Lets in who has logged in, and shows others where to.
struct EmployeesOnly: RouterMiddleware {
    func handle(
        _ request: Request, context: ShopContext, next: (Request, ShopContext) async throws -> Response
    ) async throws -> Response {
        if context.employee != nil { return try await next(request, context) }
        // A WebSocket cannot go anywhere.
        guard request.headers[.upgrade] == nil else { throw HTTPError(.unauthorized) }
        return .redirect(to: LoginPage.address(returningTo: request.uri.string), type: .normal)
    }
}
