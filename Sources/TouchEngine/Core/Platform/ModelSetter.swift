// Numbers and choices of the model, to be changed by their names.

#if !hasFeature(Embedded)
    /// Changes to the model's parameters, each from the name of a property and a text for its value.
    enum ModelSetter {
        /// What one does.
        typealias Change = @Sendable (inout ModelParameters) -> Void
        /// What can be done with a property.
        private struct Property: Sendable {
            /// Makes a change of the text for a value; nil if the text is none.
            let change: @Sendable (String) -> Change?
            /// Asks for it.
            let read: @Sendable (ModelParameters) -> Void
        }

        /// The change that gives a property another value; nil if there is no such property, or no such value of it.
        static func change(_ name: String, to value: String) -> Change? {
            properties[name].flatMap { $0.change(value) }
        }

        /// The names of the properties.
        static var names: [String] { properties.keys.sorted() }

        /// Asks for a property by its name.
        static func read(_ name: String, of parameters: ModelParameters) {
            properties[name]?.read(parameters)
        }

        private static let properties = numbers.merging(choices) { first, _ in first }

        private static let numbers: [String: Property] = [
            "panSlop": number(\.panSlop),
            "scrollSlop": number(\.scrollSlop),
            "panVelocityWeight": number(\.panVelocityWeight),
            "tapMovement": number(\.tapMovement),
            "tapInterval": number(\.tapInterval),
            "tapHoldLimit": number(\.tapHoldLimit),
            "swipeDuration": number(\.swipeDuration),
            "swipeDistance": number(\.swipeDistance),
            "swipeTolerance": number(\.swipeTolerance),
            "fastSwipeDistance": number(\.fastSwipeDistance),
            "fastSwipeTolerance": number(\.fastSwipeTolerance),
            "pinchThreshold": number(\.pinchThreshold),
            "pinchSlop": number(\.pinchSlop),
            "rotationThreshold": number(\.rotationThreshold),
            "rotationSlop": number(\.rotationSlop),
            "edgeBand": number(\.edgeBand),
            "edgeRestLimit": number(\.edgeRestLimit),
            "edgeRestMovement": number(\.edgeRestMovement),
            "popSlop": number(\.popSlop),
            "contentPopSlop": number(\.contentPopSlop),
            "popDuration": number(\.popDuration),
            "presentationDuration": number(\.presentationDuration),
            "presentationRate": number(\.presentationRate),
            "popProjection": number(\.popProjection),
            "popFlickVelocity": number(\.popFlickVelocity),
            "popParallax": number(\.popParallax),
            "popDimming": number(\.popDimming),
            "barDuration": number(\.barDuration),
            "controlMargin": number(\.controlMargin),
            "switchSlop": number(\.switchSlop),
            "restingJitter": number(\.restingJitter),
            "springRest": number(\.springRest),
            "contentTouchDelay": number(\.contentTouchDelay),
            "rubberBand": number(\.rubberBand),
            "flingThreshold": number(\.flingThreshold),
            "restSpeed": number(\.restSpeed),
            "bounceRate": number(\.bounceRate),
            "returnRate": number(\.returnRate),
            "releaseDelay": number(\.releaseDelay),
            "bounceRest": number(\.bounceRest),
            "pageFlipVelocity": number(\.pageFlipVelocity),
            "directionalLockAngle": number(\.directionalLockAngle),
            "scrollDuration": number(\.scrollDuration),
            "rowHeight": number(\.rowHeight),
            "rowSwipeSlop": number(\.rowSwipeSlop),
            "rowActionWidth": number(\.rowActionWidth),
            "fullSwipe": number(\.fullSwipe),
            "rowSwipeDuration": number(\.rowSwipeDuration),
            "glyphWidth": number(\.glyphWidth),
            "lineHeight": number(\.lineHeight),
        ]

        private static let choices: [String: Property] = [
            "actionOrder": choice(\.actionOrder),
            "actionTime": choice(\.actionTime),
            "cancelledAction": choice(\.cancelledAction),
            "repeatedChange": choice(\.repeatedChange),
            "stateWhileWaiting": choice(\.stateWhileWaiting),
            "requirementCircle": choice(\.requirementCircle),
            "longPressWinner": choice(\.longPressWinner),
            "slopDeparture": choice(\.slopDeparture),
            "deliveryOrder": choice(\.deliveryOrder),
            "heldBackTouch": choice(\.heldBackTouch),
            "windowLeaving": choice(\.windowLeaving),
            "faintView": choice(\.faintView),
            "caughtFling": choice(\.caughtFling),
            "cutMotion": choice(\.cutMotion),
            "edgeReturn": choice(\.edgeReturn),
            "outerTakeover": choice(\.outerTakeover),
            "disabledControl": choice(\.disabledControl),
            "rowButton": choice(\.rowButton),
            "pageScrollView": choice(\.pageScrollView),
            "safeAreaInContent": choice(\.safeAreaInContent),
            "pageLimit": choice(\.pageLimit),
            "popRefusal": choice(\.popRefusal),
            "edgeRest": choice(\.edgeRest),
            "hiddenBackButton": choice(\.hiddenBackButton),
            "contentPop": choice(\.contentPop),
            "nestedPush": choice(\.nestedPush),
            "swipeAndBar": choice(\.swipeAndBar),
            "cancelledPop": choice(\.cancelledPop),
            "unfinishedAnimation": choice(\.unfinishedAnimation),
            "animatorMisuse": choice(\.animatorMisuse),
        ]

        private static func number<Number: BinaryFloatingPoint & Sendable>(
            _ property: WritableKeyPath<ModelParameters, Number> & Sendable
        ) -> Property {
            Property(
                change: { text -> Change? in
                    guard let value = Double(text) else { return nil }
                    return { parameters in parameters[keyPath: property] = Number(value) }
                },
                read: { _ = $0[keyPath: property] })
        }

        private static func choice<Choice: RawRepresentable<String> & Sendable>(
            _ property: WritableKeyPath<ModelChoices, Choice> & Sendable
        ) -> Property {
            Property(
                change: { text -> Change? in
                    guard let side = Choice(rawValue: text) else { return nil }
                    return { parameters in parameters.choices[keyPath: property] = side }
                },
                read: { _ = $0.choices[keyPath: property] })
        }
    }
#endif
