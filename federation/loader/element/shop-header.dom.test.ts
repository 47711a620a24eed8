import type { ShopHeaderElement } from '../../contract/element';
import { afterParsing, createShopHeader } from './shop-header';

/** Makes the document look as it does while the parser has reached only a part of it. */
const setReadyState = (state: DocumentReadyState): void => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });
  document.dispatchEvent(new Event('readystatechange'));
};

const setUp = () => {
  document.body.replaceChildren();
  setReadyState('loading');
  const element = document.createElement('shop-header');
  document.body.append(element);
  const begin = jest.fn();
  afterParsing(element, begin);
  return { element, begin };
};

afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
});

describe('afterParsing', () => {
  it('waits while the parser may add children to the element, and begins once at the next node after it', async () => {
    const { element, begin } = setUp();
    element.append(document.createElement('nav'));
    await Promise.resolve();
    expect(begin).not.toHaveBeenCalled();
    document.body.append('text');
    await Promise.resolve();
    setReadyState('interactive');
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('begins when the document ends with the element', () => {
    const { begin } = setUp();
    setReadyState('interactive');
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('begins at once in a document that is already parsed', () => {
    const begin = jest.fn();
    afterParsing(document.body, begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });
});

const jsonOf = (name: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.text = JSON.stringify({ brand: { name } });
  return script;
};

const brandOf = ({ config }: ShopHeaderElement): string | undefined => config?.brand.name;

/** Adds an element with the configuration of this brand. */
const addElement = (brand: string): ShopHeaderElement => {
  const element = document.createElement('shop-header');
  element.append(jsonOf(brand));
  document.body.append(element);
  return element;
};

describe('the element of a page that a router changes [FED-6]', () => {
  beforeAll(() => {
    customElements.define('shop-header', createShopHeader({ base: 'https://shop.example/mfe/' }));
    // The header does not load in jsdom.
    document.addEventListener('shop-header:problem', (event) => {
      event.preventDefault();
    });
  });
  beforeEach(() => {
    document.body.replaceChildren();
  });

  it('starts from its configuration when it is a copy without the JSON', () => {
    const copy = addElement('Fernleigh').cloneNode() as ShopHeaderElement;
    document.body.append(copy);
    expect(brandOf(copy)).toBe('Fernleigh');
  });

  it('starts again when the content of another page replaces the header', async () => {
    const element = addElement('Fernleigh');
    element.replaceChildren(document.createElement('header'));
    await Promise.resolve();
    element.replaceChildren(jsonOf('Oakfield'));
    await Promise.resolve();
    expect(brandOf(element)).toBe('Oakfield');
  });

  it('has the adapters that the element of the previous page had', () => {
    const adapters = { navigation: { navigate: jest.fn() } };
    addElement('Fernleigh').adapters = adapters;
    expect(addElement('Fernleigh').adapters).toBe(adapters);
  });
});
