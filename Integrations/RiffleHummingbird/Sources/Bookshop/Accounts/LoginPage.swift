import Foundation
import Hummingbird

/// The form that asks for name and password.
enum LoginPage {
    struct Answers: Decodable {
        var name: String
        var password: String
        var next: String?
    }

    static func address(returningTo next: String) -> String {
        // Addresses are ASCII: all but letters and digits is encoded, so that a plus sign stays one.
        "/login?next=\(next.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }

    /// Where somebody may be led who has logged in: anybody can write a link, so an address of another server is none.
    static func destination(_ next: String?) -> String {
        guard let next, next.hasPrefix("/"), !next.hasPrefix("//"), !next.contains("\\") else { return "/admin/" }
        return next
    }

    static func html(next: String?, message: String? = nil) -> String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Log in – Bookshop</title>
        <body style="font: 17px/1.5 system-ui; max-width: 24rem; margin: 4rem auto; padding: 0 16px; color-scheme: light dark">
        <h1>Log in</h1>
        <p role="alert">\(escaped(message ?? ""))</p>
        <form method="post" action="/login">
        <input type="hidden" name="next" value="\(escaped(destination(next)))">
        <p><label>Name <input name="name" autocomplete="username" autofocus></label></p>
        <p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p>
        <button>Log in</button>
        </form>
        </body>
        </html>
        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
