import Foundation

/// The properties that can be observed by their names, which are those of Swift: changes of all of them are noticed.
@MainActor enum ObservedProperties {
    /// The property of an object with a name of Swift or of Objective-C, where flags have no `is`.
    static func keyPath(_ name: String, of object: NSObject) -> AnyKeyPath? {
        let flag = "is" + name.prefix(1).uppercased() + name.dropFirst()
        for properties in all where properties.belong(object) {
            if let keyPath = properties.keyPaths[name] ?? properties.keyPaths[flag] { return keyPath }
        }
        return nil
    }

    /// The properties of a class by name.
    struct Properties {
        let owner: NSObject.Type
        let belong: (NSObject) -> Bool
        let keyPaths: [String: AnyKeyPath]

        init<Owner: NSObject>(_ owner: Owner.Type, _ keyPaths: [String: PartialKeyPath<Owner>]) {
            self.owner = owner
            belong = { $0 is Owner }
            self.keyPaths = keyPaths
        }
    }

    static let all = [
        Properties(
            UIView.self,
            [
                "alpha": \.alpha, "backgroundColor": \.backgroundColor, "bounds": \.bounds, "center": \.center,
                "clipsToBounds": \.clipsToBounds, "contentMode": \.contentMode, "frame": \.frame,
                "isHidden": \.isHidden,
                "isUserInteractionEnabled": \.isUserInteractionEnabled, "layer": \.layer,
                "layoutMargins": \.layoutMargins,
                "safeAreaInsets": \.safeAreaInsets, "superview": \.superview, "tintColor": \.tintColor,
                "transform": \.transform,
                "window": \.window,
            ]
        ),
        Properties(
            UIScrollView.self,
            [
                "adjustedContentInset": \.adjustedContentInset, "contentInset": \.contentInset,
                "contentOffset": \.contentOffset, "contentSize": \.contentSize, "isScrollEnabled": \.isScrollEnabled,
                "zoomScale": \.zoomScale,
            ]
        ),
        Properties(
            UIControl.self,
            ["isEnabled": \.isEnabled, "isHighlighted": \.isHighlighted, "isSelected": \.isSelected]
        ),
        Properties(
            UILabel.self,
            [
                "attributedText": \.attributedText, "font": \.font, "isHighlighted": \.isHighlighted,
                "numberOfLines": \.numberOfLines, "text": \.text, "textAlignment": \.textAlignment,
                "textColor": \.textColor,
            ]
        ),
        Properties(UIImageView.self, ["image": \.image, "isHighlighted": \.isHighlighted]),
        Properties(
            UITextField.self,
            [
                "attributedPlaceholder": \.attributedPlaceholder, "attributedText": \.attributedText, "font": \.font,
                "placeholder": \.placeholder, "selectedTextRange": \.selectedTextRange, "text": \.text,
                "textAlignment": \.textAlignment, "textColor": \.textColor,
            ]
        ),
        Properties(
            UITextView.self,
            [
                "attributedText": \.attributedText, "font": \.font, "selectedRange": \.selectedRange,
                "selectedTextRange": \.selectedTextRange, "text": \.text, "textAlignment": \.textAlignment,
                "textColor": \.textColor, "textContainerInset": \.textContainerInset,
            ]
        ),
        Properties(UISlider.self, ["value": \.value]),
        Properties(UIStepper.self, ["value": \.value]),
        Properties(UISwitch.self, ["isOn": \.isOn]),
        Properties(UIProgressView.self, ["progress": \.progress]),
        Properties(UISegmentedControl.self, ["selectedSegmentIndex": \.selectedSegmentIndex]),
        Properties(UIPageControl.self, ["currentPage": \.currentPage, "numberOfPages": \.numberOfPages]),
        Properties(UIRefreshControl.self, ["isRefreshing": \.isRefreshing]),
        Properties(UIDatePicker.self, ["date": \.date]),
        // On the way to properties of their views.
        Properties(UIViewController.self, ["view": \.view]),
        Properties(
            CALayer.self,
            [
                "anchorPoint": \.anchorPoint, "backgroundColor": \.backgroundColor, "bounds": \.bounds,
                "cornerRadius": \.cornerRadius, "frame": \.frame, "isHidden": \.isHidden, "opacity": \.opacity,
                "position": \.position, "transform": \.transform,
            ]
        ),
    ]
}
