import CRiffleCarriers
import CRiffleInterposition
import Foundation
import SwiftUICore

/// The folders that Foundation knows of the user: they are those of the window's user whose code asks.
///
/// Foundation on Linux knows the folders of who runs the process. On a phone an app has its own `Documents`, `Library` and
/// `tmp`, which are there, and so does each visitor of a process that serves.
enum CarriedFolders {
    typealias Kind = FileManager.SearchPathDirectory
    typealias Domain = FileManager.SearchPathDomainMask

    struct ListMethod { let call: (Kind, Domain) -> [URL] }
    struct FolderMethod { let call: (Kind, Domain, URL?, Bool) throws -> URL }
    struct URLGetter { let call: () -> URL }
    struct PathGetter { let call: () -> String }
    struct PathsGetter { let call: (Kind, Domain, Bool) -> [String] }

    static let folders = CarriedMethod<ListMethod>()
    static let folder = CarriedMethod<FolderMethod>()
    static let foundationFolder = CarriedMethod<FolderMethod>()
    static let temporaryFolder = CarriedMethod<URLGetter>()
    static let homeFolder = CarriedMethod<URLGetter>()
    static let temporaryURL = CarriedValue<URLGetter>()
    static let homeURL = CarriedValue<URLGetter>()
    static let temporaryPath = CarriedValue<PathGetter>()
    static let homePath = CarriedValue<PathGetter>()
    static let searchPaths = CarriedValue<PathsGetter>()

    static func install() {
        let manager = "$s20FoundationEssentials11FileManagerC"
        let kind = "AC19SearchPathDirectoryO_AC0"
        folders.carry(
            manager + "4urls3for2inSayAA3URLVG\(kind)iJ10DomainMaskVtF", in: FileManager.self,
            by: riffle_method_folders())
        folder.carry(
            manager + "3url3for2in14appropriateFor6createAA3URLV\(kind)lM10DomainMaskVAJSgSbtKF", in: FileManager.self,
            by: riffle_method_folder())
        foundationFolder.carry(
            "$s20FoundationEssentials11FileManagerC0A0E3url3for2in14appropriateFor6createAA3URLV\(kind)lM10DomainMaskVAKSgSbtKF",
            by: riffle_method_folder_of_foundation())
        temporaryFolder.carry(
            manager + "18temporaryDirectoryAA3URLVvg", in: FileManager.self, by: riffle_method_temporary_folder())
        homeFolder.carry(
            manager + "27homeDirectoryForCurrentUserAA3URLVvg", in: FileManager.self, by: riffle_method_home_folder())
        temporaryURL.carry(
            "$s20FoundationEssentials3URLV18temporaryDirectoryACvgZ", by: riffle_folder_temporary_url())
        homeURL.carry("$s20FoundationEssentials3URLV13homeDirectoryACvgZ", by: riffle_folder_home_url())
        temporaryPath.carry("$s10Foundation20NSTemporaryDirectorySSyF", by: riffle_folder_temporary_path())
        homePath.carry("$s10Foundation15NSHomeDirectorySSyF", by: riffle_folder_home_path())
        searchPaths.carry(
            "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_"
                + "AF0kC10DomainMaskVSbtF", by: riffle_folder_search_paths())
        installLimit()
    }

    /// Files beyond what a visitor may have are refused where they are opened: by Foundation, and by libraries such as a
    /// database's.
    private static func installLimit() {
        let mayWrite: riffle_may_write = { path in
            guard let path, let home = WindowContext.carried?.window.home else { return true }
            let prefix = home.url.path + "/"
            guard prefix.utf8CString.withUnsafeBufferPointer({ strncmp(path, $0.baseAddress!, $0.count - 1) }) == 0
            else { return true }
            // Counting opens folders, which is not held up by the count.
            return WindowContext.run(as: nil) { home.hasRoom() }
        }
        for (name, standIn) in [("open", riffle_open_stand_in), ("mkstemp", riffle_mkstemp_stand_in)] {
            var next: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
            guard let replacement = standIn(mayWrite, &next), let next else { continue }
            ContextCarriers.carry(name, by: replacement, next: next)
        }
    }

    static var home: HomeFolder? { WindowContext.carried?.window.home }

    /// Where a folder is in a visitor's, as on a phone; nil for what is nobody's own.
    private static func path(of kind: Kind) -> String? {
        switch kind {
        case .documentDirectory: "Documents"
        case .libraryDirectory, .allLibrariesDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .downloadsDirectory: "Downloads"
        case .desktopDirectory: "Desktop"
        case .picturesDirectory: "Pictures"
        case .musicDirectory: "Music"
        case .moviesDirectory: "Movies"
        case .sharedPublicDirectory: "Public"
        case .trashDirectory: ".Trash"
        case .itemReplacementDirectory: "tmp/\(UUID().uuidString)"
        default: nil
        }
    }

    /// The folder of the window's user; nil where the process's own user's is meant.
    static func own(_ kind: Kind, in domain: Domain) -> URL? {
        guard domain.contains(.userDomainMask), let path = path(of: kind) else { return nil }
        guard let home else {
            reportIfShared(kind)
            return kind == .applicationSupportDirectory ? ProgramData.folder : nil
        }
        return home.folder(path)
    }

    /// Says once that what is kept for nobody is kept for all. Not of caches, of which Foundation itself asks.
    private static func reportIfShared(_ kind: Kind) {
        guard WindowResources.servesVisitors, kind == .documentDirectory || kind == .applicationSupportDirectory,
            WindowContext.carried == nil
        else { return }
        OwnerlessCode.report(
            kind == .documentDirectory ? "The documents directory" : "The application support directory",
            outcome: "All visitors share it.",
            alternative: "Ask for it in the code of a view or its model to have each visitor's own.")
    }

    /// What is there on a phone is there for the process's user, too, so that saving does not fail for want of a folder.
    static func existing(_ folders: [URL], _ kind: Kind, in domain: Domain) -> [URL] {
        guard domain == .userDomainMask, [.documentDirectory, .cachesDirectory].contains(kind) else { return folders }
        for folder in folders where access(folder.path, F_OK) != 0 {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        return folders
    }
}

extension FileManager {
    @_silgen_name("riffle_carried_folders")
    final func carriedFolders(for kind: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
        if let own = CarriedFolders.own(kind, in: domain) { return [own] }
        return CarriedFolders.existing(
            CarriedFolders.folders.method(of: self).call(kind, domain), kind, in: domain)
    }

    @_silgen_name("riffle_carried_folder")
    final func carriedFolder(
        for kind: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
        if let own = CarriedFolders.own(kind, in: domain) { return own }
        return try CarriedFolders.folder.method(of: self).call(kind, domain, url, create)
    }

    @_silgen_name("riffle_carried_folder_of_foundation")
    final func carriedFoundationFolder(
        for kind: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
        if let own = CarriedFolders.own(kind, in: domain) { return own }
        return try CarriedFolders.foundationFolder.method(of: self).call(kind, domain, url, create)
    }

    @_silgen_name("riffle_carried_temporary_folder")
    final func carriedTemporaryFolder() -> URL {
        CarriedFolders.home?.folder("tmp") ?? CarriedFolders.temporaryFolder.method(of: self).call()
    }

    @_silgen_name("riffle_carried_home_folder")
    final func carriedHomeFolder() -> URL {
        CarriedFolders.home?.folder("") ?? CarriedFolders.homeFolder.method(of: self).call()
    }
}

extension URL {
    @_silgen_name("riffle_carried_temporary_url")
    static func carriedTemporary() -> URL {
        CarriedFolders.home?.folder("tmp") ?? CarriedFolders.temporaryURL.original.call()
    }

    @_silgen_name("riffle_carried_home_url")
    static func carriedHome() -> URL { CarriedFolders.home?.folder("") ?? CarriedFolders.homeURL.original.call() }
}

@_silgen_name("riffle_carried_temporary_path")
func carriedTemporaryPath() -> String {
    CarriedFolders.home.map { $0.folder("tmp").path + "/" } ?? CarriedFolders.temporaryPath.original.call()
}

@_silgen_name("riffle_carried_home_path")
func carriedHomePath() -> String {
    CarriedFolders.home?.folder("").path ?? CarriedFolders.homePath.original.call()
}

@_silgen_name("riffle_carried_search_paths")
func carriedSearchPaths(
    _ kind: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask, _ expandsTilde: Bool
) -> [String] {
    if let own = CarriedFolders.own(kind, in: domain) { return [own.path] }
    return CarriedFolders.searchPaths.original.call(kind, domain, expandsTilde)
}
