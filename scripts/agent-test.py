"""Operates apps through `riffle mcp` with the protocol's Python SDK: agent-test.py RIFFLE FOLDER PROGRAM PROJECT SCRATCH.

PROGRAM is DrivenExample, as built, of the package in FOLDER. PROJECT is a copy of the fixture Pantry in which the label of a
button is misspelled, which is built in SCRATCH. Prints the sessions; fails where an answer is not what it has to be.
"""

import asyncio
import contextlib
import pathlib
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


@contextlib.asynccontextmanager
async def agent(*arguments):
    """A session with a server, as a function that calls a tool and looks for a text in the answer."""
    server = StdioServerParameters(command=arguments[0], args=["mcp", *arguments[1:]])
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert {"import", "report", "open", "look", "act", "wait", "build", "test", "audit", "previews"} <= tools, tools

        async def call(name, expected, **arguments):
            result = await session.call_tool(name, arguments)
            part = result.content[0]
            kind = part.text if part.type == "text" else None
            text = kind if kind is not None else f"({getattr(part, 'mime_type', None) or part.mimeType})"
            print(f"> {name} {arguments}\n{text}\n", flush=True)
            assert expected in text, f"{expected!r} is not in the answer"
            return text

        yield call


async def operate(riffle, folder, program):
    """Looks at an app, uses it, and breaks it."""
    async with agent(riffle, folder) as call:
        await call("look", "open one first")
        await call("open", 'navigationBar "Tasks"', program=program)
        await call("act", "Done 0 times", command="tap", query={"type": "button", "label": "Call Ann"})
        await call("act", "Done 1 times", command="tap", query={"type": "button", "label": "Do it"})
        await call("act", "notFound", command="tap", query={"label": "Do itt"})
        await call("look", "image/png", form="picture")
        await call("wait", "Done 1 times", timeout=5)
        await call("audit", "44")
        await call("previews", "DrivenExample-Detail")
        await call("open", "Done 0 times", program=program, preview="DrivenExample-Detail", textSize="accessibility1")
        await call("open", "Tasks", program=program)
        await call("act", "Opened", command="tap", query={"type": "button", "label": "Faults"})
        await call("act", "Fatal error", command="tap", query={"type": "button", "label": "Crash"})


async def mend(riffle, project, scratch):
    """Imports a project, finds a wrong label in a preview, mends it, looks again, and runs the tests."""
    async with agent(riffle, project, "--scratch-path", scratch) as call:
        await call("report", "import the project first")
        await call("import", "The program is Pantry")
        await call("report", "Nothing", about="Left out")
        await call("apps", "Pantry")
        await call("open", "Pantry", program="Pantry")
        preview = next(name for name in (await call("previews", "JarRow")).split("\n") if name.startswith("JarRow"))
        await call("open", '"Tkae"', program="Pantry", preview=preview)

        row = pathlib.Path(project, "Pantry", "JarRow.swift")
        row.write_text(row.read_text().replace('"Tkae"', "Take"))
        await call("build", "JarRow.swift:15: cannot find 'Take' in scope")
        row.write_text(row.read_text().replace("Take,", '"Take",'))
        await call("build", "complete")
        await call("open", '"Take"', program="Pantry", preview=preview)
        await call("test", "0 failures")


async def main(riffle, folder, program, project, scratch):
    await operate(riffle, folder, program)
    await mend(riffle, project, scratch)


asyncio.run(main(*sys.argv[1:6]))
