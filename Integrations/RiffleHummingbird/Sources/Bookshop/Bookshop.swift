import Foundation
import Hummingbird
import Logging
import RiffleHummingbird
import RiffleServer

/// A shop's server: a page for customers, a login, and an interface for employees.
@main
struct Bookshop {
    static func main() async throws {
        let arguments = CommandLine.arguments
        func value(after name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        let application = try await application(
            port: value(after: "--port").flatMap { Int($0) } ?? 8080,
            storage: value(after: "--data").map { URL(fileURLWithPath: $0, isDirectory: true) },
            sites: value(after: "--site").map { [$0] } ?? [])
        try await application.runService()
    }

    /// - Parameters:
    ///   - storage: where what employees store is kept; nil keeps it for as long as their pages are there.
    ///   - sites: the addresses that employees know, where a proxy leads here.
    ///   - onStart: told of the port.
    static func application(
        port: Int, storage: URL? = nil, sites: [String] = [], onStart: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws -> some ApplicationProtocol {
        let accounts = Accounts()
        let orders = await Orders()
        let admin = try await WebInterface(
            WebInterfaceConfiguration(
                title: "Bookshop", storage: storage, sites: sites, trustedProxies: ["127.0.0.1"])
        ) {
            AdminView(orders: orders)
        }

        let router = Router(context: ShopContext.self)
        router.add(middleware: LoginMiddleware(accounts: accounts))
        router.get("/") { _, _ in html("<h1>Bookshop</h1><p><a href=\"/admin/\">For employees</a></p>") }
        router.get("/login") { request, _ in
            html(LoginPage.html(next: request.uri.queryParameters.get("next")))
        }
        router.post("/login") { request, context in
            let answers = try await URLEncodedFormDecoder().decode(
                LoginPage.Answers.self, from: request, context: context)
            guard let secret = accounts.logIn(answers.name, answers.password) else {
                return html(
                    LoginPage.html(next: answers.next, message: "Name and password do not belong together."),
                    status: .forbidden)
            }
            var response = Response.redirect(to: LoginPage.destination(answers.next), type: .normal)
            response.setCookie(
                Cookie(
                    name: LoginMiddleware.cookie, value: secret, path: "/", httpOnly: true, sameSite: .lax))
            return response
        }
        router.post("/logout") { request, _ in
            if let secret = request.cookies[LoginMiddleware.cookie]?.value, let employee = accounts.logOut(secret) {
                await admin.endPages(of: employee.id)
            }
            return Response.redirect(to: "/", type: .normal)
        }
        router.group()
            .add(middleware: EmployeesOnly())
            .mount(admin, at: "admin") { _, context, page in
                page.user = context.employee?.id
                page[EmployeeKey.self] = context.employee
            }

        var application = Application(
            router: router, server: .http1WithPages(),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in onStart(channel.localAddress?.port ?? port) })
        application.addServices(admin)
        return application
    }

    private static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
