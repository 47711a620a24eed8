/** Replaces what axios knows about its environment, which here is always a page. */
export default {
  /** Only decides whether axios reads an XSRF token, which no request has. */
  hasStandardBrowserEnv: false,
  origin: window.location.href,
  protocols: ['http', 'https', 'file', 'blob', 'url', 'data'],
};
