import CellParts
import Expectations
import HoneycombImageLoading
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Rows without their image")
struct PlaceholderImageTests {
    private func imageView(
        _ image: ImageSource,
        title: String,
        _ configuration: ScreenConfiguration = .phone()
    ) throws -> UIImageView {
        let left = LeftImageTitle(image: image, title: title, imageLoader: PendingLoader())
        let screen = RowScreen(Row(left, RightEmpty()), configuration: configuration)
        return try require(screen.rowView.subviews.first?.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    }

    @Test("an image without a placeholder is the initial of the title, without a title a neutral shape")
    func initial() throws {
        let url = try require(URL(string: "https://example.com/a.png"))
        let view = try imageView(.remote(url, placeholder: nil), title: "борис")
        expectEqual((view.subviews.first as? UILabel)?.text, "Б")
        expect(view.backgroundColor != nil && view.image == nil)
        let neutral = try imageView(.remote(url, placeholder: nil), title: "")
        expect(neutral.backgroundColor != nil && neutral.subviews.allSatisfy(\.isHidden))
        let shown = try imageView(.local(Icon.avatar.image), title: "Борис")
        expect(shown.backgroundColor == nil && shown.subviews.allSatisfy(\.isHidden))
    }

    @Test("the avatar fills its shape at every size, also while an image is loaded", arguments: [false, true])
    func avatar(isLoading: Bool) throws {
        let url = try require(URL(string: "https://example.com/a.png"))
        let image: ImageSource = isLoading ? .remote(url, placeholder: Icon.avatar.image) : .local(Icon.avatar.image)
        for category in [UIContentSizeCategory.large, .extraExtraLarge, .accessibilityLarge] {
            let view = try imageView(image, title: "A", .phone(contentSizeCategory: category))
            expect(view.backgroundColor == nil && view.image?.size == view.bounds.size, "\(category)")
        }
    }

    @Test("an icon in the place of an image keeps its size and stroke")
    func icon() throws {
        let view = try imageView(.local(Icon.notification.image), title: "A")
        expect(view.bounds.width == 40 && view.contentMode == .center)
        expect(view.image === Icon.notification.image && view.backgroundColor != nil)
    }
}

/// A loader whose images never arrive.
@MainActor
private final class PendingLoader: ImageLoader {
    func cachedImage(for request: ImageRequest) -> UIImage? {
        nil
    }

    func image(for request: ImageRequest) async throws -> UIImage {
        try await Task.sleep(nanoseconds: .max / 4)
        return UIImage()
    }
}
