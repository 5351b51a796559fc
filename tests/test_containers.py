"""The container files, as far as they can be tried without containers."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.ports import port_of_its_own
from tests.server.house import PATIENCE, get, until

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))


def test_the_containerfile_copies_files_that_exist() -> None:
    copied = re.findall(r"^COPY (?!--from)(\S+)", CONTAINERFILE, re.MULTILINE)
    assert copied == [".", "requirements/serve.txt"]
    assert all((ROOT / name).exists() for name in copied)


def test_the_build_context_has_what_a_wheel_is_built_from() -> None:
    ignored = (ROOT / ".containerignore").read_text("utf-8").split()
    assert ignored == (ROOT / ".dockerignore").read_text("utf-8").split()
    needed = (
        "src",
        "web/src",
        "web/package-lock.json",
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "requirements",
    )
    assert not set(ignored) & set(needed)


def test_the_image_holds_the_driver_for_the_database_of_the_compose_file() -> None:
    pinned = (ROOT / "requirements" / "serve.txt").read_text("utf-8")
    assert "\npsycopg-binary==" in pinned and "\npsycopg-pool==" in pinned
    assert COMPOSE["services"]["gloaming"]["environment"]["GLOAMING_STORE"].endswith("@database/gloaming")


def test_the_services_find_each_other() -> None:
    services = COMPOSE["services"]
    assert services["caddy"]["environment"]["GLOAMING"] == "gloaming:8000"
    subnet = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert f"--proxy={subnet}" in services["gloaming"]["command"]
    caddyfile = services["caddy"]["volumes"][0].partition(":")[0]
    assert (ROOT / "deploy" / caddyfile).resolve().is_file()
    named = {volume.partition(":")[0] for service in services.values() for volume in service["volumes"]}
    assert {name for name in named if "/" not in name} == set(COMPOSE["volumes"])


@pytest.mark.parametrize("source", ["image", "compose"])
def test_the_command_of_the_container_serves_and_is_healthy(source: str, tmp_path: Path) -> None:
    arguments = (
        json.loads(re.findall(r"^CMD (\[.*\])", CONTAINERFILE, re.MULTILINE)[0])
        if source == "image"
        else COMPOSE["services"]["gloaming"]["command"]
    )
    line = " ".join(arguments)
    for written, tried in ((r"0\.0\.0\.0", "127.0.0.1"), (r"/data", str(tmp_path)), (r"\$\{SITE:[^}]*\}", "localhost")):
        line = re.sub(written, tried, line)
    [check] = re.findall(r"^HEALTHCHECK CMD (\[.*\])", CONTAINERFILE, re.MULTILINE)
    with port_of_its_own() as port:
        words = line.replace("8000", str(port)).split()
        server = subprocess.Popen([sys.executable, "-m", "gloaming", *words], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            # The server is not well while its store takes more than a second to answer, as on a busy machine.
            until(lambda: get(address + "healthz").status_code == 200)
            command = [sys.executable, *json.loads(check.replace("8000", str(port)))[1:]]
            until(lambda: subprocess.run(command, timeout=PATIENCE).returncode == 0)
        finally:
            server.terminate()
            server.communicate(timeout=30)
