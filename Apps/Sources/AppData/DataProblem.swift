import Foundation
import GRDB
import SwiftUI

/// What keeps an app from reading or keeping data, in words for whoever uses it.
public enum DataProblem: Error, Hashable, Sendable {
    /// The file may be read and not written.
    case readOnly
    /// Another program holds the file.
    case locked
    /// The disk has no room.
    case full
    /// The files of this person may not grow any more.
    case limit
    /// The file was no database any more. It was kept under another name, and a new one was made.
    case setAside(String)
    /// A newer version of the app made the file.
    case newer
    /// Anything else, as the system says it.
    case other(String)

    /// What happened.
    public var title: String {
        switch self {
        case .readOnly: String(localized: "Your data can’t be changed")
        case .locked: String(localized: "Your data is in use")
        case .full: String(localized: "The disk is full")
        case .limit: String(localized: "There is no room left for your data")
        case .setAside: String(localized: "Your data couldn’t be read")
        case .newer: String(localized: "Your data is from a newer version")
        case .other: String(localized: "Your data couldn’t be saved")
        }
    }

    /// What it means, and what to do.
    public var advice: String {
        switch self {
        case .readOnly:
            String(
                localized:
                    "The file may only be read, so new changes are not saved. Allow writing to it, then try again.")
        case .locked:
            String(
                localized:
                    "Another program is working with the file. Close that program, then try again. Until then, nothing is saved."
            )
        case .full:
            String(localized: "New changes are not saved yet. Free some space on the disk, then try again.")
        case .limit:
            String(
                localized: "New changes are not saved yet. Remove something that you no longer need, then try again.")
        case .setAside(""):
            String(
                localized:
                    "The file was damaged while it was in use. Try again: it is put aside then, and you start with a new one."
            )
        case .setAside(let name):
            String(
                localized:
                    "The file was damaged, and you start with a new one. The old file is kept as “\(name)”. If you have a backup, put it back in its place."
            )
        case .newer:
            String(
                localized: "Update this app to see it. Your data is left as it is, and what you do here is not saved.")
        case .other(let reason):
            String(localized: "New changes are not saved yet. Try again. (\(reason))")
        }
    }

    /// Whether trying again can help.
    public var canBeRetried: Bool {
        switch self {
        case .setAside(let name): name.isEmpty
        case .newer: false
        default: true
        }
    }

    /// What an error of the database means to the user.
    init(_ error: any Error) {
        guard let error = error as? DatabaseError else {
            self = (error as? DataProblem) ?? .other((error as NSError).localizedDescription)
            return
        }
        self =
            switch error.resultCode {
            case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: .readOnly
            case .SQLITE_BUSY, .SQLITE_LOCKED: .locked
            case .SQLITE_FULL: .full
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: .setAside("")
            default: .other(error.message ?? "SQLite \(error.resultCode.rawValue)")
            }
    }
}
