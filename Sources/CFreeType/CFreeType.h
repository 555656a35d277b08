// Carries the compiler and linker flags of freetype2 to CRaster. It includes nothing: Swift needs no FreeType type.
#pragma once
