/** Writes a cookie, also if markup of the page hides `document.cookie` [FED-6]. */
export const writeCookie = (page: Document, cookie: string): void => {
  Reflect.set(Document.prototype, 'cookie', cookie, page);
};
