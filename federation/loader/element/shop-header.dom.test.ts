import { afterParsing } from './shop-header';

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
