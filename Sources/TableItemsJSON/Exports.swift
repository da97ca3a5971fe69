@_exported public import TableItems
