import SwiftUI

/// The result of a session, and a button to start another.
struct SummaryView: View {
    let session: StudySession
    let restart: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            VStack(alignment: .leading, spacing: 2) {
                Text(session.facts.isEmpty ? "No cards" : "All done")
                    .font(.system(.title, design: .rounded))
                    .bold()
                    .accessibilityAddTraits(.isHeader)
                if !session.facts.isEmpty {
                    Text("\(session.knownAtOnce) of \(session.facts.count) known at once")
                        .foregroundStyle(.secondary)
                }
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
                        .frame(height: 48)
                        .background(Color.indigo)
                        .cornerRadius(12)
                }
                .keyboardShortcut(.defaultAction)
            }
        }
        .padding(24)
        .frame(width: 450)
        .background(Color(UIColor.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 25))
        .shadow(radius: 10)
    }

    private func row(_ fact: Fact) -> some View {
        let score = session.score(of: fact)
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

#Preview("Summary") {
    SummaryView(session: StudySession(facts: [])) {}
}
