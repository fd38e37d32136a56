import Foundation
import Literate

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal that the program was started in, taken over as a whole and given back as it was.
///
/// It is given back whatever ends the program, a crash of its own included; only a `kill -9` leaves it as it is.
enum Terminal {
    /// Whether somebody sits at it who can see a screen and press keys.
    static var isInteractive: Bool {
        let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
        return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            && !["", "dumb"].contains(kind)
    }

    /// Whether colours are welcome.
    static var hasColours: Bool {
        (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    }

    /// Its columns and rows.
    static var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// How wide a text is that is printed: as wide as the book's, unless the terminal is narrower.
    static var textWidth: Int {
        let widest = BlessedBlock.widestSentence
        return isatty(STDOUT_FILENO) == 1 ? min(size.columns, widest) : widest
    }

    /// Takes it over: keys come one by one, and what was there stays underneath.
    static func take() {
        guard !isTaken, tcgetattr(STDIN_FILENO, &original) == 0 else { return }
        var raw = original
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
        isTaken = true
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
        write(opening)
        for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
            signal(number) { number in
                Terminal.giveBack()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Gives it back as it was.
    static func giveBack() {
        guard isTaken else { return }
        isTaken = false
        _ = closing.withUTF8Buffer { sending(STDOUT_FILENO, $0.baseAddress, $0.count) }
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
    }

    /// Writes a text, all of it.
    static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                let rest = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start...]))
                let count = sending(STDOUT_FILENO, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                // Nobody is there any more.
                guard count > 0 else { return }
                start += count
            }
        }
    }

    /// What the keyboard has for the program; nil if there will be nothing any more.
    static func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = receiving(STDIN_FILENO, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    // The other screen, without a cursor.
    private static let opening = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
    private static let closing: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    nonisolated(unsafe) private static var original = termios()
    nonisolated(unsafe) private static var isTaken = false
}

private let sending: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
private let receiving: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
    read($0, $1, $2)
}
