import Foundation

extension Trip {
    /// The trips to choose from, in the order in which they are shown.
    static let samples = [
        Trip("Yosemite, USA", image: "yosemite", dates: "8 – 14 May 2027", nights: 6),
        Trip("Venice, Italy", image: "venice", dates: "3 – 7 April 2027", nights: 4),
        Trip("Hong Kong", image: "hong-kong", dates: "12 – 19 November 2027", nights: 7),
        Trip("Barcelona, Spain", image: "barcelona", dates: "21 – 26 May 2027", nights: 5),
        Trip("Braies, Italy", image: "braies", dates: "2 – 8 September 2027", nights: 6),
        Trip("Kanangra, Australia", image: "kanangra", dates: "9 – 18 October 2027", nights: 9),
        Trip("Mount Currie, Canada", image: "mount-currie", dates: "1 – 8 August 2027", nights: 7),
        Trip("Ohrid, Macedonia", image: "ohrid", dates: "14 – 21 June 2027", nights: 7),
        Trip("Oia, Greece", image: "oia", dates: "5 – 11 September 2027", nights: 6),
        Trip("Palawan, Philippines", image: "palawan", dates: "16 – 27 January 2027", nights: 11),
        Trip("Salerno, Italy", image: "salerno", dates: "18 – 24 September 2027", nights: 6),
        Trip("Tokyo, Japan", image: "tokyo", dates: "28 March – 7 April 2027", nights: 10),
        Trip("West Vancouver, Canada", image: "west-vancouver", dates: "10 – 16 July 2027", nights: 6),
        Trip("Singapore", image: "singapore", dates: "4 – 8 February 2027", nights: 4),
        Trip("Perhentian Islands, Malaysia", image: "perhentian-islands", dates: "6 – 15 March 2027", nights: 9),
    ]
}
