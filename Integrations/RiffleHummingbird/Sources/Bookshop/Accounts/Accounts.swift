import Foundation
import Synchronization

/// Who may come, and who has.
final class Accounts: Sendable {
    private struct Account {
        var employee: Employee
        var password: String
    }

    private let accounts: [String: Account]
    private let logins = Mutex<[String: Employee]>([:])

    /// The shop has two employees; a shop that is one would ask a database, and keep no passwords.
    init() {
        accounts = [
            "ada": Account(employee: Employee(id: "17", name: "Ada"), password: "octavo"),
            "ben": Account(employee: Employee(id: "23", name: "Ben"), password: "quarto"),
        ]
    }

    /// The secret of a new login; nil where name and password do not belong together.
    func logIn(_ name: String, _ password: String) -> String? {
        guard let account = accounts[name.lowercased()], account.password == password else { return nil }
        let secret = UUID().uuidString
        logins.withLock { $0[secret] = account.employee }
        return secret
    }

    func employee(withLogin secret: String) -> Employee? { logins.withLock { $0[secret] } }

    /// Ends all logins of the one who has this one.
    func logOut(_ secret: String) -> Employee? {
        logins.withLock { logins in
            guard let employee = logins[secret] else { return nil }
            logins = logins.filter { $0.value != employee }
            return employee
        }
    }
}
