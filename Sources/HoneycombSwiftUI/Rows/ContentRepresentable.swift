#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// The view of a content in SwiftUI. From iOS 16 on SwiftUI asks it for its size.
struct ContentRepresentable<Content: ContainerContent>: UIViewRepresentable {
    let content: Content
    let configure: @MainActor (Content.View) -> Void
    /// Before iOS 16: called with the height of the content when it changes.
    var heightDidChange: (@MainActor (CGFloat) -> Void)?

    func makeUIView(context: Context) -> ContentHostView<Content> {
        ContentHostView()
    }

    func updateUIView(_ view: ContentHostView<Content>, context: Context) {
        let values = context.environment
        view.heightDidChange = heightDidChange
        view.update(
            with: content,
            theme: values.cellTheme,
            environment: view.hostedEnvironment?.updated(with: values) ?? HostedEnvironment(values),
            isEnabled: values.isEnabled,
            configure: configure
        )
    }

    @available(iOS 16.0, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: ContentHostView<Content>,
        context: Context
    ) -> CGSize? {
        uiView.contentSize(fitting: proposal.width)
    }
}

/// Before iOS 16: gives the view of a content the height that it reports for the width that it has.
struct MeasuredContent<Content: ContainerContent>: SwiftUI.View {
    let content: Content
    let configure: @MainActor (Content.View) -> Void

    @State private var height: CGFloat?

    var body: some SwiftUI.View {
        ContentRepresentable(content: content, configure: configure, heightDidChange: { height = $0 })
            .frame(maxWidth: .infinity)
            .frame(height: height)
    }
}
#endif
