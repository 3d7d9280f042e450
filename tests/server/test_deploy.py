"""What stands in deploy/ works: nginx in front of a server, the unit, the compose file."""

import asyncio
import os
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
import yaml  # type: ignore[import-untyped] # its types are a package of their own

from tests.server.support import CONTRACT
from tests.server.test_faults import free_port, wait_for

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "club.example"
EXPOSED = 25
"""What systemd may think of the unit, in tenths of its marks: 100 would be all doors open."""
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/pelagos.conf;
}}
"""


def needs(program: str) -> str:
    found = shutil.which(program, path="/usr/sbin:/usr/bin:/usr/local/bin:/bin")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(f"{program} is not installed")
        pytest.skip(f"{program} is not installed")  # a failure in CI
    return found


def certificate(folder: Path) -> None:
    """One that nobody vouches for."""
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    words += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([needs("openssl"), *words, *files], capture_output=True, check=True)


@pytest.fixture
def behind_nginx(tmp_path: Path, sqlite_database: str) -> Iterator[int]:
    """The port at which nginx, as we recommend it, speaks HTTPS for a running server."""
    nginx = needs("nginx")
    certificate(tmp_path)
    port, secure, plain = free_port(), free_port(), free_port()
    ours = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in {
        f"/etc/letsencrypt/live/{NAME}": str(tmp_path),
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
        "listen 80": f"listen 127.0.0.1:{plain}",
        "127.0.0.1:8000": f"127.0.0.1:{port}",
    }.items():
        assert old in ours
        ours = ours.replace(old, new)
    (tmp_path / "pelagos.conf").write_text(ours, encoding="utf-8")
    (tmp_path / "nginx.conf").write_text(MAIN.format(folder=tmp_path), encoding="utf-8")
    told = [nginx, "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "error.log")]
    subprocess.run([*told, "-t"], capture_output=True, check=True)
    server = [sys.executable, "-m", "pelagos.server", "--port", str(port)]
    with (
        subprocess.Popen([*server, "--database", sqlite_database]) as serving,
        subprocess.Popen(told) as proxy,
    ):
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
                wait_for(client)
            yield secure
        finally:
            proxy.terminate()
            serving.terminate()


def test_a_table_can_be_played_through_nginx(behind_nginx: int) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    base = f"https://127.0.0.1:{behind_nginx}"
    page = {"host": NAME, "origin": f"https://{NAME}", **CONTRACT}
    with httpx.Client(base_url=base, verify=trusting, headers=page, timeout=60) as client:
        for hidden in ("/metrics", "/ready"):
            assert client.get(hidden).status_code == 404
        assert client.get("/live").status_code == 200
        foreign = client.post(
            "/api/play", json={"title": "cyclades"}, headers={"origin": "https://evil.example"}
        )
        assert foreign.status_code == 403
        made = client.post("/api/play", json={"title": "cyclades"})
        assert made.status_code == 200, made.text
        assert "max-age" in made.headers["strict-transport-security"]
        assert "Secure" in made.headers["set-cookie"], "it knows that it is behind HTTPS"
        port = {"host": f"{NAME}:8443", "origin": f"https://{NAME}:8443"}
        assert client.post("/api/play", json={"title": "cyclades"}, headers=port).status_code == 200
        table, link = made.json()["table"], made.json()["links"][0]

        async def first_word() -> str:
            address = f"wss://{NAME}/api/live/{table}?contract=2&seat={link['seat']}"
            async with websockets.connect(
                address,
                host="127.0.0.1",
                port=behind_nginx,
                ssl=trusting,
                origin=websockets.Origin(f"https://{NAME}"),
                additional_headers={"x-seat-secret": link["secret"]},
            ) as heard:
                return str(await heard.recv())

        assert f'"table":"{table}"' in asyncio.run(first_word())


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "pelagos.service").read_text(encoding="utf-8")
    # the program need not be installed on the machine of the test
    unit = unit.replace("/opt/pelagos/bin/pelagos", "/bin/true").replace("User=pelagos\n", "")
    (tmp_path / "pelagos.service").write_text(unit, encoding="utf-8")
    done = subprocess.run(
        [needs("systemd-analyze"), "verify", "--man=no", str(tmp_path / "pelagos.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "pelagos.service" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr


def test_the_unit_lets_the_server_do_little_else() -> None:
    command = ["security", "--offline=true", f"--threshold={EXPOSED}"]
    done = subprocess.run(
        [needs("systemd-analyze"), *command, str(DEPLOY / "pelagos.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-200:]


def test_the_compose_file_names_what_there_is() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    assert set(services) == {"database", "server", "bots", "proxy"}
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services)
        assert service["restart"] == "always", name
        assert service["logging"]["options"]["max-size"]
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).exists()
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()
