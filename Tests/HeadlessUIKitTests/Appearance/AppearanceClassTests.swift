import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Appearance proxies of all classes") @MainActor
struct AppearanceClassTests {
    private static let views: [UIView.Type] = [
        UIActivityIndicatorView.self, UIBackgroundExtensionView.self, UIButton.self, UICollectionReusableView.self,
        UICollectionView.self, UICollectionViewCell.self, UICollectionViewListCell.self, UIContentUnavailableView.self,
        UIControl.self, UIDatePicker.self, UIImageView.self, UILabel.self,
        UIListContentView.self, UINavigationBar.self, UIPageControl.self, UIPickerView.self,
        UIProgressView.self, UIRefreshControl.self, UIScrollView.self, UISearchBar.self,
        UISearchTextField.self, UISegmentedControl.self, UISlider.self, UIStackView.self,
        UIStepper.self, UISwitch.self, UITabBar.self, UITableView.self,
        UITableViewCell.self, UITableViewHeaderFooterView.self, UITextField.self, UITextView.self,
        UIToolbar.self, UIView.self, UIVisualEffectView.self, UIWindow.self,
    ]

    @Test("every class of views and bar items has a proxy of its own, also where the class is known at run time only")
    func classes() {
        defer { AppearanceProxies.shared.removeAll() }
        for type in Self.views {
            let proxy = type.appearance()
            expect(Swift.type(of: proxy) == type)
            expect(proxy === type.appearance())
        }
        for type in [UIBarItem.self, UIBarButtonItem.self, UITabBarItem.self] {
            expect(Swift.type(of: type.appearance()) == type)
        }
    }
}
