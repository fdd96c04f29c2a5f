import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// The screens that gates are tested with: all examples, and twelve as apps have them.
@MainActor
enum AuditedScreens {
    nonisolated static let names = [
        "arabic", "chat", "checkout", "errors", "filter", "german", "notifications", "onboarding", "profile", "search",
        "vacancies", "wallet",
    ]

    nonisolated static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    nonisolated static func url(_ name: String) -> URL {
        root.appendingPathComponent("Tests/ScreenAuditsTests/Screens/\(name).json")
    }

    /// The documents in `Examples/**/Screens`.
    nonisolated static var examples: [URL] {
        let folder = root.appendingPathComponent("Examples")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var urls: [URL] = []
        while let url = files?.nextObject() as? URL {
            if url.pathExtension == "json", url.deletingLastPathComponent().lastPathComponent == "Screens" {
                urls.append(url)
            }
        }
        return urls.sorted { $0.path < $1.path }
    }

    /// The design system, with the pictures of the examples.
    static let vocabulary: ScreenVocabulary = {
        var vocabulary = ScreenVocabulary.designSystem
        vocabulary.addPictures(beside: root.appendingPathComponent("Examples/Screens/checkout.json"))
        return vocabulary
    }()

    static func state(_ url: URL) throws -> CollectionViewState {
        try ScreenDocument(data: Data(contentsOf: url), fileName: url.lastPathComponent, vocabulary: vocabulary).state()
    }

    /// Environments: scales, directions, text sizes and widths. All with `LONG_TESTS=1`; else each value of each axis
    /// several times.
    nonisolated static var configurations: [ScreenConfiguration] {
        let sizes: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        var all: [ScreenConfiguration] = []
        for (place, textSize) in sizes.enumerated() {
            for (number, scale) in [1, 2, 3].enumerated() {
                for (side, width) in [320, 375, 430, 820].enumerated() {
                    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                        let isRightToLeft = direction == .rightToLeft
                        let isChosen = (place + number + side + (isRightToLeft ? 2 : 0)) % 8 == 0
                        guard isChosen || ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" else { continue }
                        all.append(
                            ScreenConfiguration(
                                size: CGSize(width: width, height: 844),
                                scale: CGFloat(scale),
                                layoutDirection: direction,
                                contentSizeCategory: textSize
                            )
                        )
                    }
                }
            }
        }
        guard ProcessInfo.processInfo.environment["LONG_TESTS"] != "1" else { return all }
        return all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    }

    static func host(_ state: CollectionViewState, _ configuration: ScreenConfiguration) -> ScreenHost {
        let host = ScreenHost(CellScreenViewController(state: state), configuration: configuration)
        host.layout()
        return host
    }
}
