extension Confinement {
    /// Keeps a program from splitting in two, from leaving its group, and from sending signals to others.
    ///
    /// A filter of the kernel's (seccomp) looks at each call that makes a program. One that shares the memory of its maker,
    /// as threads do, and as the tracer of crashes does until it runs, may come about; a copy may not.
    static let processSource = """
        #if os(Linux)
            enum Fork {
                /// One step of the kernel's filter language.
                private struct Step {
                    var code: UInt16
                    var yes: UInt8 = 0
                    var no: UInt8 = 0
                    var value: UInt32
                }

                private struct Filter {
                    var count: UInt16
                    var steps: UnsafePointer<Step>
                }

                #if arch(x86_64)
                    private static let machine: UInt32 = 0xC000_003E
                    private static let clone: UInt32 = 56
                    private static let refused: [UInt32] = [57, 58, 109, 112, 129, 200, 297, 424]
                    private static let kill: [UInt32] = [62, 234]
                #else
                    private static let machine: UInt32 = 0xC000_00B7
                    private static let clone: UInt32 = 220
                    private static let refused: [UInt32] = [130, 138, 154, 157, 240, 424]
                    private static let kill: [UInt32] = [129, 131]
                #endif
                private static let clone3: UInt32 = 435

                /// Refuses `fork`, `vfork`, `setpgid`, `setsid`, `clone` without shared memory, and what sends a signal otherwise than
                /// by `kill` and `tgkill` to this program.
                ///
                /// What `clone3` is asked for cannot be seen: it is said not to exist, and libraries use `clone` then.
                static func refuse() {
                    let (load, isEqual, hasBit, answer): (UInt16, UInt16, UInt16, UInt16) =
                        (0x20, 0x15, 0x45, 0x06)
                    let (allow, permission, missing): (UInt32, UInt32, UInt32) =
                        (0x7FFF_0000, 0x0005_0000 + 1, 0x0005_0000 + 38)
                    let sharesMemory: UInt32 = 0x100
                    var steps = [
                        Step(code: load, value: 4), Step(code: isEqual, yes: 1, value: machine),
                        Step(code: answer, value: permission), Step(code: load, value: 0),
                        Step(code: isEqual, no: 1, value: clone3),
                        Step(code: answer, value: missing),
                    ]
                    for call in refused {
                        steps += [
                            Step(code: isEqual, no: 1, value: call),
                            Step(code: answer, value: permission),
                        ]
                    }
                    for call in kill {
                        steps += [
                            Step(code: isEqual, no: 4, value: call), Step(code: load, value: 16),
                            Step(code: isEqual, no: 1, value: UInt32(bitPattern: getpid())),
                            Step(code: answer, value: allow), Step(code: answer, value: permission),
                        ]
                    }
                    steps += [
                        Step(code: isEqual, yes: 1, value: clone), Step(code: answer, value: allow),
                        Step(code: load, value: 16), Step(code: hasBit, yes: 1, value: sharesMemory),
                        Step(code: answer, value: permission), Step(code: answer, value: allow),
                    ]
                    steps.withUnsafeBufferPointer { steps in
                        guard let first = steps.baseAddress else { return }
                        var filter = Filter(count: UInt16(steps.count), steps: first)
                        withUnsafePointer(to: &filter) {
                            // PR_SET_SECCOMP with SECCOMP_MODE_FILTER.
                            _ = Kernel.call?(Kernel.control, 22, 2, Int(bitPattern: $0), 0, 0)
                        }
                    }
                }
            }
        #endif

        """
}
