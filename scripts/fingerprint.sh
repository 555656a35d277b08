# Sourced by scripts that build only where something has changed.

# fingerprint PATH...: a line that is another one as soon as a build of these files and folders could come out in another
# way: a file is changed, added, taken away or renamed, Swift is another version, a system package is installed, or the
# environment asks for other tools. It goes by what the file system says of a file, its change time included, which no
# program can set: writing the same text again makes another line too, and costs a build that does nothing.
fingerprint() {
    {
        swift --version 2>&1
        env | grep -E '^(SWIFT|TOOLCHAINS|SDKROOT|PKG_CONFIG|CC|CXX|CPATH|C_INCLUDE|CPLUS|LIBRARY_PATH|LD_|RIFFLE)' |
            LC_ALL=C sort || true
        # Links are followed. What is not there leaves no line, and that it is there again is a change.
        find -L "$@" /var/lib/dpkg/status -name .build -prune -o ! -type d -printf '%p %s %T@ %C@ %i\n' 2>/dev/null |
            LC_ALL=C sort || true
    } | sha256sum
}
