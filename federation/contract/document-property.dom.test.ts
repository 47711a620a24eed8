import { documentProperty } from './document-property';
import { writeCookie } from './write-cookie';

const NAMES = ['cookie', 'body', 'activeElement'];

describe('a document with properties that markup hides [FED-6]', () => {
  beforeEach(() => {
    // jsdom has no properties of the document that are named by markup.
    const image = document.createElement('img');
    for (const name of NAMES) Object.defineProperty(document, name, { configurable: true, value: image });
  });
  afterEach(() => {
    for (const name of NAMES) Reflect.deleteProperty(document, name);
  });

  it('has a body and an element with the focus', () => {
    expect(documentProperty(document, 'body').tagName).toBe('BODY');
    expect(documentProperty(document, 'activeElement')?.tagName).toBe('BODY');
  });

  it('has cookies that can be written and read', () => {
    writeCookie(document, 'a=1');
    expect(documentProperty(document, 'cookie')).toBe('a=1');
  });
});

it('reads a property of a container that gives its pages a Proxy of the document [FED-2]', () => {
  const proxied = new Proxy(document, { get: (target, name) => Reflect.get(target, name) as unknown });
  expect(documentProperty(proxied, 'documentElement')).toBe(document.documentElement);
});
