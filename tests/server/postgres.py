"""A PostgreSQL of the tests' own: from the system's binaries, in a folder of its own, on a socket of its own."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

#: The server will not run as root; Debian's package makes this user.
OTHER_USER = "postgres"


def binaries() -> Path:
    """The folder with initdb and postgres."""
    found = [Path(path).resolve().parent for path in (shutil.which("initdb"),) if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists():
            return folder
    raise RuntimeError(
        "PostgreSQL is not installed: `make tools` installs Debian's package, or put initdb on the PATH"
    )


class Postgres:
    """One server, with as many databases as are asked for; or one that follows another, to take over from it."""

    def __init__(self, follows: "Postgres | None" = None) -> None:
        self.user = OTHER_USER if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        self.folder = Path(tempfile.mkdtemp(prefix="bouwmeester-postgres-"))
        if os.getuid() == 0:
            shutil.chown(self.folder, self.user)
        self._binaries = binaries()
        data = ("--pgdata", str(self.folder / "data"), "--no-sync")
        if follows is None:
            self._run("initdb", *data, "--auth", "trust", "--encoding", "UTF8")
        else:
            source = ("--host", str(follows.folder), "--username", self.user)
            self._run("pg_basebackup", *data, *source, "--write-recovery-conf", "--checkpoint", "fast")
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        self.start()

    def _command(self, name: str, *arguments: str) -> list[str]:
        return [str(self._binaries / name), *arguments]

    def _run(self, name: str, *arguments: str) -> None:
        user = self.user if os.getuid() == 0 else None
        subprocess.run(
            self._command(name, *arguments), user=user, check=True, cwd=self.folder, stdout=subprocess.DEVNULL
        )

    def start(self) -> None:
        options = ["-D", str(self.folder / "data"), "-k", str(self.folder), "-c", "listen_addresses="]
        self._process = subprocess.Popen(
            self._command("postgres", *options),
            user=self.user if os.getuid() == 0 else None,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(600):
            if (self.folder / ".s.PGSQL.5432").exists():
                with contextlib.suppress(subprocess.CalledProcessError):
                    self._run("pg_isready", "--quiet", "--host", str(self.folder))
                    return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not come up")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it, fast and orderly unless a harder signal is given."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(300)
        self._process = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"house{self._made}"
        self._run("createdb", "--host", str(self.folder), "--username", self.user, name)
        return f"postgresql+psycopg://{self.user}@/{name}?host={self.folder}"

    def standby(self) -> "Postgres":
        """Another server, on whose disk every commit of this one is before it returns."""
        other = Postgres(follows=self)
        said = ("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")
        where = ("--host", str(self.folder), "--username", self.user, "--dbname", "postgres")
        self._run("psql", *where, *[f"--command={one}" for one in said])
        return other

    def count(self) -> None:
        """Count what is in its tables, and plan by that from now on; it does so by itself after a minute or two."""
        self._run(
            "vacuumdb", "--analyze-only", "--all", "--quiet", "--host", str(self.folder), "--username", self.user
        )

    def promote(self) -> None:
        """Follow nobody any more, and take what is written."""
        self._run("pg_ctl", "promote", "--pgdata", str(self.folder / "data"))

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)  # what it would tidy up is thrown away
        shutil.rmtree(self.folder)
