"""The built pages over HTTP, while a check needs them."""

import contextlib
import socket
import subprocess
import sys
import time

# The command that serves a folder at a port of this machine.
SERVE = (sys.executable, "-m", "http.server", "{port}", "--bind", "127.0.0.1", "--directory", "{folder}")


@contextlib.contextmanager
def served(folder):
    """The address at which the folder is served meanwhile."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [part.format(port=port, folder=folder) for part in SERVE]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            if process.poll() is not None:
                sys.exit(f"{' '.join(command)}: error: the server ended with {process.returncode}; run it by hand to see why")
            time.sleep(0.05)
        else:
            sys.exit(f"{' '.join(command)}: error: nothing answers at port {port} within ten seconds")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
