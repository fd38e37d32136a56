/// The two files that are compiled with a chapter's programs.
enum ClaimSupport {
    /// Writes what a claim leaves where `WORKBOOK_RUNS` says, if it says anything; what it is called
    /// stands on the first line, since an id may be longer than the name of a file.
    static let recorder = """
        import Foundation

        func __record(_ report: String, as name: String) {
            guard let folder = ProcessInfo.processInfo.environment["WORKBOOK_RUNS"] else { return }
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\\(name.hashValue)")
            do {
                try "\\(name).json\\n\\(report)".write(to: file, atomically: true, encoding: .utf8)
            } catch {
                fatalError("\\(file.path) cannot be written: \\(error)")
            }
        }

        """

    /// Runs the tests of the program that it is linked into; whoever stops the workbook stops them
    /// too, even one that never ends.
    static let entry = """
        import Foundation
        import Testing

        @main struct Claims {
            static func main() async {
                endWithParent()
                await Testing.__swiftPMEntryPoint() as Never
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
