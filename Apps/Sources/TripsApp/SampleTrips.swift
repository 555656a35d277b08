import Foundation

extension Trip {
    /// The trips to choose from, in the order in which they are shown.
    static let samples = [
        Trip("Yosemite, USA", image: "yosemite", departure: Day(2027, 5, 8), nights: 6),
        Trip("Venice, Italy", image: "venice", departure: Day(2027, 4, 3), nights: 4),
        Trip("Hong Kong", image: "hong-kong", departure: Day(2027, 11, 12), nights: 7),
        Trip("Barcelona, Spain", image: "barcelona", departure: Day(2027, 5, 21), nights: 5),
        Trip("Braies, Italy", image: "braies", departure: Day(2027, 9, 2), nights: 6),
        Trip("Kanangra, Australia", image: "kanangra", departure: Day(2027, 10, 9), nights: 9),
        Trip("Mount Currie, Canada", image: "mount-currie", departure: Day(2027, 8, 1), nights: 7),
        Trip("Ohrid, Macedonia", image: "ohrid", departure: Day(2027, 6, 14), nights: 7),
        Trip("Oia, Greece", image: "oia", departure: Day(2027, 9, 5), nights: 6),
        Trip("Palawan, Philippines", image: "palawan", departure: Day(2027, 1, 16), nights: 11),
        Trip("Salerno, Italy", image: "salerno", departure: Day(2027, 9, 18), nights: 6),
        Trip("Tokyo, Japan", image: "tokyo", departure: Day(2027, 3, 28), nights: 10),
        Trip("West Vancouver, Canada", image: "west-vancouver", departure: Day(2027, 7, 10), nights: 6),
        Trip("Singapore", image: "singapore", departure: Day(2027, 2, 4), nights: 4),
        Trip("Perhentian Islands, Malaysia", image: "perhentian-islands", departure: Day(2027, 3, 6), nights: 9),
    ]
}
