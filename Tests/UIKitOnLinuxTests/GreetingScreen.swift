import Foundation
import HeadlessUIKit
import ScreenHosting

/// A controller as it is written for a device: views, Auto Layout, dynamic colors and fonts.
final class GreetingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let label = UILabel()
        label.text = "Hello from Linux"
        label.font = .preferredFont(forTextStyle: .title1)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

/// The screen of a phone in dark mode as a PNG file, 2 pixels a point.
@MainActor
func greetingPicture() throws -> Data {
    let device = ScreenConfiguration(size: CGSize(width: 390, height: 200), scale: 2, appearance: .dark)
    let host = ScreenHost(GreetingViewController(), configuration: device)
    return try host.data(format: .png)
}
