import Foundation

extension Card {
    /// The cards a new wallet holds, the front one first.
    static let samples = [
        Card(
            brand: .visa, number: "4242 4242 4242 4242", holder: "Simon Ng", expiry: "3/28",
            transactions: [
                Transaction(merchant: "Apple Store", amount: 999, date: "2 Apr 2026", icon: "bag.fill"),
                Transaction(merchant: "Uber", amount: 12.5, date: "3 Apr 2026", icon: "car.fill"),
                Transaction(merchant: "Blue Bottle", amount: 6.75, date: "5 Apr 2026", icon: "cup.and.saucer.fill"),
                Transaction(merchant: "Airbnb", amount: 318.4, date: "9 Apr 2026", icon: "bed.double.fill"),
            ]),
        Card(
            brand: .mastercard, number: "5353 5353 5353 5353", holder: "Simon Ng", expiry: "10/27",
            transactions: [
                Transaction(merchant: "Netflix", amount: 15.49, date: "1 Apr 2026", icon: "tv"),
                Transaction(merchant: "Whole Foods", amount: 84.12, date: "4 Apr 2026", icon: "cart.fill"),
                Transaction(merchant: "Shell", amount: 51.3, date: "7 Apr 2026", icon: "fuelpump.fill"),
            ]),
        Card(
            brand: .amex, number: "3737 373737 37373", holder: "Simon Ng", expiry: "6/29",
            transactions: [
                Transaction(merchant: "Cathay Pacific", amount: 1240, date: "28 Mar 2026", icon: "airplane"),
                Transaction(merchant: "Park Hyatt", amount: 462, date: "30 Mar 2026", icon: "bed.double.fill"),
                Transaction(merchant: "Dishoom", amount: 58.9, date: "31 Mar 2026", icon: "fork.knife"),
            ]),
        Card(
            brand: .chase, number: "4111 1111 1111 1111", holder: "Simon Ng", expiry: "1/30",
            transactions: [
                Transaction(merchant: "Spotify", amount: 10.99, date: "1 Apr 2026", icon: "headphones"),
                Transaction(merchant: "City Metro", amount: 2.9, date: "2 Apr 2026", icon: "tram.fill"),
                Transaction(merchant: "Gift Shop", amount: 35, date: "6 Apr 2026", icon: "gift.fill"),
            ]),
        Card(
            brand: .discover, number: "6011 0009 9013 9424", holder: "Simon Ng", expiry: "8/28",
            transactions: [
                Transaction(merchant: "Bookshop", amount: 23.8, date: "27 Mar 2026", icon: "book.fill"),
                Transaction(merchant: "Corner Gym", amount: 39, date: "1 Apr 2026", icon: "flame.fill"),
            ]),
    ]
}
