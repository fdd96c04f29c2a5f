import UIKit

@objc protocol CounterDelegate: AnyObject {
    @objc optional func counterDidChange(_ counter: CounterViewController)
}

@objcMembers
class CounterViewController: UIViewController {
    @IBOutlet private(set) var label: UILabel!
    weak var delegate: CounterDelegate?

    private(set) var count = 0 {
        didSet {
            label.text = "\(count)"
            delegate?.counterDidChange?(self)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "0"
        view.addSubview(label)
        self.label = label

        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 140, width: 200, height: 44)
        button.setTitle("Add", for: .normal)
        button.addTarget(self, action: #selector(add), for: .touchUpInside)
        view.addSubview(button)

        let tap = UITapGestureRecognizer(target: self, action: #selector(reset(_:)))
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)

        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: self,
            action: #selector(add)
        )
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(CounterViewController.resetAll),
            name: Notification.Name("reset"),
            object: nil
        )
    }

    @IBAction func add() {
        count += 1
    }

    @objc private func reset(_ sender: UITapGestureRecognizer) {
        count = 0
    }

    @objc func resetAll(_ notification: Notification) {
        count = 0
    }
}
