/// What the program says of itself.
enum Usage {
  static let text = """
    Shows directories as tables: folders, files, and everything else.

    Usage: Example [OPTION]… [PATH]…

    Without a PATH, shows the current directory.

      --all             also show names that begin with a dot
      --sort KEY        sort by name (the default), by size (largest first)
                        or by date (newest first)
      --index           show a section for each initial, and an index of them
                        at the side of a screen
      --select NAME     tap on the entry NAME, and tell who was told
      -h, --help        show this text

    For a screen, in place of the whole table:

      --height N        show a screen of N lines
      --offset N        scroll N lines down
      --scroll-to NAME  scroll until the entry NAME is at the top of the screen
      --jump TITLE      touch TITLE in the index (and so --index)
      --style STYLE     plain (the default): titles stay on screen while their
                        section scrolls by; or grouped: they do not

    To edit a directory:

      --edit            show the table in editing mode, read a script of edits
                        from standard input, say what each does, and show the
                        table again
      --write           do the edits; without it, nothing is changed

    A script has one edit a line; names are written as the table shows them,
    and any byte can be written like \\x0A:

      delete NAME              move the entry to the folder .trash
      move NAME before NAME    move the row in the table, within its section
      action NAME TITLE        what a swipe over the row, or its menu, offers:
                               Copy, Delete, Move to Top, Move to Bottom
      undo, redo               take back the last edit, or do it again

    To show a table of a JSON file:

      table FILE        show the table of FILE; - is standard input
        --height N      show a screen of N lines
        --offset N      scroll N lines down
        --select TEXT   tap on the row TEXT, and tell who was told
      table --check FILE
                        print what is wrong with FILE, a line each: line, column,
                        where it is in the table, and what is shown instead
      table --schema    print the JSON Schema of such files

    A value can also be given as --sort=KEY. After --, every word is a PATH.
    Exit status: 0 if all is well, 1 if something could not be shown, 2 for
    arguments that make no sense.
    """
}
