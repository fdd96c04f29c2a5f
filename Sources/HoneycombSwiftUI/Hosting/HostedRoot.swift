#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// A SwiftUI view with the environment of its row: the values around the screen, the traits and the theme of the row.
struct HostedRoot<Hosted: SwiftUI.View>: SwiftUI.View {
    let hosted: Hosted
    let surroundings: EnvironmentValues?
    let theme: CellTheme
    let isEnabled: Bool
    let isRightToLeft: Bool
    let dynamicTypeSize: DynamicTypeSize
    /// How the view is placed in the space that it gets.
    let placement: Placement
    /// Changes when the view shows another row, so that the state of one row does not appear in another one.
    let generation: Int

    enum Placement {
        /// At the leading edge of a row that is as tall as the view.
        case leading
        /// In its own width, to measure the view without a limit.
        case ideal
        /// In a given width, to measure its height.
        case limited
    }

    var body: some SwiftUI.View {
        placed
            .id(generation)
            .environment(\.cellTheme, theme)
            .disabled(!isEnabled)
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            .environment(\.dynamicTypeSize, dynamicTypeSize)
            .transformEnvironment(\.self) { values in
                if let surroundings { values = surroundings }
            }
    }

    @ViewBuilder
    private var placed: some SwiftUI.View {
        switch placement {
        case .leading:
            hosted.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        case .ideal:
            hosted.fixedSize()
        case .limited:
            hosted.fixedSize(horizontal: false, vertical: true)
        }
    }
}

extension DynamicTypeSize {
    /// The Dynamic Type size of a text size of UIKit.
    init(_ traits: UITraitCollection) {
        let sizes: [UIContentSizeCategory: DynamicTypeSize] = [
            .extraSmall: .xSmall,
            .small: .small,
            .medium: .medium,
            .large: .large,
            .extraLarge: .xLarge,
            .extraExtraLarge: .xxLarge,
            .extraExtraExtraLarge: .xxxLarge,
            .accessibilityMedium: .accessibility1,
            .accessibilityLarge: .accessibility2,
            .accessibilityExtraLarge: .accessibility3,
            .accessibilityExtraExtraLarge: .accessibility4,
            .accessibilityExtraExtraExtraLarge: .accessibility5,
        ]
        self = sizes[traits.preferredContentSizeCategory] ?? .large
    }
}
#endif
