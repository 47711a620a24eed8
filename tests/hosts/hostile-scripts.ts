/** Changes that old or careless host scripts make to the page before any other script runs. */
export const HOSTILE_SCRIPTS = {
  'extras on the prototypes of objects and arrays': () => {
    for (const prototype of [Object.prototype, Array.prototype, Function.prototype, String.prototype]) {
      for (const name of ['extend', 'each', 'last', 'clone', 'invoke']) {
        Object.assign(prototype, { [name]: () => 'of the host' });
      }
    }
  },
  'arrays with their own toJSON': () => {
    Object.assign(Array.prototype, {
      toJSON(this: readonly unknown[]) {
        return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
      },
    });
  },
  'a delayed fetch': () => {
    const { fetch } = window;
    window.fetch = async (...args) => {
      await new Promise((done) => setTimeout(done, 300));
      return fetch(...args);
    };
  },
  'a fetch that adds to requests and responses': () => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
      headers.set('x-host', 'was here');
      const response = await fetch(input, { ...init, headers });
      const shown = new Response(response.body, response);
      return Object.assign(shown, { watched: true });
    };
  },
  'delayed and observed XMLHttpRequests': () => {
    const { open, send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (...args: readonly unknown[]) {
      this.addEventListener('loadend', () => Object.assign(this, { watched: true }));
      Reflect.apply(open, this, args);
    };
    XMLHttpRequest.prototype.send = function (body) {
      this.setRequestHeader('x-host', 'was here');
      setTimeout(() => {
        Reflect.apply(send, this, [body]);
      }, 300);
    };
  },
} as const satisfies Readonly<Record<string, () => void>>;

/** Freezes prototypes, as a very cautious host does. */
export const freezePrototypes = (): void => {
  const frozen = [
    Object,
    Array,
    Function,
    Promise,
    String,
    RegExp,
    Map,
    Set,
    Date,
    Error,
    TypeError,
    EventTarget,
    Event,
    CustomEvent,
    Node,
    Element,
    HTMLElement,
    Document,
    XMLHttpRequest,
    Headers,
    Response,
  ];
  for (const { prototype } of frozen) Object.freeze(prototype);
};

/** Requests that throw instead of responding: their caller must handle it. */
export const THROWING_REQUESTS: Readonly<Record<string, () => void>> = {
  'an XMLHttpRequest that throws': () => {
    XMLHttpRequest.prototype.send = () => {
      throw new Error('patched by the host');
    };
  },
  'an XMLHttpRequest that cannot be constructed': () => {
    window.XMLHttpRequest = function () {
      throw new Error('patched by the host');
    } as unknown as typeof XMLHttpRequest;
  },
  'a fetch that throws for services': () => {
    const send = window.fetch;
    window.fetch = (...request) => {
      if (new Request(...request).url.includes('/graph/')) throw new Error('patched by the host');
      return send(...request);
    };
  },
};
