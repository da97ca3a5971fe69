/// The format of files of tables, as a JSON Schema for editors and other programs.
public enum TableSchema {
  /// The text of the schema, JSON Schema 2020-12, which describes version 1 of the format.
  public static var json: String {
    String(decoding: PackageResources.table_schema_json, as: UTF8.self)
  }
}
