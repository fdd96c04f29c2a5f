import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite("Views without a window")
struct DetachedViewTests {
    @Test("the origins of the top views count when points are converted between two trees")
    func conversion() {
        let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        first.addSubview(child)
        let second = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        expectEqual(child.convert(CGPoint.zero, to: second), CGPoint(x: -85, y: -175))
        expectEqual(second.convert(CGPoint.zero, to: child), CGPoint(x: 85, y: 175))
    }

    @Test("frames under a transform are exact")
    func transforms() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 90, height: 30))
        view.addSubview(child)
        for scale in [0.3, 0.7, 1.1, 3] {
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            expectEqual(child.convert(child.bounds, to: view), child.frame)
            expectEqual(view.convert(child.frame, to: child), child.bounds)
        }
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expectEqual(view.frame, CGRect(x: 100, y: -100, width: 100, height: 300))
        view.transform = .identity
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 300, height: 100))
    }

    @Test("a content inset does not move the offset")
    func contentInset() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        expectEqual(view.contentOffset, .zero)
    }

    @Test("a table without a data source has one section")
    func tables() {
        expectEqual(UITableView().numberOfSections, 1)
        expectEqual(UITableView().numberOfRows(inSection: 0), 0)
    }

    @Test("the title of a button and the content of a text view have their sizes before layout")
    func sizes() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.setTitle("Title", for: .normal)
        expect((button.titleLabel?.frame.width ?? 0) > 20)
        expectEqual(button.titleLabel?.frame.midX, 100)

        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        text.text = String(repeating: "line\n", count: 20)
        let height = text.contentSize.height
        expect(height > 200)
        text.text = "line"
        expect(text.contentSize.height < height)
    }

    @Test("paths with the same elements are equal")
    func paths() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(UIBezierPath(rect: rect), UIBezierPath(rect: rect))
        expect(UIBezierPath(rect: rect) != UIBezierPath(ovalIn: rect))
    }

    @Test("recognizers are an empty list after the last is removed")
    func recognizers() {
        let view = UIView()
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        expectEqual(view.gestureRecognizers, [])
    }
}
