//
//  PantryApp.swift
//  Pantry
//

import SwiftUI

@main
struct PantryApp: App {
    @StateObject private var pantry = Pantry()

    var body: some Scene {
        WindowGroup {
            ShelfView()
                .environmentObject(pantry)
        }
    }
}
