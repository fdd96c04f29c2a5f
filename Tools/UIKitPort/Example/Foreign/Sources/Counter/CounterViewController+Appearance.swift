import UIKit

#if os(iOS)
extension CounterViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    var titleLength: Int { ((label.text ?? "") as NSString).length }
}
#endif
