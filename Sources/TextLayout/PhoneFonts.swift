/// The families that every iPhone has, which apps ask for by name and do not bring along.
package enum PhoneFonts {
    /// The design that stands for a family of the phone, by the kind of its letters; nil for a name that is none of them.
    ///
    /// Spaces, hyphens and capitals do not matter, and neither do the endings of PostScript names, as in `CourierNewPSMT`.
    package static func standIn(for family: String) -> TextStyle.Design? {
        var name = family.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
        for ending in ["mt", "ps"] where name.hasSuffix(ending) && designs[name] == nil { name.removeLast(2) }
        return designs[name]
    }

    private static let designs: [String: TextStyle.Design] = {
        var designs: [String: TextStyle.Design] = [:]
        for name in sansSerif { designs[name] = .default }
        for name in serif { designs[name] = .serif }
        for name in monospaced { designs[name] = .monospaced }
        for name in rounded { designs[name] = .rounded }
        return designs
    }()

    private static let sansSerif = [
        "applesdgothicneo", "arial", "avenir", "avenirnext", "avenirnextcondensed", "dinalternate", "dincondensed",
        "futura",
        "galvji", "gillsans", "helvetica", "helveticaneue", "hiraginosans", "impact", "kailasa", "optima", "pingfanghk",
        "pingfangsc", "pingfangtc", "thonburi", "trebuchet", "verdana",
    ]
    private static let serif = [
        "academyengravedlet", "americantypewriter", "baskerville", "bodoni72", "bodoni72oldstyle", "bodoni72smallcaps",
        "charter", "cochin", "copperplate", "didot", "georgia", "hiraginominchopron", "hoeflertext", "palatino",
        "partylet",
        "rockwell", "savoyelet", "snellroundhand", "stixtwotext", "superclarendon", "timesnewroman", "zapfino",
    ]
    private static let monospaced = ["courier", "couriernew", "menlo"]
    private static let rounded = [
        "arialroundedmtbold", "bradleyhand", "chalkboardse", "chalkduster", "hiraginomarugothicpron", "markerfelt",
        "noteworthy", "papyrus",
    ]
}
