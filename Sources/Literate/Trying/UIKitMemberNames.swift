/// Members of UIKit's types, which the engine had not got when they were written down.
enum UIKitMemberNames {
    static let text = """
        CAAnimation: autoreverses duration fillMode isRemovedOnCompletion repeatCount
        timingFunction
        CABasicAnimation: fromValue toValue
        CACornerMask: layerMaxXMinYCorner layerMinXMinYCorner
        CAKeyframeAnimation: values
        CALayer: actions add addSublayer anchorPoint animation animationKeys backgroundColor
        beginTime borderColor borderWidth compositingFilter contents contentsGravity convert
        convertTime delegate display drawsAsynchronously filters hitTest insertSublayer mask
        maskedCorners masksToBounds model name rasterizationScale removeAnimation
        removeFromSuperlayer render setNeedsDisplay shadowColor shadowOffset shadowOpacity
        shadowPath shadowRadius shouldRasterize speed sublayerTransform sublayers timeOffset
        transform zPosition
        CALayerCornerCurve: circular
        CAMediaTimingFillMode: forwards
        CAMediaTimingFunctionName: easeInEaseOut
        CAShapeLayer: fillColor fillRule path
        CAShapeLayerFillRule: evenOdd
        CATransaction: begin commit setCompletionBlock
        CATransition: type
        CATransitionType: fade
        CGRect: inset
        DecelerationRate: fast
        IndexPath: item section
        NSObject: accessibilityElements accessibilityHint accessibilityLabel accessibilityTraits
        accessibilityValue addObserver awakeFromNib cancelPreviousPerformRequests conforms
        didChangeValue isAccessibilityElement isKind isMember method mutableCopy observeValue
        perform removeObserver responds setNilValueForKey setValue value willChangeValue
        NSValue: cgRectValue
        OptionsKey: interPageSpacing
        UIAccessibility: isVoiceOverRunning
        UIApplication: didChangeStatusBarFrameNotification didEnterBackgroundNotification shared
        statusBarFrame userInterfaceLayoutDirection windows
        UIBarMetrics: default
        UIBarStyle: black default
        UIBezierPath: addLine append apply cgPath currentPoint
        UIBlurEffect.Style: extraLight prominent systemUltraThinMaterial
        UIButton: configuration configurationUpdateHandler contentEdgeInsets imageEdgeInsets
        imageView isPointerInteractionEnabled menu pointerStyleProvider role setAttributedTitle
        setBackgroundImage setImage setNeedsUpdateConfiguration tintColor titleEdgeInsets
        UICollectionReusableView: prepareForReuse
        UICollectionView: allowsMultipleSelection backgroundView beginInteractiveMovementForItem
        cancelInteractiveMovement contextMenuInteraction deleteItems
        dequeueConfiguredReusableCell dequeueReusableSupplementaryView dragDelegate
        dragInteractionEnabled dropDelegate endInteractiveMovement insertItems
        isPrefetchingEnabled layoutAttributesForItem moveItem performBatchUpdates
        prefetchDataSource reloadItems reloadSections reorderingCadence scrollToItem
        selectionFollowsFocus setCollectionViewLayout startInteractiveTransition
        supplementaryView updateInteractiveMovementTargetPosition
        UICollectionViewDelegateFlowLayout: collectionView
        UIColor: cgColor getHue getRed gray link opaqueSeparator placeholderText quaternaryLabel
        red resolvedColor secondarySystemFill set setFill setStroke systemBrown systemCyan
        systemFill systemMint tertiarySystemBackground tintColor withAlphaComponent
        UIContentContainer: preferredContentSizeDidChange viewWillTransition
        UIContextualAction: image
        UIControl: contentHorizontalAlignment contentVerticalAlignment contextMenuInteraction
        enumerateEventHandlers isContextMenuInteractionEnabled isSymbolAnimationEnabled
        menuAttachmentPoint showsMenuAsPrimaryAction toolTip
        UIDevice: current userInterfaceIdiom
        UIEvent: buttonMask modifierFlags
        UIFeedbackGenerator: prepare
        UIGestureRecognizer: buttonMask modifierFlags
        UIImage: size
        UIImageView: addSymbolEffect animationImages highlightedImage image
        isUserInteractionEnabled preferredSymbolConfiguration startAnimating stopAnimating
        UIImpactFeedbackGenerator: impactOccurred
        UIInterfaceOrientation: portrait
        UIInterfaceOrientationMask: all portrait
        UILabel: adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText
        baselineAdjustment drawText highlightedTextColor lineBreakMode minimumScaleFactor
        numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset textRect
        UILayoutSupport: bottomAnchor length
        UINavigationBar: backItem backgroundImage barStyle barTintColor compactAppearance items
        largeTitleTextAttributes prefersLargeTitles scrollEdgeAppearance setBackgroundImage
        shadowImage standardAppearance tintColor titleTextAttributes
        UINavigationController: barHideOnTapGestureRecognizer hidesBarsOnTap
        hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
        UINavigationControllerDelegate:
        navigationControllerPreferredInterfaceOrientationForPresentation
        navigationControllerSupportedInterfaceOrientations
        UINavigationItem: backBarButtonItem backButtonDisplayMode compactAppearance
        hidesSearchBarWhenScrolling largeTitleDisplayMode prompt scrollEdgeAppearance
        searchController standardAppearance titleMenuProvider titleView
        UINotificationFeedbackGenerator: notificationOccurred
        UINotificationFeedbackGenerator.FeedbackType: success
        UIPageViewController: isDoubleSided presentationCount presentationIndex spineLocation
        UIPageViewController.NavigationOrientation: rawValue
        UIPanGestureRecognizer: allowedScrollTypesMask
        UIPresentationController: adaptivePresentationStyle adaptiveSheetPresentationController
        containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews
        dismissalTransitionDidEnd dismissalTransitionWillBegin
        frameOfPresentedViewInContainerView overrideTraitCollection
        preferredContentSizeDidChange presentationTransitionDidEnd
        presentationTransitionWillBegin presentedView presentedViewController
        presentingViewController shouldPresentInFullscreen traitCollection viewWillTransition
        UIRectCorner: bottomLeft bottomRight topLeft topRight
        UIResponder: buildMenu canPerformAction copy cut inputAccessoryView inputView
        keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey
        keyboardDidChangeFrameNotification keyboardDidHideNotification
        keyboardDidShowNotification keyboardFrameEndUserInfoKey
        keyboardWillChangeFrameNotification keyboardWillHideNotification
        keyboardWillShowNotification motionBegan motionEnded paste reloadInputViews
        remoteControlReceived selectAll target undoManager userActivity validate
        UIScreen: brightness main nativeBounds nativeScale traitCollection
        UIScrollView: allowsKeyboardScrolling automaticallyAdjustsScrollIndicatorInsets
        bottomEdgeEffect contentAlignmentPoint directionalPressGestureRecognizer
        flashScrollIndicators horizontalScrollIndicatorInsets indicatorStyle isScrollAnimating
        isZoomAnimating keyboardDismissMode refreshControl scrollIndicatorInsets
        stopScrollingAndZooming topEdgeEffect verticalScrollIndicatorInsets
        UIScrollView.KeyboardDismissMode: interactive
        UISelectionFeedbackGenerator: selectionChanged
        UISlider: maximumValueImage minimumValueImage setThumbImage
        UITableView: allowsMultipleSelectionDuringEditing backgroundView beginUpdates
        contextMenuInteraction deleteSections dequeueReusableHeaderFooterView dragDelegate
        dragInteractionEnabled dropDelegate endUpdates estimatedRowHeight
        estimatedSectionFooterHeight estimatedSectionHeaderHeight footerView hasActiveDrag
        hasActiveDrop headerView insertSections isEditing moveRow performBatchUpdates
        rectForHeader refreshControl reloadSections remembersLastFocusedIndexPath
        scrollToNearestSelectedRow sectionFooterHeight sectionHeaderHeight
        sectionHeaderTopPadding sectionIndexColor selfSizingInvalidation separatorColor
        separatorInset separatorStyle setEditing tableFooterView tableHeaderView
        UITableViewCell.SeparatorStyle: none
        UITapGestureRecognizer: buttonMaskRequired
        UITextView: dataDetectorTypes inputView isScrollEnabled layoutManager linkTextAttributes
        scrollRangeToVisible textContainer typingAttributes
        UITouch: altitudeAngle azimuthAngle azimuthUnitVector estimatedProperties
        estimationUpdateIndex force majorRadius majorRadiusTolerance maximumPossibleForce
        preciseLocation precisePreviousLocation rollAngle
        UITraitCollection: horizontalSizeClass userInterfaceIdiom
        UIUserInterfaceIdiom: pad phone
        UIView: accessibilityActivate accessibilityCustomActions accessibilityElements
        accessibilityHint accessibilityLabel accessibilityTraits accessibilityValue
        accessibilityViewIsModal addInteraction addMotionEffect anchorPoint autoresizingMask
        canBecomeFocused clearsContextBeforeDrawing contentMode contentScaleFactor
        contentStretch coordinateSpace didUpdateFocus directionalLayoutMargins draw
        drawHierarchy endEditing exchangeSubview exerciseAmbiguityInLayout firstBaselineAnchor
        focusEffect focusGroupIdentifier hasAmbiguousLayout hoverStyle inputAccessoryView
        inputView insetsLayoutMarginsFromSafeArea interactions isAccessibilityElement isFocused
        isOpaque keyboardLayoutGuide largeContentTitle lastBaselineAnchor layerClass
        layoutMargins layoutMarginsDidChange layoutMarginsGuide mask maximumContentSizeCategory
        minimumContentSizeCategory modifyAnimations motionEffects overrideUserInterfaceStyle
        preservesSuperviewLayoutMargins readableContentGuide registerForTraitChanges
        removeInteraction removeMotionEffect resizableSnapshotView restorationIdentifier
        setNeedsDisplay setNeedsFocusUpdate shouldUpdateFocus showsLargeContentViewer
        snapshotView systemLayoutSizeFitting tintAdjustmentMode tintColorDidChange
        traitCollection traitCollectionDidChange transform3D updateFocusIfNeeded
        viewForFirstBaselineLayout viewWithTag willMove
        UIView.AutoresizingMask: flexibleHeight flexibleWidth
        UIView.ContentMode: scaleAspectFill scaleAspectFit
        UIViewController: activePresentationController addChildViewController addKeyCommand
        attemptRotationToDeviceOrientation automaticallyAdjustsScrollViewInsets
        beginAppearanceTransition bottomLayoutGuide childForStatusBarHidden
        childForStatusBarStyle contentScrollView definesPresentationContext
        didReceiveMemoryWarning disablesAutomaticKeyboardDismissal editButtonItem
        endAppearanceTransition extensionContext hidesBottomBarWhenPushed
        interactionActivityTrackingBaseName isEditing isModalInPresentation keyCommands
        modalPresentationCapturesStatusBarAppearance modalTransitionStyle nibBundle nibName
        overrideTraitCollection performSegue popoverPresentationController preferredContentSize
        preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures
        preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredTransition
        prefersHomeIndicatorAutoHidden prefersStatusBarHidden prepare presentationController
        providesPresentationContextTransitionStyle registerForPreviewing
        restoresFocusAfterTransition searchDisplayController setContentScrollView setEditing
        setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfHomeIndicatorAutoHidden
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures setOverrideTraitCollection
        sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate
        shouldPerformSegue show showDetailViewController splitViewController storyboard
        supportedInterfaceOrientations systemMinimumLayoutMargins tabBarController tabBarItem
        targetViewController topLayoutGuide traitCollection traitCollectionDidChange transition
        undoManager unwind userActivity viewIsAppearing viewRespectsSystemMinimumLayoutMargins
        viewWillTransition
        UIViewControllerTransitionCoordinator: notifyWhenInteractionEnds
        UIVisualEffectView: effect
        UIWindow: becomeKey canResizeToFitContent isKeyWindow makeKey resignKey screen
        windowLevel windowScene
        Weight: semibold
        """
}
