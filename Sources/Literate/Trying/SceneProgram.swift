import SwiftParser
import SwiftSyntax

/// The program that makes a scene, plays a recording to it and writes the report.
struct SceneProgram {
    /// A scene that cannot be made, or is none.
    struct Unknown: Error {
        var message: String
        var remedy: String
    }

    /// The program's text.
    let source: String

    static let fileName = "entry.swift"
    static let reportName = "report.json"
    static let recordingName = "touches.txt"
    /// The status with which the program ends when the recording cannot be read.
    static let malformed: Int32 = 65

    init(_ name: String, in module: LoweredModule, symbols: EngineSymbols) throws(Unknown) {
        let making: String
        let functions = module.functions
        if let function = functions.first(where: { $0.name == name }) {
            guard let label = function.deviceLabel else {
                throw Unknown(
                    message: "`\(name)` is no scene: it does not take a device alone",
                    remedy: "write `func \(name)(_ device: Device)`")
            }
            making = "\(name)(\(label == "_" ? "" : label + ": ")device)"
        } else if module.index.types[name]?.isClass ?? false {
            let lineage = module.lineage(of: name).flatMap { symbols.lineage(of: $0) }
            if lineage.contains("UIViewController") {
                making = "device.window.rootViewController = \(name)()"
            } else if lineage.contains("UIView") {
                making = """
                    let view = \(name)(frame: device.window.bounds)
                            view.frame = device.window.bounds
                            device.window.addSubview(view)
                    """
            } else {
                throw Unknown(
                    message: "`\(name)` is neither a controller nor a view",
                    remedy: "name a subclass of UIViewController or UIView, or a function")
            }
        } else {
            throw Self.missing(
                name, in: module, functions.filter { $0.deviceLabel != nil }, symbols)
        }
        source = Self.text(making)
    }

    private static func missing(
        _ name: String, in module: LoweredModule, _ functions: [SceneFunction],
        _ symbols: EngineSymbols
    ) -> Unknown {
        let classes = module.index.types.filter { key, entry in
            let lineage = module.lineage(of: key).flatMap { symbols.lineage(of: $0) }
            return entry.isClass && !Set(lineage).isDisjoint(with: ["UIView", "UIViewController"])
        }
        let known = functions.map(\.name) + classes.keys.sorted()
        return Unknown(
            message: "the files have no scene `\(name)`",
            remedy: known.isEmpty
                ? "write `func \(name)(_ device: Device)`, which fills `device.window`"
                : suggestion(for: name, among: known, what: "scenes"))
    }

    private static func text(_ making: String) -> String {
        """
        import TouchEngine

        @main enum __Trial {
            static func main() throws {
                endWithParent()
                let text = try String(contentsOfFile: "\(recordingName)", encoding: .utf8)
                let recording = read(text)
                let device = Device()
                make(device)
                device.advance(by: 0)
                device.play(recording)
                device.settle()
                try device.report.write(toFile: "\(reportName)", atomically: true, encoding: .utf8)
            }

            static func read(_ text: String) -> TouchRecording {
                do throws(TouchRecordingError) {
                    let recording = try TouchRecording(text)
                    if !recording.samples.isEmpty { return recording }
                    refuse("1 expected `time finger phase x y`, there is no sample")
                } catch {
                    refuse("\\(error.line) \\(error.problem)")
                }
            }

            static func refuse(_ words: String) -> Never {
                try? words.write(toFile: "\(reportName)", atomically: true, encoding: .utf8)
                exit(\(malformed))
            }

            static func make(_ device: Device) {
                \(making)
            }

            static func endWithParent() {
                let parent = getppid()
                Thread.detachNewThread {
                    while getppid() == parent { Thread.sleep(forTimeInterval: 0.2) }
                    _exit(1)
                }
            }
        }

        """
    }
}

/// A function at the top of a file, as a scene.
struct SceneFunction {
    let name: String
    /// The label of its one parameter, if that is a device.
    let deviceLabel: String?
}

extension LoweredModule {
    /// The functions at the tops of the files.
    var functions: [SceneFunction] {
        parts.flatMap { part in
            part.tree.statements.compactMap { statement in
                guard let node = statement.item.as(FunctionDeclSyntax.self) else { return nil }
                let parameters = node.signature.parameterClause.parameters
                let isScene =
                    parameters.count == 1
                    && parameters.first?.type.trimmedDescription == "Device"
                return SceneFunction(
                    name: node.name.text,
                    deviceLabel: isScene ? parameters.first?.firstName.text : nil)
            }
        }
    }
}
