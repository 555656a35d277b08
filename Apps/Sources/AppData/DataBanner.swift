import SwiftUI

/// Says what is wrong with the data and what to do, for as long as something is.
struct DataBanner: View {
    let status: DataStatus

    var body: some View {
        if let problem = status.problem {
            VStack(alignment: .leading, spacing: 6) {
                Label(problem.title, systemImage: "exclamationmark.triangle.fill")
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
                Text(problem.advice)
                    .font(.subheadline)
                    .fixedSize(horizontal: false, vertical: true)
                HStack(spacing: 20) {
                    if problem.canBeRetried { Button("Try Again") { status.tryAgain() } }
                    Button("Dismiss") { status.dismiss() }
                }
                .font(.subheadline.bold())
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(12)
            .background(Color.yellow.opacity(0.2), in: .rect(cornerRadius: 12))
            .padding(.horizontal)
            .padding(.vertical, 6)
            .background(Color(UIColor.systemBackground))
            .accessibilityElement(children: .contain)
            .transition(.move(edge: .top).combined(with: .opacity))
        }
    }
}
