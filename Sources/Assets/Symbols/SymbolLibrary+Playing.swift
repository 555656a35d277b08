import RiffleGeometry

extension SymbolLibrary {
    /// Sport, games, music and films.
    @_optimize(none)
    static func playing() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(dice())
        all.take(music())
        all.take(
            pair(
                "basketball", circle(0, 0, 45.6),
                details: ["M0-46V46M-46 0H46M-32-32C-12-14-12 14-32 32M32-32C12-14 12 14 32 32"]))
        all.take(
            pair(
                "football", "M-44 44C-52 0-20-50 44-44C52 0 20 50-44 44Z",
                details: ["M-20 20L20-20M-14-2L2 14M2-14L14-2"]))
        all.take(pair("tennisball", circle(0, 0, 45.6), details: ["M-30-34C-6-14-6 14-30 34M30-34C6-14 6 14 30 34"]))
        all.take(
            pair(
                "volleyball", circle(0, 0, 45.6),
                details: [
                    """
                    M0 0C-14-18-16-32-8-44M0 0C24-4 36-14 42-24M0 0C-8 22-4 36 4 46M-44-8C-28-10-14-6 0 0M20-40\
                    C16-28 22-20 32-16M-22 38C-14 30-10 20-12 10
                    """
                ]))
        all.take(pair("baseball", circle(0, 0, 45.6), details: ["M-22-40C-8-20-8 20-22 40M22-40C8-20 8 20 22 40"]))
        all.take(
            pair(
                "sportscourt", box(-54, -38, 108, 76, 8),
                details: ["M0-38V38M-54-16H-36V16H-54M54-16H36V16H54", circle(0, 0, 12)]))
        all.take(
            pair(
                "flag.checkered", "M-32-40C-20-48-8-46 2-40C14-33 26-34 38-40V6C26 12 14 13 2 6C-8 0-20-2-32 6Z",
                details: ["M-14-46V-2M4-38V8M22-36V10M-32-18C-16-24 0-14 38-18"]
            ).mapValues {
                SymbolSketch($0.marks + [.stroke("M-32-40V48")])
            }.filter { $0.key == "flag.checkered" })
        all.take(
            pair(
                "flag.2.crossed",
                "M-10-6C-18-14-30-14-42-8L-48-34C-36-40-24-38-16-32ZM10-6C18-14 30-14 42-8L48-34C36-40 24-38 16-32Z",
                with: [.stroke("M-16-32L18 46M16-32L-18 46")]))
        all.take(
            pair(
                "theatermasks", "M-50-34C-36-28-20-28-6-34V0C-6 20-18 30-28 30C-38 30-50 20-50 0Z",
                details: ["M-38-10V-8M-18-10V-8M-38 10C-32 18-24 18-18 10"]
            ).mapValues {
                SymbolSketch(
                    $0.marks + [
                        .stroke(
                            """
                            M6-16C20-12 36-12 50-18V14C50 34 38 44 28 44C18 44 8 36 6 22M20 6V8M38 4V6M20 30\
                            C26 22 34 22 40 28
                            """,
                            0.9)
                    ])
            })
        all.take(
            pair(
                "movieclapper", box(-46, -12, 92, 54, 8),
                with: [.stroke("M-46-14L-50-30L40-48L44-32ZM-24-34L-14-20M4-40L14-26")]))
        all.take(pair("gamecontroller.circle", circle(0, 0, 45.6), details: ["M-26-4H-10M-18-12V4M14-6H15M24 2H25"]))
        all.take(
            pair(
                "rosette",
                """
                M0-46L9-37L22-40L26-27L39-24L36-11L45-2L36 7L39 20L26 23L22 36L9 33L0 42L-9 33L-22 36L-26 23\
                L-39 20L-36 7L-45-2L-36-11L-39-24L-26-27L-22-40L-9-37Z
                """
            ).filter { $0.key == "rosette" })
        all.take(pair("music.note.house", "M-44-6L0-44L44-6V42H-44Z", details: ["M-6 28V-4L16-10V20"]))
        all.take([
            "soccerball": [
                .stroke(circle(0, 0, 45.6)), .solid("M0-20L19-6L12 16H-12L-19-6Z", 0.3),
                .stroke("M0-20V-44M19-6L43-14M12 16L26 38M-12 16L-26 38M-19-6L-43-14", 0.85),
            ],
            "soccerball.inverse": [
                .solid(circle(0, 0, 45.6)), .hole("M0-20L19-6L12 16H-12L-19-6Z"),
                .cut("M0-20V-44M19-6L43-14M12 16L26 38M-12 16L-26 38M-19-6L-43-14", 0.8),
            ],
            "cricket.ball": [
                .stroke(circle(0, 0, 45.6)), .stroke("M-10-44C-2-18-2 18-10 44M8-44C16-18 16 18 8 44", 0.8),
            ],
            "tennis.racket": [
                .stroke("M-40-30C-26-50 12-42 18-16C22 4 8 14-8 10C-34 2-50-14-40-30ZM8 8L40 44"),
                .stroke("M-30-38L14-8M-40-20L-2 8M10-36L-16 4", 0.6),
            ],
            "figure.skating": [.solid(circle(10, -40, 7)), .stroke("M4-26L-10 2L12 18L6 40M-10 2L-36 20M4-22L34-16")],
            "skateboard": [
                .stroke("M-50-14C-44-4-38-2-28-2H28C38-2 44-4 50-14"), .solid(dot(-26, 16, 7) + dot(26, 16, 7)),
            ],
            "skateboard.fill": [
                .stroke("M-50-14C-44-4-38-2-28-2H28C38-2 44-4 50-14", 1.5), .solid(dot(-26, 16, 7) + dot(26, 16, 7)),
            ],
            "dumbbell.fill": [
                .stroke("M-18 0H18", 1.2), .solid(box(-36, -28, 16, 56, 6) + box(20, -28, 16, 56, 6)),
                .solid(box(-52, -15, 13, 30, 5) + box(39, -15, 13, 30, 5)),
            ],
            "checkerboard.rectangle": [
                .stroke(box(-50, -38, 100, 76, 10)),
                .fill(
                    """
                    M-50-38H-25V-13H-50ZM0-38H25V-13H0ZM-25-13H0V12H-25ZM25-13H50V12H25ZM-50 12H-25V37H-50Z\
                    M0 12H25V37H0Z
                    """
                ),
            ],
            "arcade.stick": [.stroke(circle(0, -30, 16)), .stroke("M0-14V14M-40 14H40V42H-40Z")],
        ])
        return all
    }

    /// Pips by rows and columns of a grid of three.
    @_optimize(none)
    private static func dice() -> [String: SymbolSketch] {
        let pips: [[(Double, Double)]] = [
            [(0, 0)], [(-1, -1), (1, 1)], [(-1, -1), (0, 0), (1, 1)], [(-1, -1), (1, -1), (-1, 1), (1, 1)],
            [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        ]
        var all: [String: SymbolSketch] = [:]
        for (index, places) in pips.enumerated() {
            let spots = places.map { dot($0.0 * 21, $0.1 * 21, 5) }.joined()
            all["die.face.\(index + 1)"] = [.stroke(box(-42, -42, 84, 84, 16)), .solid(spots, 0.4)]
            all["die.face.\(index + 1).fill"] = [
                .solid(box(-42, -42, 84, 84, 16)), .hole(places.map { dot($0.0 * 21, $0.1 * 21, 7) }.joined()),
            ]
        }
        let front = box(-48, -20, 62, 62, 11)
        all["dice"] = [
            .stroke(front), .solid(dot(-34, -6, 3) + dot(-17, 11, 3) + dot(0, 28, 3), 0.5),
            .stroke("M-8-32L6-44Q12-48 18-44L46-24Q50-20 46-14L26 14"),
        ]
        all["dice.fill"] = [
            .solid(front), .hole(dot(-34, -6, 6) + dot(-17, 11, 6) + dot(0, 28, 6)),
            .solid("M-8-32L6-44Q12-48 18-44L46-24Q50-20 46-14L26 14V-24H-8Z", 0.3),
        ]
        return all
    }

    @_optimize(none)
    private static func music() -> [String: SymbolSketch] {
        var all: [String: SymbolSketch] = [:]
        all.take(
            pair("playpause", "M-50-32Q-50-38-44-35L-6-5Q-2 0-6 5L-44 35Q-50 38-50 32ZM12-36H22V36H12ZM36-36H46V36H36Z")
        )
        all.take(pair("hifispeaker", box(-30, -48, 60, 96, 9), details: [circle(0, 16, 17), circle(0, -24, 8)]))
        all.take(
            pair("radio", box(-50, -18, 100, 62, 9), details: [circle(20, 12, 15), "M-34 0H-12M-34 14H-12M-34 28H-12"])
                .mapValues { SymbolSketch($0.marks + [.stroke("M-40-18L30-46")]) })
        all.take(pair("opticaldisc", circle(0, 0, 45.6), details: [circle(0, 0, 13)]))
        all.take(
            pair(
                "guitars", "M-20 0C-36-2-44 12-36 24C-44 40-24 50-12 40C-2 34-6 24 2 18C8 8-4-2-12 6Z",
                with: [.stroke("M-8 10L34-34M30-46L46-30")]))
        all.take(
            pair("pianokeys", box(-48, -38, 96, 76, 8), details: ["M-24-38V38M0-38V38M24-38V38"]).mapValues {
                SymbolSketch(
                    $0.marks + [
                        isSolid($0)
                            ? .hole("M-30-38H-18V6H-30ZM-6-38H6V6H-6ZM18-38H30V6H18Z")
                            : .solid("M-30-38H-18V6H-30ZM-6-38H6V6H-6ZM18-38H30V6H18Z", 0.2)
                    ])
            })
        all.take(
            pair(
                "camera.rotate",
                "M-48-22Q-48-30-40-30H-24L-16-42H16L24-30H40Q48-30 48-22V30Q48 38 40 38H-40Q-48 38-48 30Z",
                details: ["M-18 6A18 18 0 0 1 14-6M18 2A18 18 0 0 1-14 14M16-16V-4H4M-16 24V12H-4"]))
        all.take(
            pair("photo.on.rectangle", box(-52, -22, 84, 62, 10), details: ["M-52 30L-30 10L-14 24L4 6L32 30"])
                .mapValues {
                    SymbolSketch($0.marks + [.stroke("M-28-32C-28-40-22-42-16-42H40Q52-42 52-30V10Q52 20 44 22")])
                })
        all.take(
            pair("photo.stack", box(-48, -18, 96, 60, 10), details: ["M-46 34L-18 8L6 28L22 14L46 34"]).mapValues {
                SymbolSketch($0.marks + [.stroke("M-38-30H38M-28-42H28", 0.85)])
            })
        all.take(
            pair("record.circle", circle(0, 0, 45.6), details: []).mapValues {
                SymbolSketch($0.marks + [isSolid($0) ? .hole(circle(0, 0, 18)) : .solid(circle(0, 0, 14))])
            })
        all.take([
            "music.note.list": [
                .stroke("M-46-34H10M-46-12H10M-46 10H-6"), .stroke("M22 30V-24L44-30V-18"), .solid(dot(13, 33, 8), 0.6),
            ],
            "music.quarternote.3": [
                .stroke("M-30 26V-24M4 12V-38M36 30V-20"),
                .solid(dot(-37, 30, 6) + dot(-3, 16, 6) + dot(29, 34, 6), 0.7),
            ],
            "music.mic": [.stroke(circle(-22, -22, 20)), .stroke("M-8-8L40 42M-36-8L32 46L42 36L-8-36", 0.9)],
            "airpods": [
                .stroke(
                    """
                    M-44-30C-44-44-14-46-12-24C-12-14-18-8-24-8V42H-34V-8M44-30C44-44 14-46 12-24\
                    C12-14 18-8 24-8V42H34V-8
                    """
                )
            ],
            "airpodspro": [
                .stroke(
                    """
                    M-44-28C-44-42-14-44-12-22C-12-10-18-4-24-4V34H-34V-4M44-28C44-42 14-44 12-22\
                    C12-10 18-4 24-4V34H34V-4
                    """
                )
            ],
            "metronome": [.stroke("M-16-44H16L36 44H-36ZM-26 12H26M0 12L34-36")],
            "airplayaudio": [
                .stroke("M-28 18A42 42 0 1 1 28 18M-14 4A22 22 0 1 1 14 4"), .solid("M0 16L24 44H-24Z", 0.4),
            ],
            "airplayvideo": [
                .stroke("M-24 22H-40Q-50 22-50 12V-28Q-50-38-40-38H40Q50-38 50-28V12Q50 22 40 22H24"),
                .solid("M0 12L26 44H-26Z", 0.4),
            ],
            "livephoto": [.stroke(circle(0, 0, 14) + circle(0, 0, 28)), .solid(ring(20, 44, 0.8), 0.5)],
            "timelapse": [.stroke(circle(0, 0, 45.6)), .solid("M0 0V-30A30 30 0 1 1-26 15Z", 0.3)],
            "slowmo": [.solid(ring(16, 42, 1.5), 0.6), .stroke(circle(0, 0, 18))],
            "rays": [
                .stroke("M0-22V-46M0 22V46M-22 0H-46M22 0H46M-16-16L-32-32M16-16L32-32M-16 16L-32 32M16 16L32 32")
            ],
        ])
        return all
    }
}
