import { ignoreZoom } from './ignore-zoom';

/** A header in a body and a root with these values of `zoom`, which jsdom does not know. */
const setUp = (zooms: Partial<Record<string, string>>) => {
  const header = document.body.appendChild(document.createElement('header'));
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(
      ({ localName }) =>
        ({ getPropertyValue: () => zooms[localName] ?? '' }) as unknown as CSSStyleDeclaration,
    );
  const styles: string[] = [];
  jest
    .spyOn(header.style, 'setProperty')
    .mockImplementation((...args) => void styles.push(args.map(String).join(' ')));
  const removed = jest.spyOn(header.style, 'removeProperty');
  let resize: (() => void) | undefined;
  const stopped = jest.fn();
  const stop = ignoreZoom(header, {
    observeHeight: (_element, listener) => {
      resize = () => listener(50);
      return stopped;
    },
  });
  return { zooms, styles, resize: () => resize?.(), stop, stopped, removed };
};

describe('ignoreZoom', () => {
  it('reverses the zoom of all ancestors, also when it changes, until it stops [SHELL-6] [FED-6]', () => {
    const { zooms, styles, resize, stop, stopped, removed } = setUp({ body: '1.25', html: '2' });
    expect(styles).toEqual(['zoom 0.4 important']);
    resize();
    expect(styles).toHaveLength(1);
    zooms['html'] = '1';
    resize();
    expect(styles.at(-1)).toBe('zoom 0.8 important');
    stop();
    expect(removed).toHaveBeenCalledWith('zoom');
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('does nothing in a page without zoom [FED-6]', () => {
    const { styles, resize, stop } = setUp({ body: '1' });
    resize();
    stop();
    expect(styles).toEqual([]);
  });
});
