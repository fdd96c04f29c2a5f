#if canImport(SwiftUI)
import Honeycomb
import HoneycombSwiftUI
import SwiftUI

/// SwiftUI views in rows: as a whole row, at the left and at the right of one.
struct PlayerView: View {
    @State private var isPlaying = false

    var body: some View {
        CellScreen {
            CollectionViewSection {
                SwiftUIItem(value: isPlaying) {
                    VStack(spacing: 8) {
                        Text("Air on the G String").font(.headline)
                        Text("Johann Sebastian Bach").font(.subheadline)
                        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
                    }
                    .frame(maxWidth: .infinity)
                    .padding()
                }
                LeftRightItem(
                    left: LeftTitle(title: "Downloaded"),
                    right: RightSwiftUI(value: 0.4, accessibilityLabel: "40 %") {
                        ProgressView(value: 0.4).frame(width: 80)
                    }
                )
                LeftRightItem(
                    left: LeftSwiftUI(value: "Volume") { Text("Volume").font(.headline) },
                    right: RightChevron()
                )
            }
        }
    }
}
#endif
