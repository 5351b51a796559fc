"""A bot at a served table: it takes the card with the fewest Curses, and the brightest space.

python docs/example_bot.py http://127.0.0.1:8000/            opens a table of its own, against a bot
python docs/example_bot.py http://127.0.0.1:8000/join#CODE   takes the seat that the invite is for
"""

import asyncio
import re
import sys

from gloaming.client import Client
from gloaming.server.protocol.prompt_info import OptionInfo


def worth(option: OptionInfo) -> int:
    """How good an option looks: labels say `(2 flashlights)`, `Take Ring 3, left`, `dispel 2 cards, 5 Curses`."""
    numbers = [int(number) for number in re.findall(r"\d+", option.label)] or [0]
    return -numbers[0] if option.option[0] == "claim" else numbers[-1]


async def main(url: str) -> None:
    """Play one match, and say how it ended."""
    client = Client(url)
    if "#" in url:
        table = await client.join(url)
    else:
        table = await client.open("dont-go-in-there", ["human", "random"])
    async with client.at(table.id) as seat:
        async for update in seat:
            if update.prompt:
                options = update.prompt.options
                await seat.choose(max(range(len(options)), key=lambda i: worth(options[i])))
    print(update.view["result"]["reason"])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
