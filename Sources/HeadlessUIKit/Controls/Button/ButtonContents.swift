import Foundation

/// The content of a button without a configuration, for each state.
@MainActor struct ButtonContents {
    var titles = ValuesByState<String>()
    var attributedTitles = ValuesByState<NSAttributedString>()
    var titleColors = ValuesByState<UIColor>()
    var titleShadowColors = ValuesByState<UIColor>()
    var symbolConfigurations = ValuesByState<UIImage.SymbolConfiguration>()
    var images = ValuesByState<UIImage>()
    var backgroundImages = ValuesByState<UIImage>()
}
