import PortableUIKit

/// The dots below a carousel, and the page that is shown.
@MainActor
final class CarouselPages {
    private unowned let cell: CarouselCell
    private var control: UIPageControl?
    private var page = 0

    init(cell: CarouselCell) {
        self.cell = cell
    }

    /// The height of the dots of a section, in points; 0 where they are not shown.
    static func height(of section: CollectionViewSection, metrics: CarouselMetrics) -> CGFloat {
        guard section.layout.carousel?.hasPageIndicator == true, metrics.pageCount(of: section.items.count) > 1 else {
            return 0
        }
        return controlHeight
    }

    /// The height of all page controls, in whole points, so that rows keep their heights.
    private static let controlHeight = UIPageControl().size(forNumberOfPages: 1).height.rounded(.up)

    /// Shows the dots of a section.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - metrics: The positions of its rows, which its layout may not have yet.
    ///   - distance: How far the rows are scrolled, in points.
    func update(_ section: CollectionViewSection, metrics: CarouselMetrics, distance: CGFloat) {
        let count = metrics.pageCount(of: section.items.count)
        page = metrics.page(at: distance, of: section.items.count)
        guard section.layout.carousel?.hasPageIndicator == true, count > 1 else {
            control?.removeFromSuperview()
            control = nil
            return
        }
        let control = control ?? makeControl()
        if control.numberOfPages != count { control.numberOfPages = count }
        control.currentPage = page
    }

    /// Called when the user or a scroll has moved the rows.
    func didScroll(to page: Int) {
        guard page != self.page else { return }
        self.page = page
        control?.currentPage = page
        cell.pageDidChange(to: page)
    }

    /// Returns the places of the rows and of the dots in the cell.
    func frames(in bounds: CGRect) -> (rows: CGRect, dots: CGRect) {
        guard control != nil else { return (bounds, .zero) }
        let (dots, rows) = bounds.divided(atDistance: Self.controlHeight, from: .maxYEdge)
        return (rows, dots)
    }

    /// Places the dots.
    func place(_ frame: CGRect) {
        if let control, control.frame != frame { control.frame = frame }
    }

    private func makeControl() -> UIPageControl {
        let control = UIPageControl()
        // Seen on every background that texts are seen on.
        control.pageIndicatorTintColor = .systemGray
        control.currentPageIndicatorTintColor = .label
        control.addAction(
            UIAction { [weak self, weak cell] _ in
                guard let page = self?.control?.currentPage, let cell else { return }
                Task { await cell.scroll(toPage: page) }
            },
            for: .valueChanged
        )
        cell.contentView.addSubview(control)
        self.control = control
        return control
    }
}
