import UIKit

public class CounterBadge: UIView {
    @IBOutlet private weak var label: UILabel!
    @IBInspectable public var radius: CGFloat = 4

    var loadedValue = 0

    @IBAction func tapped(_ sender: UIButton) {
        loadedValue += 1
    }
}

class RoundBadge: CounterBadge {
    override var badgeName: String { "round " + super.badgeName }
}
