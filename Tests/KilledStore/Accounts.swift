import Foundation
import SwiftData

/// An account, whose balance is the sum of its bookings.
@Model final class Account {
    @Attribute(.unique) var name: String
    var balance: Int
    @Relationship(deleteRule: .cascade, inverse: \Booking.account) var bookings: [Booking] = []

    init(name: String) {
        self.name = name
        balance = 0
    }
}

/// What an account receives or gives.
@Model final class Booking {
    var amount: Int
    var account: Account?
    @Attribute(.externalStorage) var receipt: Data?

    init(amount: Int, receipt: Data?) {
        self.amount = amount
        self.receipt = receipt
    }
}

/// How often the accounts have been saved.
@Model final class Ledger {
    var saves = 0
    init() {}
}

/// A book of accounts in which every save keeps what has to be true: balances are sums, and all of them together are zero.
@MainActor
struct AccountBook {
    private struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    private let context: ModelContext
    private let ledger: Ledger
    private var dice: SplitDice

    init(in folder: URL, seed: UInt64) throws {
        let configuration = ModelConfiguration(url: folder.appendingPathComponent("accounts.store"))
        context = ModelContext(try ModelContainer(for: Account.self, Ledger.self, configurations: configuration))
        dice = SplitDice(seed: seed)
        if let known = try context.fetch(FetchDescriptor<Ledger>()).first {
            ledger = known
        } else {
            ledger = Ledger()
            context.insert(ledger)
        }
    }

    var saves: Int { ledger.saves }

    /// Throws where anything is lost or left over.
    func check() throws {
        let accounts = try context.fetch(FetchDescriptor<Account>())
        for account in accounts where account.balance != account.bookings.reduce(0, { $0 + $1.amount }) {
            throw Broken(description: "\(account.name) has \(account.balance), which is not what its bookings say")
        }
        guard accounts.reduce(0, { $0 + $1.balance }) == 0 else { throw Broken(description: "money has come or gone") }
        guard Set(accounts.map(\.name)).count == accounts.count else {
            throw Broken(description: "a name stands twice")
        }
        let lost = #Predicate<Booking> { $0.account == nil }
        guard try context.fetchCount(FetchDescriptor(predicate: lost)) == 0 else {
            throw Broken(description: "a booking belongs to no account")
        }
        for booking in try context.fetch(FetchDescriptor<Booking>()) {
            if let receipt = booking.receipt, receipt != Self.receipt(booking.amount) {
                throw Broken(description: "a receipt has changed")
            }
        }
    }

    private static func receipt(_ amount: Int) -> Data {
        Data(repeating: UInt8(truncatingIfNeeded: amount), count: 1000 * (abs(amount) % 40))
    }

    /// Books something between two accounts, or closes two that even out, and saves.
    mutating func step() throws {
        let (from, to) = (try account(), try account())
        let amount = Int.random(in: 1...500, using: &dice)
        if from !== to {
            book(-amount, from)
            book(amount, to)
        }
        if Int.random(in: 0..<6, using: &dice) == 0 { try close(from, into: to) }
        ledger.saves += 1
        say("S\(ledger.saves)")
        try context.save()
        say("D\(ledger.saves)")
    }

    private mutating func account() throws -> Account {
        let name = "Account \(Int.random(in: 0..<8, using: &dice))"
        let known = FetchDescriptor<Account>(predicate: #Predicate { $0.name == name })
        if let account = try context.fetch(known).first { return account }
        let account = Account(name: name)
        context.insert(account)
        return account
    }

    private mutating func book(_ amount: Int, _ account: Account) {
        let hasReceipt = Int.random(in: 0..<4, using: &dice) == 0
        let booking = Booking(amount: amount, receipt: hasReceipt ? Self.receipt(amount) : nil)
        booking.account = account
        account.balance += amount
    }

    private mutating func close(_ account: Account, into other: Account) throws {
        guard account !== other else { return }
        if account.balance != 0 { book(account.balance, other) }
        context.delete(account)
    }
}

/// Numbers that depend on a seed alone (SplitMix64: Steele, Lea and Flood 2014).
struct SplitDice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
