"""A copy of the project to break."""
import os, shutil, subprocess, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class House:
    """A copy of some of the project's folders, built where it stands; leaving it removes it."""

    def __init__(self, *contents):
        self.folder = tempfile.mkdtemp(prefix="mutations-")
        for name in contents:
            source = os.path.join(ROOT, name)
            copy = shutil.copytree if os.path.isdir(source) else shutil.copy
            copy(source, os.path.join(self.folder, name))
        package = self.path("Package.swift")
        # Broken code warns, and is to be built all the same.
        manifest = open(package).read().replace(".treatAllWarnings(as: .error)", "")
        open(package, "w").write(manifest)

    def path(self, name):
        return os.path.join(self.folder, name)

    def build(self, *arguments):
        """What the compiler says, and whether the package was built."""
        run = subprocess.run(
            [os.environ.get("SWIFT", "swift"), "build", *arguments], cwd=self.folder,
            env={**os.environ, "CHAPTER_TESTS": "off"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return run.stdout, run.returncode == 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)


class Mutation:
    """One file of a house, changed for as long as a `with` lasts."""

    def __init__(self, path, old, new):
        self.path, self.old, self.new = path, old, new
        self.text = open(path).read()

    @property
    def is_stale(self):
        """Whether the file has not exactly one place to change."""
        return self.text.count(self.old) != 1

    def __enter__(self):
        open(self.path, "w").write(self.text.replace(self.old, self.new))

    def __exit__(self, *_):
        open(self.path, "w").write(self.text)
