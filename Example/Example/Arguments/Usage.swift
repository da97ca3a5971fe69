/// What the program says of itself.
enum Usage {
  static let text = """
    Shows directories as tables: folders, files, and everything else.

    Usage: Example [OPTION]… [PATH]…

    Without a PATH, shows the current directory.

      --all             also show names that begin with a dot
      --sort KEY        sort by name (the default), by size (largest first)
                        or by date (newest first)
      --height N        show only as many lines as fit on a screen of N lines
      --scroll-to NAME  scroll until the entry NAME is at the top of the screen,
                        if it has a height
      --select NAME     tap on the entry NAME, and tell who was told
      -h, --help        show this text

    A value can also be given as --sort=KEY. After --, every word is a PATH.
    Exit status: 0 if all is well, 1 if something could not be shown, 2 for
    arguments that make no sense.
    """
}
