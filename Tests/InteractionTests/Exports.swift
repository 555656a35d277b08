@_exported import EngineTesting
