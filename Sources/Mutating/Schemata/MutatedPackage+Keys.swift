extension MutatedPackage {
    /// Changes with the engine's sources, with the mutants, with the fuzzer, and with how all that is built.
    var engineKey: String {
        get throws {
            var print = Fingerprint()
            for text in [Switches.swift, Switches.header, Switches.source, manifest] {
                print.take(text)
            }
            for file in files {
                print.take(file.path)
                print.take(file.source)
                for site in file.sites { print.take("\(site.edit.prefix) \(site.edit.suffix)") }
            }
            for path in original.swiftFiles(under: "Sources/Fuzzing") {
                print.take(try original.text(of: path))
            }
            return print.text
        }
    }

    /// Changes with the tests, or what they read.
    var testsKey: String {
        var print = Fingerprint()
        for (path, text) in sourcesOfTests.sorted(by: { $0.key < $1.key }) {
            print.take(path)
            print.take(text)
        }
        return print.text
    }

    /// What a test's coverage depends on, by its file: the engine, the file, and the files without tests.
    func coverageKeys() throws -> [String: String] {
        let withTests = Set(tests.map(\.file))
        var shared = Fingerprint()
        shared.take(try engineKey)
        for (path, text) in sourcesOfTests.sorted(by: { $0.key < $1.key })
        where !withTests.contains(path) {
            shared.take(text)
        }
        return sourcesOfTests.mapValues { text in
            var own = shared
            own.take(text)
            return own.text
        }
    }
}
