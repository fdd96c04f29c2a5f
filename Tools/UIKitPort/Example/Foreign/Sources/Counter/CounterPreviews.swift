import UIKit

#if DEBUG
import SwiftUI

@available(iOS 13.0, *)
struct CounterPreview: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CounterViewController { CounterViewController() }
    func updateUIViewController(_ controller: CounterViewController, context: Context) {}
}

@available(iOS 13.0, *)
struct CounterPreviews: PreviewProvider {
    static var previews: some View { CounterPreview() }
}
#endif
