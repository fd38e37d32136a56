// Which numbers and choices of the model a program's runs have asked for.

#if hasFeature(Embedded) || !MODEL_READS
    /// A number or a choice of the model: what another device, or another answer of Apple's, might have otherwise.
    @propertyWrapper
    public struct Varied<Value: Equatable & Sendable>: Equatable, Sendable {
        /// The value.
        public var wrappedValue: Value

        /// Makes one with the model's own value.
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
#else
    import Foundation

    /// A number or a choice of the model: what another device, or another answer of Apple's, might have otherwise.
    @propertyWrapper
    public struct Varied<Value: Equatable & Sendable>: Equatable, Sendable {
        private var value: Value
        /// Tells it from the others: the line that declares it, and how long the name of the file is.
        private let place: Int32

        /// The value; that it was asked for is noted, if somebody wants to know.
        public var wrappedValue: Value {
            get {
                if ModelReads.isOn { ModelReads.add(place) }
                return value
            }
            set { value = newValue }
        }

        /// Makes one with the model's own value.
        public init(
            wrappedValue: Value, line: Int32 = #line, file: StaticString = #fileID
        ) {
            value = wrappedValue
            place = line << 8 | Int32(file.utf8CodeUnitCount)
        }

        /// Whether two have the same value.
        public static func == (one: Varied, other: Varied) -> Bool {
            one.wrappedValue == other.wrappedValue
        }
    }

    /// With `TOUCH_ENGINE_NOTES_RULES` in the environment, the names of the model's numbers and choices that anything asked for.
    ///
    /// A run that has never asked for one comes out the same whatever that one is. A model that is printed as a whole, or looked
    /// into with a `Mirror`, is not noted.
    public enum ModelReads {
        nonisolated(unsafe) static var isOn = RuleNotes.isOn
        private static let lock = NSRecursiveLock()
        nonisolated(unsafe) private static var noted: Set<Int32> = []

        static func add(_ place: Int32) {
            lock.withLock { _ = noted.insert(place) }
        }

        /// Takes the names that have been noted since the last time, in order.
        public static func take() -> [String] {
            lock.withLock {
                let places = noted
                noted = []
                return places.compactMap { names[$0] }.sorted()
            }
        }

        /// The names that something asks for, whether they are noted otherwise or not.
        static func names(during work: () -> Void) -> [String] {
            places(during: work).compactMap { names[$0] }.sorted()
        }

        private static let names: [Int32: String] = {
            let model = ModelParameters()
            return ModelSetter.names.reduce(into: [:]) { names, name in
                for place in places(during: { ModelSetter.read(name, of: model) }) {
                    names[place] = name
                }
            }
        }()

        /// Other threads wait meanwhile, so that nothing of theirs is among them.
        private static func places(during work: () -> Void) -> Set<Int32> {
            lock.withLock {
                let before = (isOn, noted)
                (isOn, noted) = (true, [])
                work()
                let places = noted
                (isOn, noted) = before
                return places
            }
        }
    }
#endif
