import CoreData

/// What travelers write down, kept by Core Data.
final class JournalStore {
    static let shared = JournalStore()

    let container: NSPersistentContainer

    private init() {
        container = NSPersistentContainer(name: "Journal")
        container.loadPersistentStores { _, _ in }
    }

    func entries() -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Entry")
        return (try? container.viewContext.fetch(request)) ?? []
    }
}
