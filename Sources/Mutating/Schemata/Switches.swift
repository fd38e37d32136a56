/// What the mutated sources call: a C header with the switch itself, and what chooses in Swift.
enum Switches {
    /// Takes the place of what writes a claim's run down.
    static let recorder = """
        import MutantSwitch
        import Testing

        func __record(_ report: String, as name: String) {
            if !mutant_leaves_the_same(name, report) {
                Issue.record("\(TestNote.leftAnother) \\(name)")
            }
        }

        """

    /// A file beside the engine's own.
    static let swift = """
        import MutantSwitch

        @inline(__always)
        func _mutant(_ number: Int32) -> Bool { mutant_is_on(number) }

        @inline(__always)
        func _not(_ number: Int32, _ value: Bool) -> Bool { _mutant(number) ? !value : value }

        @inline(__always)
        func _pick<T>(_ number: Int32, _ mutated: T, _ value: T) -> T {
            _mutant(number) ? mutated : value
        }

        @inline(__always)
        func _less<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
            _mutant(number) ? a <= b : a < b
        }

        @inline(__always)
        func _lessOrEqual<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
            _mutant(number) ? a < b : a <= b
        }

        @inline(__always)
        func _greater<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
            _mutant(number) ? a >= b : a > b
        }

        @inline(__always)
        func _greaterOrEqual<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
            _mutant(number) ? a > b : a >= b
        }

        @inline(__always)
        func _plus<T: AdditiveArithmetic>(_ number: Int32, _ a: T, _ b: T) -> T {
            _mutant(number) ? a - b : a + b
        }

        @inline(__always)
        func _minus<T: AdditiveArithmetic>(_ number: Int32, _ a: T, _ b: T) -> T {
            _mutant(number) ? a + b : a - b
        }

        @inline(__always)
        func _min<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
            _mutant(number) ? max(a, b) : min(a, b)
        }

        @inline(__always)
        func _max<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
            _mutant(number) ? min(a, b) : max(a, b)
        }

        """

    /// A C target's header.
    static let header = """
        #include <stdbool.h>
        #include <stdint.h>

        extern int32_t mutant_number;
        extern uint8_t mutant_reached[1 << 17];

        static inline __attribute__((always_inline)) bool mutant_is_on(int32_t number) {
            mutant_reached[number] = 1;
            return __builtin_expect(mutant_number == number, 0);
        }

        // Whether a test is to run; it says so where the output goes.
        bool mutant_test_begins(int32_t test);
        void mutant_test_ends(int32_t test);

        // Whether a claim has left what it leaves on the unbroken engine, which is written down when no mutant is on.
        bool mutant_leaves_the_same(const char *name, const char *report);

        """

    /// Makes a module of the header.
    static let moduleMap = """
        module MutantSwitch {
            header "MutantSwitch.h"
            export *
        }

        """

    /// A C target's source: which mutant is on, which tests run and within what limits are told by the environment.
    static let source = """
        #define _GNU_SOURCE
        #include "MutantSwitch.h"
        #include <fcntl.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/mman.h>
        #include <sys/resource.h>
        #include <time.h>
        #include <unistd.h>

        int32_t mutant_number = 0;
        // Whole pages, so that a file can take their place, which stays when the process is ended.
        __attribute__((aligned(4096))) uint8_t mutant_reached[1 << 17];
        static uint8_t chosen[1 << 16];
        static bool chooses = false;
        static struct timespec began;

        static void limit(int what, const char *name) {
            const char *text = getenv(name);
            if (!text) return;
            rlim_t most = strtoull(text, 0, 10);
            // At the second limit the process is killed, even if it does not hear of the first.
            struct rlimit limit = { most, what == RLIMIT_CPU ? most + 1 : most };
            setrlimit(what, &limit);
        }

        static void keep_reached(const char *path) {
            if (!path) return;
            int file = open(path, O_RDWR | O_CREAT, 0644);
            if (file < 0 || ftruncate(file, sizeof mutant_reached) != 0) return;
            mmap(mutant_reached, sizeof mutant_reached, PROT_READ | PROT_WRITE,
                 MAP_SHARED | MAP_FIXED, file, 0);
            close(file);
        }

        __attribute__((constructor)) static void read_environment(void) {
            const char *number = getenv("MUTANT_NUMBER");
            if (number) mutant_number = (int32_t)strtol(number, 0, 10);
            keep_reached(getenv("MUTANT_REACHED"));
            limit(RLIMIT_CPU, "MUTANT_SECONDS");
            limit(RLIMIT_AS, "MUTANT_BYTES");
            struct rlimit none = { 0, 0 };
            setrlimit(RLIMIT_CORE, &none);
            const char *tests = getenv("MUTANT_TESTS");
            if (!tests) return;
            FILE *file = fopen(tests, "r");
            if (!file) return;
            chooses = true;
            int test;
            while (fscanf(file, "%d", &test) == 1) if (test >= 0 && test < (1 << 16)) chosen[test] = 1;
            fclose(file);
            // A process that a test starts runs whatever the test asks of it.
            unsetenv("MUTANT_TESTS");
        }

        static uint64_t fingerprint(const char *text) {
            uint64_t value = 0xcbf29ce484222325;
            for (; *text; text += 1) value = (value ^ (uint8_t)*text) * 0x100000001b3;
            return value;
        }

        bool mutant_leaves_the_same(const char *name, const char *report) {
            const char *path = getenv("MUTANT_LEFT");
            if (!path) return true;
            unsigned long long key = fingerprint(name), value = fingerprint(report);
            if (mutant_number == 0) {
                char line[64];
                int length = snprintf(line, sizeof line, "%llx %llx\\n", key, value);
                int file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0644);
                if (file < 0 || write(file, line, length) < 0) abort();
                close(file);
                return true;
            }
            FILE *file = fopen(path, "r");
            if (!file) abort();
            unsigned long long aKey, aValue, known = value;
            while (fscanf(file, "%llx %llx", &aKey, &aValue) == 2) if (aKey == key) known = aValue;
            fclose(file);
            return known == value;
        }

        static void say(const char *what, int32_t test, long value) {
            char line[64];
            int length = snprintf(line, sizeof line, "\\n@%s %d %ld\\n", what, test, value);
            if (write(1, line, length) < 0) return;
        }

        bool mutant_test_begins(int32_t test) {
            if (chooses && !chosen[test]) return false;
            say("begins", test, 0);
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
            return true;
        }

        void mutant_test_ends(int32_t test) {
            struct timespec now;
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
            say("ends", test,
                (now.tv_sec - began.tv_sec) * 1000000 + (now.tv_nsec - began.tv_nsec) / 1000);
        }

        """
}
