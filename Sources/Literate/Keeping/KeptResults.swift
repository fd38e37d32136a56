import Foundation

/// What earlier runs of the tool found out, each result beside a fingerprint of all that it depends on.
///
/// The tool itself belongs to every fingerprint. A result has one place, where a later one takes over from it, so the
/// folder does not grow with time. A file that is damaged counts as none; it is replaced as a whole or not at all, so
/// processes can share the folder.
public struct KeptResults: Sendable {
    /// Keeps nothing, and remembers nothing.
    public static let nothing = KeptResults(in: nil, tool: 0)

    private let folder: URL?
    private let tool: UInt64
    private var memory: KeptInMemory?

    /// The results in a folder, of a tool with that fingerprint.
    public init(in folder: URL?, tool: UInt64 = ToolIdentity.hash) {
        self.folder = folder
        self.tool = tool
    }

    /// The results kept beside the running program, where `make clean` removes them.
    public static func besideThisProgram() -> KeptResults {
        let program = ToolIdentity.files[ToolIdentity.files.count - 1]
        return KeptResults(
            in: program.deletingLastPathComponent().appendingPathComponent(
                "workbook-cache/\(program.lastPathComponent)"))
    }

    /// The same results, of a process that stays alive and works the same things out again and again.
    public func remembering() -> KeptResults {
        var results = self
        results.memory = memory ?? KeptInMemory()
        return results
    }

    /// Whether this process stays alive and remembers what it works out.
    public var remembers: Bool { memory != nil }

    /// What this process worked out before, if it stays alive and everything that it depends on is as it was; or else a new
    /// result.
    ///
    /// A process that does not stay alive works out no fingerprint.
    public func remembered<Value, Failure: Error>(
        at place: String, given fingerprint: @autoclosure () -> UInt64,
        if isWorthKeeping: (Value) -> Bool = { _ in true },
        or make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let memory else { return try make() }
        let fingerprint = fingerprint()
        if let kept: Value = memory.value(at: place, given: fingerprint) { return kept }
        let made = try make()
        if isWorthKeeping(made) { memory.keep(made, at: place, given: fingerprint) }
        return made
    }

    /// The results that are the same whatever the tool's code is, such as a compiler's words.
    var ofAnyTool: KeptResults { KeptResults(in: folder, tool: ToolIdentity.environment) }

    /// The objects kept for a chapter; where nothing is kept, they lie in the scratch folder.
    func objects(at place: String, without scratch: URL) -> KeptObjects {
        KeptObjects(
            folder: folder?.appendingPathComponent("objects").appendingPathComponent(
                Self.name(place))
                ?? scratch.appendingPathComponent("objects"))
    }

    /// The kept result, if everything that it depends on is as it was.
    public func value<Value: Decodable>(
        _ type: Value.Type = Value.self, at place: String, given fingerprint: UInt64
    ) -> Value? {
        guard let file = file(at: place),
            let data = try? Data(contentsOf: file, options: .mappedIfSafe),
            let end = data.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let content = data[data.index(after: end)...]
        guard data[..<end].elementsEqual(header(fingerprint, content).utf8) else { return nil }
        return KeptContent.value(type, in: content)
    }

    /// Keeps a result in place of the one before.
    ///
    /// Where that fails, the next run works it out again.
    public func keep(_ value: some Encodable, at place: String, given fingerprint: UInt64) {
        memory?.forget(place)
        guard let file = file(at: place), let content = KeptContent.bytes(of: value) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let bytes = Data((header(fingerprint, content) + "\n").utf8) + content
        try? bytes.write(to: file, options: .atomic)
    }

    /// The kept result; or else a new one, which is kept if it is worth it.
    public func value<Value: Codable>(
        at place: String, given fingerprint: UInt64,
        if isWorthKeeping: (Value) -> Bool = { _ in true },
        or make: () throws -> Value
    ) rethrows -> Value {
        if let kept: Value = value(at: place, given: fingerprint) { return kept }
        let made = try make()
        if isWorthKeeping(made) { keep(made, at: place, given: fingerprint) }
        return made
    }

    /// The first line of a file: what the result depends on, and what the rest must be.
    private func header(_ fingerprint: UInt64, _ content: Data) -> String {
        var hash = ContentHash()
        hash.add(content)
        let numbers = [tool, fingerprint, hash.value].map { String($0, radix: 16) }
        return "workbook " + numbers.joined(separator: " ")
    }

    private func file(at place: String) -> URL? {
        folder?.appendingPathComponent(Self.name(place) + ".kept")
    }

    private static func name(_ place: String) -> String {
        let letters = place.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "-" }
        return ShortName.of(String(letters))
    }
}
