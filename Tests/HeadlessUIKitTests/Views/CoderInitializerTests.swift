import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Objects that are made with a coder without values, as tests of apps make them")
struct CoderInitializerTests {
    private func makeCoder() -> NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return NSKeyedUnarchiver(forReadingWith: archiver.encodedData)
    }

    private final class Card: UIControl {
        let label = UILabel()

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            addSubview(label)
        }
    }

    private static let views: [UIView.Type] = [
        UIActivityIndicatorView.self, UIButton.self, UICollectionReusableView.self, UICollectionViewCell.self,
        UICollectionView.self, UIControl.self, UIDatePicker.self, UIImageView.self, UILabel.self, UINavigationBar.self,
        UIPageControl.self, UIPickerView.self, UIProgressView.self, UIRefreshControl.self, UIScrollView.self,
        UISearchBar.self, UISearchTextField.self, UISegmentedControl.self, UISlider.self, UIStackView.self,
        UIStepper.self, UISwitch.self, UITabBar.self, UITableView.self, UITableViewCell.self,
        UITableViewHeaderFooterView.self, UITextField.self, UITextView.self, UIToolbar.self, UIView.self,
        UIVisualEffectView.self, UIWindow.self,
    ]

    @Test("a view is as one with a zero frame, and is laid out and painted as that")
    func views() throws {
        let coder = makeCoder()
        for type in Self.views {
            let view = try require(type.init(coder: coder), "\(type)")
            expect(Swift.type(of: view) == type)
            expectEqual(view.alpha, 1)
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
            let window = makeWindow()
            if !(view is UIWindow) { window.addSubview(view) }
            view.layoutIfNeeded()
        }
        expectEqual(UINavigationBar(coder: coder)?.subviews.count, UINavigationBar().subviews.count)
        expectEqual(UISearchTextField(coder: coder)?.clearButtonMode, .always)
    }

    @Test("a subclass adds its own views")
    func subclasses() {
        expectEqual(Card(coder: makeCoder())?.subviews.count, 1)
    }

    @Test("a view controller loads its view")
    func controllers() throws {
        let coder = makeCoder()
        let types: [UIViewController.Type] = [
            UIViewController.self, UITableViewController.self, UICollectionViewController.self,
            UINavigationController.self, UITabBarController.self, UISplitViewController.self, UIPageViewController.self,
        ]
        for type in types {
            let controller = try require(type.init(coder: coder), "\(type)")
            controller.loadViewIfNeeded()
            expect(controller.isViewLoaded)
        }
    }
}
