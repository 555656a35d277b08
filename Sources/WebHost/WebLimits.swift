/// What a page or a stranger may ask for at most. One place, with the reasons.
package enum WebLimits {
    // MARK: Messages

    /// Bytes of one WebSocket message. The largest honest one is a paste into a text field; a frame's input is below 1 KB.
    package static let messageBytes = 64 << 10
    /// Records of one message. A message of nothing but a finger's samples has room for fewer.
    package static let recordsPerMessage = 4096
    /// Fragments of one message. Browsers send a message whole; proxies may cut it into a few.
    package static let fragments = 64
    /// Bytes of every fragment but the last, so that a message cannot come as thousands of crumbs.
    package static let smallestFragment = 64
    /// Bytes of a text within a message: a paste of twenty pages.
    package static let textBytes = 32 << 10
    /// Bytes of a hello in a request. Honest ones have a few hundred: languages, a time zone, the name of a session.
    package static let earlyHelloBytes = 2048
    /// Fingers down at once: two hands twice, for tables that are touched by two people.
    package static let fingers = 20
    /// Sides of a page in points: more than any wall of displays, little enough that nothing overflows.
    package static let pageSide = 16_384.0
    /// Pixels per point: beyond what displays have, with browser zoom.
    package static let scale = 8.0
    /// Seconds an event may lie ahead of the server's clock. Honest ones do by the delay of the first message at most.
    package static let clockLead = 10.0

    // MARK: Flow

    /// Seconds after which a turn of one session begins nothing more, so that others have theirs. A message that is begun is
    /// dealt with, and the frame that is due is made: a few milliseconds more.
    package static let turnSeconds = 0.002
    /// Messages of one session that are looked at in one turn at most, however fast they are dealt with.
    package static let messagesPerTurn = 256
    /// Samples of a finger that moves which count as one message in a turn. Fast displays and pens send eight a frame.
    package static let samplesPerStep = 32
    /// Seconds after which half of what somebody has used of the main actor is forgotten: who was busy a moment ago is not
    /// punished for it, and who sends without end never catches up.
    package static let useHalfLife = 0.7
    /// How often the time of a page's last turn counts when it is decided who is next: with 8, a page whose turns take a
    /// millisecond less than another's may have had eight milliseconds more.
    package static let weightOfNextTurn = 8.0
    /// How much of that each second of waiting takes away: after two thirds of a second nothing of the longest is left.
    package static let weightOfWaiting = 0.2
    /// Seconds of a next turn that count at most: one animation frame's.
    package static let burstSeconds = 0.016
    /// Seconds that a turn counts for at most: a machine that stands still is nobody's fault.
    package static let longestCountedTurn = 0.1
    /// How long somebody who uses more than an equal share is passed over after a long turn, at most, in lengths of the turn.
    /// A turn of 20 ms costs each other page about one frame, so that with 9, which leaves a tenth of the time for such turns,
    /// the others keep 55 frames of 60.
    package static let longestPause = 9.0
    /// The same for all newcomers together, for whom somebody waits.
    package static let longestNewcomersPause = 3.0
    /// Seconds of use on record from which somebody counts among those who share the main actor.
    package static let leastActiveUse = 0.001
    /// How many times an equal share somebody may use before long turns have them passed over.
    package static let shareTolerance = 1.25
    /// Waiting messages, and their bytes, at which a connection is read no further, so that a flood waits in the sender's
    /// own memory.
    package static let waitingMessages = 512
    package static let waitingBytes = 128 << 10
    /// Bytes of one read, of which there is one at a time: what a connection can hand over beyond those limits.
    package static let readBytes = 16 << 10
    /// Bytes waiting to be sent at which a connection is read no further and has no turns, so that a page that takes no
    /// answers gets no more of them. A first frame with a thousand layers is less than half of it.
    package static let unsentBytes = 256 << 10
    /// Bytes of a connection that the system takes without having sent them. What waits so waits here, where it is counted.
    package static let unsentSystemBytes = 64 << 10
    /// Bytes of frames that may be on their way to a page: what ten packets hold at first, which is what any line is sent at
    /// once (RFC 6928), and, where that does not wait in line, at most half a second of a line of 4 Mbit/s.
    package static let firstUnacknowledgedBytes = 14 << 10
    package static let unacknowledgedBytes = 256 << 10
    /// Bytes around a frame's layers: its own head, WebSocket's, TCP's and IP's.
    package static let bytesAroundFrame = 60
    /// Frames within one animation frame of the page: the one it shows, and the two that it keeps for the next ones where
    /// they come in bursts (`playout.js`).
    package static let framesAtOnce = 3

    // MARK: Addresses

    /// Bytes of a page's address that the app is told of: what sitemaps may name (sitemaps.org).
    package static let addressBytes = 2048
    /// Components of an address within the app: far more than screens lie one behind the other.
    package static let addressComponents = 32
    /// Bytes of the text that the first answer contains: some twenty pages.
    package static let firstTextBytes = 64 << 10
    /// Bytes of such texts that are kept, and what is counted for each beside its own.
    package static let firstFrameBytes = 4 << 20
    package static let firstFrameOverhead = 512
    /// Seconds after which a text is found out anew.
    package static let firstFrameSeconds = 60.0
    /// Seconds that an answer waits for a text, and how many answers wait at once.
    package static let firstFramePatience = 1.0
    package static let firstFrameWaiters = 8
    /// The share of the main actor that finding out texts may take, and the seconds that it may take at once.
    package static let firstFrameShare = 0.05
    package static let firstFrameBurstSeconds = 0.5

    // MARK: Pages that come back to another process

    /// Bytes that are kept of one page's state: as many as of what a visitor stores.
    package static let keptPageBytes = 256 << 10
    /// Pages of one person that are kept; the oldest goes first.
    package static let keptPagesOfPerson = 16
    /// Bytes of all pages that are kept.
    package static let allKeptPagesBytes = 256 << 20
    /// Seconds for which they are kept: a day.
    package static let keptPageSeconds = 86_400.0

    // MARK: Connections

    /// Connections at once, all kinds together; beyond it new ones are closed at once.
    package static let connections = 4096
    /// Connections of one address, of IPv6 one network. An office behind one address has some hundred people; loopback and
    /// trusted proxies are exempt.
    package static let connectionsPerAddress = 512
    /// Connections that have not said hello. The oldest of them gives way to a new one, so that silence shuts nobody out.
    package static let silentConnections = 256
    /// Seconds until a connection must have asked for something, and a WebSocket must have said hello.
    package static let helloSeconds: Int64 = 10
    /// Seconds an HTTP connection may stay open between requests. Browsers ask again within a page load.
    package static let idleSeconds: Int64 = 30
    /// Seconds between two looks at every WebSocket. Who has said nothing in between is asked, and has as long to answer, so
    /// that a connection whose other end is gone is found within three of them.
    package static let heartbeatSeconds: Int64 = 15
    /// Looks at which the same message may still wait to be taken by a page; with the next one it is let go. So whoever takes
    /// nothing is, within 45 seconds.
    package static let beatsToTake = 2
    /// Seconds that a page has for its answer when a WebSocket is closed.
    package static let closingSeconds: Int64 = 2
    /// Bytes of an answer that are handed to the system at once, and the seconds in which it has to be rid of them: two
    /// kilobytes a second, however long the whole takes.
    package static let answerPieceBytes = 64 << 10
    package static let stalledSeconds: Int64 = 30
    /// Bytes of a request's head; ours have about a kilobyte.
    package static let requestHeadBytes = 16 << 10

    // MARK: The page's history

    /// Entries that one session has in a page's history.
    package static let historyEntries = 200
    /// Seconds in which what happens counts as an answer to what somebody did: browsers believe a page for about as long.
    package static let inputEchoSeconds = 1.0

    // MARK: The app's code

    /// Seconds of a turn after which the log names its page: people take a halt of two for a fault.
    package static let longTurnSeconds = 2.0
    /// Seconds without a sign of the main actor after which the server says that it is not ready.
    package static let stuckSeconds = 5.0
    /// Seconds between two looks at both.
    package static let watchSeconds: Int64 = 1

    // MARK: Workers

    /// Milliseconds between two looks at what no event tells: whether workers get on, and what they have in memory.
    static let frontLookMilliseconds: Int32 = 250
    /// The same until a connection must have asked for something.
    static let helloMilliseconds = UInt64(helloSeconds) * 1000
    /// Connections that wait for a worker that is not there, and for how long.
    static let connectionsWaitingForWorker = 512
    static let workerPatienceMilliseconds: UInt64 = 15_000
    /// How long a worker may take until it is ready: a large app on a small machine that just started.
    static let workerStartMilliseconds: UInt64 = 60_000
    /// A worker that ends before has failed, and the next one starts after a pause that grows with each that does.
    static let workerTrialMilliseconds: UInt64 = 30_000
    /// Milliseconds after which a worker whose visitor has no page open may be given to another visitor: a page that loads anew is away for
    /// as long as that takes.
    static let tenantMilliseconds: UInt64 = 5000
    static let workerPausesMilliseconds: [UInt64] = [0, 0, 250, 1000, 2000, 5000, 10_000, 30_000]
    /// Workers in a row that end before any has served anything; then the program does not start.
    static let workerAttempts = 3
    /// How long a worker that has let go of its line may take to write down why it ends: Swift gives up after 30 seconds.
    static let workerFarewellMilliseconds: UInt64 = 40_000
    /// What is heard of one worker before the others are.
    static let workerMessagesAtOnce = 64
    /// How long it is remembered at which page a worker ended. A page whose state is why it ended twice starts anew.
    static let blameMilliseconds: UInt64 = 60_000
    static let endsUntilAnew = 2
    /// Seconds between two writings of the state of one open page.
    static let openPageSeconds = 1.0
    /// Seconds of each second in which what open pages have is written, besides the ends of their turns.
    static let openPagesSeconds = 0.02
    static let blamedSessions = 256
    /// Seconds without a sign of a worker's main thread, of which there is one a second, after which the worker is ended: with a look
    /// four times a second, what stands still is noticed within five.
    package static let stuckWorkerSeconds = 4

    // MARK: Memory

    /// Seconds that a session waits for its page to come back: a laptop's lid during a meal.
    package static let detachedSeconds = 1800.0
    /// Seconds without a frame after which a session keeps nothing that it can find again: as long as somebody looks at what
    /// came of a tap, and far less than most pages are left alone.
    package static let restSeconds = 2.0
    /// Seconds that nobody has seen a page after which its views are let go of: as long as an app on a phone goes on behind
    /// others.
    package static let sleepSeconds = 30.0
    /// Seconds of a look, once a second, at who is to sleep, half a frame's; and those after which others do where it took longer.
    package static let sleepLookSeconds = 0.008
    package static let sleepPauseSeconds = 0.1
    /// Seconds that what moves has to come to rest then, and those between two frames of it. What never rests stops.
    package static let settleSeconds = 3.0
    package static let settleStep = 0.1
    /// Sessions that wait for their page, and layers of all of them, which stand for their memory. Beyond it one goes that is
    /// large and has waited long.
    package static let detachedSessions = 512
    package static let detachedLayers = 150_000
    /// Sessions at once. At about a megabyte each this is what a small server holds.
    package static let sessions = 2048
    /// Sessions of one address, those included that wait for their page.
    package static let sessionsPerAddress = 256
    /// Font files above this size are cut down to the characters in use. Latin faces are below half of it.
    package static let wholeFontBytes = 1 << 20
    /// Characters that a font cut to size may carry over from the last cut of it, so that typing does not send ever
    /// larger files.
    package static let carriedCharacters = 256
    /// Cut fonts that are remembered, and that a page can ask for.
    package static let fontCuts = 4096
    /// Bytes of cut fonts kept in memory.
    package static let fontCutBytes = 32 << 20
    /// Fonts and pictures that come together: names that are remembered, bytes kept in memory, and displays of different
    /// pixels for which it is known what comes first. A first picture has a hundred kilobytes or two.
    package static let packs = 1024
    package static let packBytes = 16 << 20
    package static let likelyPacks = 16
    /// Seconds after which what a page shows is no part of its first picture.
    package static let firstPictureSeconds: Int64 = 4
    /// Bytes of lighter pictures kept in memory, and pixels of the largest picture that is made lighter: a second's work.
    package static let lightPictureBytes = 32 << 20
    package static let lightPicturePixels = 4 << 20
    /// Bytes of packed scripts and fonts kept in memory; the scripts are 30 KB, a font some 200 KB.
    package static let packedBytes = 16 << 20
    /// Requests that wait for the app's picture to be drawn, each on a thread, and the seconds that they do. Others are told
    /// that there is none.
    package static let pictureWaiters = 2
    package static let pictureSeconds = 10

    /// Bytes that count for one page, and for all pages of one visitor, before pages end (`PageMemory`). The apps in `Apps/` have
    /// one to three megabytes.
    package static let pageMemory = 128 << 20
    package static let visitorMemory = 256 << 20
    /// Bytes that count for a layer without what it paints: the layer, the views that make it and their element. The wallet,
    /// and pages with lists, take two to four thousand.
    package static let layerBytes = 3072
    /// Seconds of a look at what pages have; where it takes longer, the others have theirs a second later.
    package static let memoryLookSeconds = 0.002
    /// Seconds after pages had to end for the whole server in which no others do: memory takes a while to go back.
    package static let memoryReturnSeconds = 30.0

    // MARK: What visitors store

    /// New visitors of one address in one go, and the seconds after which there may be another one: a class in school at
    /// once, and 8,640 a day. With the four kilobytes that each counts for at least, one address takes more than a week to
    /// fill what all may store.
    package static let newVisitors = 256
    package static let newVisitorSeconds = 10
    /// Addresses whose new visitors are counted.
    package static let rememberedAddresses = 16_384
    /// Seconds between two times that a page is told that what its visitor changed is not kept.
    package static let storageNoticeSeconds = 5.0
    /// Bytes that one person's pages store: what a few hundred settings take, or a long letter. `ValueTable` counts them.
    package static let personBytes = 256 << 10
    /// Bytes that all persons store. Each counts for at least four kilobytes, so that this is 65,536 persons at most.
    package static let allPersonsBytes = 256 << 20
    /// Bytes of the files that an app keeps for one person: a hundred thousand rows of a database.
    package static let personFilesBytes = 32 << 20
    /// Bytes of the files of all persons, as they were when they were last counted. Beyond that, nobody's grow.
    package static let allFilesBytes = 1 << 30
    /// Bytes of a store that an app shares by name: every change writes all of it.
    package static let sharedStoreBytes = 1 << 20
    /// Tabs of one person whose `SceneStorage` is kept, those that were opened last.
    package static let keptTabs = 32
    /// Seconds after which somebody who did not come back is forgotten, cookie and store: half a year.
    package static let idlePersonSeconds = 15_552_000.0
    /// Seconds for which a browser shows the token by itself: a month.
    package static let tokenCookieSeconds = 2_592_000.0
    /// Folders around the app in an address.
    package static let folders = 8
    /// Seconds between looking for those who are.
    package static let idleSearchSeconds = 21_600.0

    // MARK: Files of visitors

    /// Files that a visitor can choose at once.
    package static let filesAtOnce: UInt32 = 64
    /// Bytes of the files that a visitor chooses at once: some hundred pictures, or a long recording.
    package static let chosenBytes = 64 << 20
    /// Bytes of all files that one session has been given, and those that all have; whoever comes too late is told.
    package static let sessionFileBytes = 128 << 20
    package static let allSessionFileBytes = 2 << 30
    /// Bytes of the name of a file, so that every file system takes it.
    package static let fileNameBytes = 200
    /// Bytes of the files that one session offers its page; older ones go.
    package static let offeredBytes = 64 << 20

    // MARK: The end

    /// Seconds in which a server that is asked to end has told its pages and written what they stored. Service managers
    /// wait 10 to 90 s, people five.
    package static let drainSeconds = 4.0
    /// Seconds of those in which pages take notice.
    package static let farewellSeconds = 1.0
}
