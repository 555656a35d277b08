// Kept for its comments; the target leaves this file out.
import SwiftUI

struct OldTally: View {
    var body: some View { DoesNotCompile() }
}
