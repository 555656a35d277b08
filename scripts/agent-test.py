"""Operates an app through `riffle mcp` with the protocol's Python SDK: agent-test.py RIFFLE FOLDER PROGRAM.

PROGRAM is DrivenExample, as built. Prints the session; fails where an answer is not what it has to be.
"""

import asyncio
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def main(riffle, folder, program):
    server = StdioServerParameters(command=riffle, args=["mcp", folder])
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert {"open", "look", "act", "wait", "build", "test", "audit", "previews"} <= tools, tools

        async def call(name, expected, **arguments):
            result = await session.call_tool(name, arguments)
            part = result.content[0]
            text = part.text if part.type == "text" else f"({part.mime_type if hasattr(part, 'mime_type') else part.mimeType})"
            print(f"> {name} {arguments}\n{text}\n")
            assert expected in text, f"{expected!r} is not in the answer"
            return text

        await call("look", "open one first")
        await call("open", 'navigationBar "Tasks"', program=program)
        await call("act", "Done 0 times", command="tap", query={"type": "button", "label": "Call Ann"})
        await call("act", "Done 1 times", command="tap", query={"type": "button", "label": "Do it"})
        await call("act", "notFound", command="tap", query={"label": "Do itt"})
        await call("look", "image/png", form="picture")
        await call("wait", "Done 1 times", timeout=5)
        await call("audit", "44", )
        await call("previews", "DrivenExample-Detail")
        await call("open", "Done 0 times", program=program, preview="DrivenExample-Detail", textSize="accessibility1")
        await call("open", "Tasks", program=program)
        await call("act", "Opened", command="tap", query={"type": "button", "label": "Faults"})
        await call("act", "Fatal error", command="tap", query={"type": "button", "label": "Crash"})


asyncio.run(main(*sys.argv[1:4]))
