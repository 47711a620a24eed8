/**
 * Returns a property of a document, which markup of the page may hide: where there is an `<img name="cookie">`,
 * `document.cookie` is that image [FED-6]. Containers of micro-frontends give a page a `Proxy` of the document, for which
 * the getters of the prototype throw: its own property is read instead [FED-2].
 */
export const documentProperty = <Name extends keyof Document>(page: Document, name: Name): Document[Name] => {
  try {
    return Reflect.get(Document.prototype, name, page);
  } catch {
    return page[name];
  }
};
