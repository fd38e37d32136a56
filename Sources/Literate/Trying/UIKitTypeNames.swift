/// Types of UIKit and its companions.
enum UIKitTypeNames {
    static let text = """
        CAAnimation CAAnimationGroup CABasicAnimation CACornerMask CAEmitterLayer
        CAGradientLayer CAKeyframeAnimation CALayerCornerCurve CAMediaTiming
        CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName CAReplicatorLayer
        CAScrollLayer CAShapeLayer CAShapeLayerFillRule CASpringAnimation CATextLayer
        CATiledLayer CATransaction CATransform3D CATransform3DIdentity CATransformLayer
        CATransition Logger OSLog CATransitionType CGColor CGColorSpace CGContext CGGradient CGImage
        CGMutablePath CGPath CGRect DecelerationRate IndexPath NSCollectionLayoutGroup
        NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
        NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge
        NSLayoutManager NSObject NSShadow NSTextAttachment NSTextContainer NSTextStorage
        NSUserActivity NSValue OptionsKey UIAccessibility UIAccessibilityCustomAction
        UIAccessibilityElement UIAccessibilityTraits UIActivityIndicatorView
        UIActivityViewController UIAdaptivePresentationControllerDelegate UIAlertAction
        UIAlertController UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate
        UIAttachmentBehavior UIBackgroundConfiguration UIBackgroundTaskIdentifier
        UIBandSelectionInteraction UIBarItem UIBarMetrics UIBarStyle UIBaselineAdjustment
        UIBezierPath UIBlurEffect UICalendarView UICellAccessory UICollectionReusableView
        UICollectionViewCompositionalLayout UICollectionViewController
        UICollectionViewDiffableDataSource UICollectionViewListCell UICollisionBehavior
        UIColorPickerViewController UIColorWell UICommand UIContentConfiguration
        UIContentContainer UIContentUnavailableConfiguration UIContextMenuConfiguration
        UIContextMenuInteraction UIContextMenuInteractionDelegate UIDatePicker
        UIDeferredMenuElement UIDevice UIDirectionalRectEdge UIDocument
        UIDocumentPickerViewController UIDragInteraction UIDragInteractionDelegate UIDragItem
        UIDragSession UIDropInteraction UIDropInteractionDelegate UIDropSession
        UIDynamicAnimator UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior
        UIEditMenuInteraction UIFeedbackGenerator UIFieldBehavior UIFindInteraction
        UIFocusAnimationCoordinator UIFocusGuide UIFocusSystem UIFocusUpdateContext
        UIFontDescriptor UIFontMetrics UIFontPickerViewController UIGlassEffect
        UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsRenderer
        UIGravityBehavior UIGuidedAccessRestriction UIHoverStyle UIImage UIImageConfiguration
        UIImagePickerController UIImpactFeedbackGenerator UIInteraction UIInterfaceOrientation
        UIInterfaceOrientationMask UIInterpolatingMotionEffect UIKeyCommand UIKeyInput
        UIKeyModifierFlags UIKeyboardAppearance UIKeyboardLayoutGuide UIKeyboardType
        UILayoutSupport UIListContentConfiguration UIMenu UIMenuBuilder UIMenuController
        UIMenuElement UIMotionEffect UINavigationBarAppearance UINib
        UINotificationFeedbackGenerator UIOffset UIPasteboard UIPencilInteraction UIPickerView
        UIPickerViewDataSource UIPickerViewDelegate UIPointerInteraction
        UIPointerInteractionDelegate UIPointerStyle UIPopoverPresentationController
        UIPopoverPresentationControllerDelegate UIPresentationController UIPreviewAction
        UIPreviewInteraction UIPreviewParameters UIPrintInteractionController UIProgressView
        UIPushBehavior UIRectCorner UIRefreshControl UIResponderStandardEditActions
        UIReturnKeyType UIScene UISceneDelegate UISceneSession UIScreenshotService
        UIScribbleInteraction UIScrollTypeMask UISearchBar UISearchBarDelegate
        UISearchController UISearchResultsUpdating UISelectionFeedbackGenerator UIShape
        UISheetPresentationController UISheetPresentationControllerDelegate UISnapBehavior
        UISplitViewController UISplitViewControllerDelegate UISpringLoadedInteraction
        UIStackView UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStoryboard
        UIStoryboardSegue UITab UITabBar UITabBarAppearance UITabBarController
        UITabBarControllerDelegate UITabBarItem UITabGroup UITableViewController
        UITableViewDiffableDataSource UITableViewHeaderFooterView UITargetedPreview
        UITextContentType UITextField UITextFieldDelegate UITextInput UITextInteraction
        UIToolbarAppearance UITrackingLayoutGuide UITraitCollection UITraitEnvironment
        UIUpdateLink UIUserInterfaceIdiom UIUserInterfaceSizeClass UIUserInterfaceStyle
        UIVibrancyEffect UIViewControllerPreviewing UIViewControllerRestoration UIVisualEffect
        UIVisualEffectView UIWebView UIWindowScene UIWindowSceneDelegate
        UIWindowSceneGeometryPreferences UIZoomTransitionOptions WKNavigationDelegate
        WKScriptMessageHandler WKUIDelegate WKUserContentController WKUserScript Weight
        """
}

/// Functions of UIKit and its companions.
enum UIKitFunctionNames {
    static let text = """
        AudioServicesPlaySystemSound CACurrentMediaTime CATransform3DConcat
        CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
        CATransform3DRotate CATransform3DScale CATransform3DTranslate NSClassFromString
        NSSelectorFromString NSStringFromCGPoint NSStringFromCGRect NSStringFromSelector
        UIApplicationMain UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
        UIGraphicsEndImageContext UIGraphicsGetCurrentContext
        UIGraphicsGetImageFromCurrentImageContext UIImageWriteToSavedPhotosAlbum UIRectClip
        UIRectFill class_addMethod class_getInstanceMethod class_replaceMethod
        method_exchangeImplementations method_getImplementation method_getTypeEncoding
        method_setImplementation objc_getAssociatedObject objc_setAssociatedObject
        """
}
