import { showFrame } from './show-frame';

const RELEASE = {
  ...{ version: '1.0.0', entry: 'lean.js', path: 'release/', styles: [], scripts: [] },
  ...{ customerScripts: [], customer: { file: 'frame-customer.js', integrity: '' } },
};

/** Makes the document look as it does while the parser has reached only a part of it. */
const setReadyState = (state: DocumentReadyState): void => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });
  document.dispatchEvent(new Event('readystatechange'));
};

/** Adds a `<shop-header>` with its configuration, as the parser does, to the page's body. */
const addElement = (): HTMLElement => {
  const element = document.createElement('shop-header');
  const json = document.createElement('script');
  json.type = 'application/json';
  json.text = '{}';
  element.append(json);
  document.body.append(element);
  return element;
};

const createHeader = (): HTMLElement => {
  const header = document.createElement('header');
  header.append(document.createElement('button'));
  return header;
};

const show = (): Promise<void> => {
  const value = Object.assign(document.createElement('script'), { src: '/mfe/v1/frame.js' });
  Object.defineProperty(document, 'currentScript', { configurable: true, value });
  return showFrame(RELEASE, createHeader, () => ({
    complete: () => true,
    shown: () => undefined,
    failed: () => undefined,
  }));
};

const namesOf = ({ children }: Element): readonly string[] => [...children].map(({ localName }) => localName);

/** Lets observers and promises continue. */
const flush = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(document, 'currentScript');
});

describe('showFrame', () => {
  it("waits until the parser has reached the end of the element, so that none of the page's links follows the frame [FED-8]", async () => {
    setReadyState('loading');
    const top = document.createElement('div');
    document.body.append(top);
    const element = addElement();
    top.append(element);
    const shown = show();
    await flush();
    expect(namesOf(element)).toEqual(['script']);
    element.append(document.createElement('nav'));
    await flush();
    expect(namesOf(element)).toEqual(['script', 'nav']);
    document.body.append(document.createElement('main'));
    await shown;
    expect(namesOf(element)).toEqual(['script', 'header']);
  });

  it('is shown in an element with which the page ends [FED-8]', async () => {
    setReadyState('loading');
    const element = addElement();
    const shown = show();
    setReadyState('interactive');
    await shown;
    expect(namesOf(element)).toEqual(['script', 'header']);
  });

  it.each([
    ['repeats a press', 'header button', 1],
    ['forgets a press', 'main', 0],
  ])('%s when the latest press was in %s [FED-8]', async (_does, latest, times) => {
    const element = addElement();
    document.body.append(document.createElement('main'));
    await show();
    const button = element.querySelector('button');
    button?.click();
    document.querySelector<HTMLElement>(latest)?.click();
    const onPress = jest.fn();
    button?.addEventListener('click', onPress);
    // The header removes the mark as it mounts.
    for (const node of [...element.childNodes]) if (node.nodeName !== 'HEADER') node.remove();
    await flush();
    expect(onPress).toHaveBeenCalledTimes(times);
  });
});
