import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct UIButtonTests {
    private let window = makeWindow()
    private let log = CallLog()

    private func show(_ button: UIButton, _ frame: CGRect = CGRect(x: 0, y: 0, width: 120, height: 40)) {
        button.frame = frame
        window.addSubview(button)
        window.hostLayout()
    }

    private func tap() {
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        window.hostTouchUp()
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    @Test("a preferred configuration for symbols changes the room that a button's image takes")
    func preferredSymbolConfiguration() {
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        for isConfigured in [false, true] {
            func makeButton(_ symbol: UIImage.SymbolConfiguration?) -> UIButton {
                let button = UIButton(type: .system)
                if isConfigured {
                    button.configuration = .plain()
                    button.configuration?.image = UIImage(systemName: "heart")
                    button.configuration?.preferredSymbolConfigurationForImage = symbol
                } else {
                    button.setImage(UIImage(systemName: "heart"), for: .normal)
                    button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
                }
                button.sizeToFit()
                button.layoutIfNeeded()
                return button
            }
            let small = makeButton(nil)
            let big = makeButton(large)
            let size = UIImage(systemName: "heart", withConfiguration: large)?.size ?? .zero
            expectEqual(big.imageView?.frame.size, size)
            expect(big.bounds.width > small.bounds.width + 10)
        }
    }

    @Test("a tap is the primary action, and the action gives title and image")
    func primaryAction() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [log] _ in log.add("go") })
        show(button)
        expectEqual(button.currentTitle, "Go")
        tap()
        expectEqual(log.take(), ["go"])
        expect(button.accessibilityLabel == "Go" && button.accessibilityTraits == .button)
    }

    @Test("titles, colours and images fall back on those of the normal state")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("on", for: .normal)
        button.setTitle("off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .highlighted)
        show(button)
        expect(button.titleLabel?.text == "on" && button.titleLabel?.textColor == .red)
        button.isHighlighted = true
        window.hostLayout()
        expect(button.titleLabel?.text == "on" && button.titleLabel?.textColor == .green)
        button.isHighlighted = false
        button.isEnabled = false
        window.hostLayout()
        expect(button.titleLabel?.text == "off" && button.currentTitleColor == .red)
        expectEqual(button.accessibilityTraits, [.button, .notEnabled])
    }

    @Test("a system button takes the tint colour and fades under a finger")
    func systemLook() {
        let button = UIButton(type: .system)
        button.tintColor = .purple
        button.setTitle("Go", for: .normal)
        show(button)
        expectEqual(button.titleLabel?.textColor, .purple)
        expectEqual(button.titleLabel?.font.pointSize, 15)
        window.hostTouchDown(at: CGPoint(x: 20, y: 20))
        expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 0.001)
        window.hostTouchUp()
        expectEqual(button.titleLabel?.alpha, 1)
        button.isEnabled = false
        window.hostLayout()
        expectEqual(button.titleLabel?.textColor, .tertiaryLabel)
    }

    @Test("image and title lie beside each other in the middle, mirrored in right-to-left")
    func classicLayout() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setImage(image(20), for: .normal)
        show(button)
        let picture = try require(button.imageView).frame
        let title = try require(button.titleLabel).frame
        expectEqual(picture.size, CGSize(width: 20, height: 20))
        expectEqual(picture.maxX, title.minX)
        expect(abs((picture.minX + title.maxX) / 2 - 60) <= 0.5)
        button.semanticContentAttribute = .forceRightToLeft
        window.hostLayout()
        expectEqual(button.titleLabel?.frame.maxX, button.imageView?.frame.minX)
        button.contentHorizontalAlignment = .leading
        window.hostLayout()
        expectEqual(button.imageView?.frame.maxX, 120)
    }

    @Test("a classic button is as high as its title and 6 points on both sides, unless it has insets")
    func classicSize() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        expectEqual(button.intrinsicContentSize.height, title.height.rounded(.up) + 12)
        expectEqual(button.intrinsicContentSize.width, 30)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 20)
        expectEqual(button.intrinsicContentSize, CGSize(width: title.width + 40, height: title.height + 3))
    }

    @Test("the title has its place before the button is laid out")
    func placeOfTitle() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        button.setTitle("Go", for: .normal)
        let title = try require(button.titleLabel)
        expect(abs(title.frame.midX - 60) <= 0.5 && title.frame.width > 10)
        button.setTitle("Go far", for: .normal)
        expectEqual(button.titleLabel?.frame.width, title.intrinsicContentSize.width)
        button.frame.size.width = 200
        expect(abs((button.titleLabel?.frame.midX ?? 0) - 100) <= 0.5)
    }

    @Test("a configuration says what is shown, and where")
    func configuration() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        configuration.image = image(24)
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration)
        let size = button.intrinsicContentSize
        show(button, CGRect(origin: .zero, size: size))
        expectEqual(button.imageView?.frame.minX, 12)
        expectEqual(button.titleLabel?.frame.minX, 44)
        expectEqual(button.subtitleLabel?.text, "Subtitle")
        expectEqual(button.titleLabel?.textColor, .white)
        expectEqual(button.titleLabel?.frame.minY, 7)
        expectEqual(button.backgroundShape.backgroundColor, .systemBlue)
        expectEqual(button.accessibilityLabel, "Title, Subtitle")
        button.configuration?.imagePlacement = .top
        window.hostLayout()
        expect((button.imageView?.frame.maxY ?? 0) < (button.titleLabel?.frame.minY ?? 0) + 1)
    }

    @Test("a disabled configured button is gray and a highlighted one is faded")
    func configurationStates() {
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Title"
        show(button)
        let normal = button.backgroundShape.backgroundColor?.cgColor.alpha ?? 0
        button.isHighlighted = true
        window.hostLayout()
        expect((button.backgroundShape.backgroundColor?.cgColor.alpha ?? 0) < normal)
        button.isHighlighted = false
        button.isEnabled = false
        window.hostLayout()
        expectEqual(button.titleLabel?.textColor, .tertiaryLabel)
        expectEqual(button.backgroundShape.backgroundColor, .tertiarySystemFill)
    }

    @Test("the handler changes the configuration when the state changed, once a layout")
    func updateHandler() {
        let button = UIButton(configuration: .plain())
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isSelected ? "selected" : "normal"
        }
        show(button)
        expectEqual(calls, 1)
        expectEqual(button.titleLabel?.text, "normal")
        button.isSelected = true
        button.isHighlighted = true
        window.hostLayout()
        expectEqual(calls, 2)
        expectEqual(button.titleLabel?.text, "selected")
    }

    @Test("a layout that changes nothing asks for no other one")
    func settledLayout() {
        final class Counting: UIButton {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        let button = Counting(configuration: .gray())
        button.configuration?.title = "Title"
        show(button)
        expect(button.layouts <= 2)
        button.layouts = 0
        button.setNeedsLayout()
        window.hostLayout()
        expectEqual(button.layouts, 1)
    }

    @Test("text attributes of a configuration win over its transformer, and that over the button's style")
    func textAttributes() throws {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("ab")
        let first = title.startIndex..<title.index(afterCharacter: title.startIndex)
        title[first].foregroundColor = UIColor.green
        configuration.attributedTitle = title
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFont.systemFont(ofSize: 30)
            return attributes
        }
        let button = UIButton(configuration: configuration)
        button.isHighlighted = true
        show(button)
        let shown = try require(button.titleLabel?.attributedText)
        expect(configuration.title == "ab" && shown.string == "ab")
        expectEqual(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .green)
        expectEqual((shown.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize, 30)
        expect(shown.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor != .green)
        expect(!button.needsLayout)
    }

    @Test("a button that selects itself does so before its action is called")
    func selection() {
        let button = UIButton(type: .system)
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { [log] _ in log.add("\(button.isSelected)") }, for: .primaryActionTriggered)
        show(button)
        tap()
        tap()
        expectEqual(log.take(), ["true", "false"])
    }

    @Test("insets follow the size of the button until they are set")
    func insets() {
        var configuration = UIButton.Configuration.gray()
        expectEqual(configuration.contentInsets, NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        configuration.buttonSize = .large
        expectEqual(configuration.contentInsets.leading, 20)
        configuration.contentInsets = .zero
        configuration.buttonSize = .small
        expectEqual(configuration.contentInsets, .zero)
    }
}
