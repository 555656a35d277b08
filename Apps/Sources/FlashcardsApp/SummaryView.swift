import SwiftUI

/// The result of a session, or why there is none, and what can be done now.
struct SummaryView: View {
    let session: StudySession
    let agenda: Agenda
    let now: Date
    let show: @MainActor (StudyScreen.Panel) -> Void
    let undo: (@MainActor () -> Void)?
    let restart: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title)
                    .font(.system(.title, design: .rounded))
                    .bold()
                    .accessibilityAddTraits(.isHeader)
                Text(subtitle)
                    .foregroundStyle(.secondary)
            }
            if !session.facts.isEmpty {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(session.facts) { fact in
                            row(fact)
                            if fact.id != session.facts.last?.id { Divider() }
                        }
                    }
                }
                .frame(maxHeight: 170)
                Button(action: restart) {
                    Text("Start again")
                        .font(.system(.headline, design: .rounded))
                        .foregroundStyle(.white)
                        .frame(maxWidth: .infinity)
                        .frame(minHeight: 48)
                        .background(Color.indigo)
                        .cornerRadius(12)
                }
                .keyboardShortcut(.defaultAction)
            }
            buttons
        }
        .padding(24)
        .frame(maxWidth: 450)
        .background(Color(UIColor.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 25))
        .shadow(radius: 10)
        .padding(16)
    }

    private var buttons: some View {
        HStack {
            Button("Decks") { show(.decks) }
            Spacer()
            if let undo {
                Button("Undo", action: undo)
                    .keyboardShortcut("z")
                Spacer()
            }
            Button("Statistics") { show(.statistics) }
        }
        .font(.subheadline.weight(.semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }

    private var title: String {
        if !session.facts.isEmpty { return String(localized: "All done") }
        return agenda.hasCards ? String(localized: "Nothing is due") : String(localized: "No cards")
    }

    private var subtitle: String {
        if !session.facts.isEmpty {
            return String(localized: "\(session.knownAtOnce) of \(session.facts.count) known at once")
        }
        if let next = agenda.nextDue {
            return String(localized: "The next card comes back in \(WaitText.long(next.timeIntervalSince(now))).")
        }
        return agenda.hasCards
            ? String(localized: "That was all for today. New cards come tomorrow.")
            : String(localized: "Open Decks to add cards or to import them.")
    }

    private func row(_ fact: Fact) -> some View {
        let score = session.sessionScore(of: fact)
        return HStack {
            Text(fact.prompt)
                .lineLimit(1)
            Spacer(minLength: 12)
            Text("\(score.right) of \(score.shown)")
                .monospacedDigit()
                .foregroundStyle(score.right == score.shown ? .green : .orange)
        }
        .font(.subheadline)
        .padding(.vertical, 9)
        .accessibilityElement(children: .combine)
    }
}
