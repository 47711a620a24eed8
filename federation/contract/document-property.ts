/**
 * Returns a property of a document, which markup of the page may hide: where there is an `<img name="cookie">`,
 * `document.cookie` is that image [FED-6].
 */
export const documentProperty = <Name extends keyof Document>(page: Document, name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, page);
