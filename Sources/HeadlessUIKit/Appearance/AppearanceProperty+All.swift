import Foundation

// The properties that UIKit marks for appearance proxies, and those that work with them in practice.
extension AppearanceProperty {
    static let all: [AppearanceProperty] = views + controls + bars + navigationBars + tabBars + items + lists

    /// The classes whose objects have defaults of their own. Objects of their subclasses have the same.
    static let classes: Set<ObjectIdentifier> = {
        let classes: [AnyClass] = [
            UIView.self, UILabel.self, UITextField.self, UITextView.self, UIActivityIndicatorView.self,
            UIRefreshControl.self,
            UISwitch.self, UISlider.self, UIProgressView.self, UIPageControl.self, UISegmentedControl.self,
            UIButton.self,
            UIImageView.self, UIScrollView.self, UINavigationBar.self, UITabBar.self, UIToolbar.self, UISearchBar.self,
            UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionView.self,
            UICollectionViewCell.self, UIBarItem.self, UIBarButtonItem.self, UITabBarItem.self,
        ]
        return Set(classes.map { ObjectIdentifier($0) })
    }()

    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]

    private static let views: [AppearanceProperty] = [
        accessors(of: UIView.self, get: { $0.rareStorage?.tintColor }, set: { $0.setTintColor($1) }),
        value(\UIView.backgroundColor),
        value(\UILabel.font),
        value(\UILabel.textColor),
        value(\UILabel.highlightedTextColor),
        value(\UILabel.shadowColor),
        value(\UILabel.shadowOffset),
        value(\UITextField.font),
        value(\UITextField.textColor),
        value(\UITextField.background),
        value(\UITextField.disabledBackground),
        accessors(
            of: UITextField.self,
            get: { ProxyTextAttributes(attributes: $0.defaultTextAttributes) },
            set: { $0.defaultTextAttributes = $1.attributes ?? [:] }
        ),
        value(\UITextView.font),
        value(\UITextView.textColor),
        value(\UIActivityIndicatorView.color),
        accessors(
            of: UIRefreshControl.self,
            get: { $0.attributedTitle },
            set: { $0.attributedTitle = $1 }
        ),
    ]

    private static let controls: [AppearanceProperty] =
        [
            value(\UISwitch.onTintColor),
            value(\UISwitch.thumbTintColor),
            value(\UISlider.minimumTrackTintColor),
            value(\UISlider.maximumTrackTintColor),
            value(\UISlider.thumbTintColor),
            value(\UIProgressView.progressTintColor),
            value(\UIProgressView.trackTintColor),
            value(\UIProgressView.progressImage),
            value(\UIProgressView.trackImage),
            value(\UIPageControl.pageIndicatorTintColor),
            value(\UIPageControl.currentPageIndicatorTintColor),
            value(\UISegmentedControl.selectedSegmentTintColor),
            value(\UIButton.contentEdgeInsets),
        ]
        + states.flatMap { state in
            [
                accessors(
                    of: UISegmentedControl.self,
                    get: { ProxyTextAttributes(attributes: $0.titleTextAttributes(for: state)) },
                    set: { $0.setTitleTextAttributes($1.attributes, for: state) }
                ),
                accessors(
                    of: UISegmentedControl.self,
                    get: { $0.backgroundImage(for: state, barMetrics: .default) },
                    set: { $0.setBackgroundImage($1, for: state, barMetrics: .default) }
                ),
                accessors(
                    of: UIButton.self,
                    get: { $0.contents.titleColors[exactly: state] },
                    set: { $0.setTitleColor($1, for: state) }
                ),
                accessors(
                    of: UIButton.self,
                    get: { $0.contents.backgroundImages[exactly: state] },
                    set: { $0.setBackgroundImage($1, for: state) }
                ),
            ]
        }

    private static let bars: [AppearanceProperty] = [
        value(\UINavigationBar.barStyle),
        value(\UINavigationBar.isTranslucent),
        value(\UINavigationBar.barTintColor),
        value(\UITabBar.barStyle),
        value(\UITabBar.isTranslucent),
        value(\UITabBar.barTintColor),
        value(\UIToolbar.barStyle),
        value(\UIToolbar.isTranslucent),
        value(\UIToolbar.barTintColor),
        value(\UISearchBar.barStyle),
        value(\UISearchBar.searchBarStyle),
        value(\UISearchBar.barTintColor),
        value(\UISearchBar.backgroundImage),
        object(
            of: UIToolbar.self,
            get: { $0.hasAppearance ? $0.standardAppearance : nil },
            set: { if let appearance = $1 { $0.standardAppearance = appearance } }
        ),
        object(of: UIToolbar.self, get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
    ]

    private static let navigationBars: [AppearanceProperty] = [
        value(\UINavigationBar.prefersLargeTitles),
        value(\UINavigationBar.shadowImage),
        value(\UINavigationBar.backIndicatorImage),
        value(\UINavigationBar.backIndicatorTransitionMaskImage),
        accessors(
            of: UINavigationBar.self,
            get: { ProxyTextAttributes(attributes: $0.titleTextAttributes) },
            set: { $0.titleTextAttributes = $1.attributes }
        ),
        accessors(
            of: UINavigationBar.self,
            get: { ProxyTextAttributes(attributes: $0.largeTitleTextAttributes) },
            set: { $0.largeTitleTextAttributes = $1.attributes }
        ),
        accessors(
            of: UINavigationBar.self,
            get: { $0.backgroundImage(for: .default) },
            set: { $0.setBackgroundImage($1, for: .default) }
        ),
        accessors(
            of: UINavigationBar.self,
            get: { $0.titleVerticalPositionAdjustment(for: .default) },
            set: { $0.setTitleVerticalPositionAdjustment($1, for: .default) }
        ),
        object(
            of: UINavigationBar.self,
            get: { $0.hasAppearance ? $0.standardAppearance : nil },
            set: { if let appearance = $1 { $0.standardAppearance = appearance } }
        ),
        object(of: UINavigationBar.self, get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
        object(of: UINavigationBar.self, get: { $0.compactAppearance }, set: { $0.compactAppearance = $1 }),
        object(
            of: UINavigationBar.self,
            get: { $0.compactScrollEdgeAppearance },
            set: { $0.compactScrollEdgeAppearance = $1 }
        ),
    ]

    private static let tabBars: [AppearanceProperty] = [
        value(\UITabBar.unselectedItemTintColor),
        value(\UITabBar.backgroundImage),
        value(\UITabBar.shadowImage),
        value(\UITabBar.selectionIndicatorImage),
        value(\UITabBar.itemPositioning),
        value(\UITabBar.itemWidth),
        value(\UITabBar.itemSpacing),
        object(
            of: UITabBar.self,
            get: { $0.hasAppearance ? $0.standardAppearance : nil },
            set: { if let appearance = $1 { $0.standardAppearance = appearance } }
        ),
        object(of: UITabBar.self, get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
    ]

    private static let items: [AppearanceProperty] =
        [
            value(\UIBarButtonItem.tintColor),
            value(\UITabBarItem.badgeColor),
            value(\UITabBarItem.titlePositionAdjustment),
            accessors(
                of: UIBarButtonItem.self,
                get: { $0.titlePositionAdjustment(for: .default) },
                set: { $0.setTitlePositionAdjustment($1, for: .default) }
            ),
        ]
        + states.flatMap { state in
            [
                accessors(
                    of: UIBarItem.self,
                    get: { ProxyTextAttributes(attributes: $0.titleTextAttributes(for: state)) },
                    set: { $0.setTitleTextAttributes($1.attributes, for: state) }
                ),
                accessors(
                    of: UIBarButtonItem.self,
                    get: { $0.backgroundImage(for: state, barMetrics: .default) },
                    set: { $0.setBackgroundImage($1, for: state, barMetrics: .default) }
                ),
                accessors(
                    of: UITabBarItem.self,
                    get: { ProxyTextAttributes(attributes: $0.badgeTextAttributes(for: state)) },
                    set: { $0.setBadgeTextAttributes($1.attributes, for: state) }
                ),
            ]
        }

    private static let lists: [AppearanceProperty] = [
        value(\UITableView.separatorColor),
        value(\UITableView.separatorInset),
        value(\UITableView.separatorStyle),
        value(\UITableView.sectionIndexColor),
        value(\UITableView.sectionIndexBackgroundColor),
        value(\UITableView.sectionIndexTrackingBackgroundColor),
        value(\UITableView.sectionHeaderTopPadding),
        value(\UITableViewCell.separatorInset),
    ]
}
