/**
 * Replaces the class `AxiosHeaders` of axios, which parses, merges and filters headers. Here, all headers of a request are
 * set once, and the headers of a response are not read.
 */
class Headers {
  /** Without a prototype, from which a page's scripts could add headers. */
  private readonly values = Object.create(null) as Record<string, unknown>;

  constructor(values: object) {
    Object.assign(this.values, values);
  }

  /** @param headers headers by name; axios also passes the text of a response's headers, or false */
  static from(headers: unknown): Headers {
    return headers instanceof Headers
      ? headers
      : new Headers(typeof headers === 'object' ? { ...headers } : {});
  }

  normalize(): this {
    return this;
  }

  /** Called for a request without a body. */
  setContentType(): void {
    delete this.values['Content-Type'];
  }

  toJSON(): object {
    return this.values;
  }
}

export default Headers;
