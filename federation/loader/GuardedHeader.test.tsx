/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import type { HeaderProps } from '../contract';
import { guardHeader, recoverHeader, separateHeader, type HeaderComponent } from './GuardedHeader';

const PROPS = { config: { brand: { name: 'Fernleigh' } } } as HeaderProps;

/** Returns the fallback's links, which are in a shadow tree. */
const links = () =>
  [...document.querySelectorAll('[data-shop-header-place] > div')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
  );

const AISLES = ['Groceries', 'Entertaining', 'Offers', 'Recipes'];

beforeAll(() => {
  // jsdom has no constructed style sheets.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
});

describe('guardHeader', () => {
  it('renders plain links if the header throws, and logs the error [FED-4]', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('thrown by the header');
    const Header = guardHeader(() => {
      throw error;
    });
    render(<Header {...PROPS} />);
    expect(links()).toEqual(['Fernleigh', 'Trolley', 'Account', ...AISLES]);
    expect(logged).toHaveBeenCalledWith(error);
  });
});

describe('recoverHeader', () => {
  const Loaded = () => <h1>Header</h1>;
  const away = () => Promise.reject(new Error('away'));

  it('renders plain links, and the header after an event at which it loads [FED-4]', async () => {
    const load = jest.fn<Promise<HeaderComponent>, []>(away);
    const Header = recoverHeader(load);
    const { unmount } = await act(async () => render(<Header {...PROPS} />));
    expect(links()).toEqual(['Fernleigh', 'Trolley', 'Account', ...AISLES]);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Loaded);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('heading')).toBeTruthy();
    expect(links()).toEqual([]);
    unmount();
    render(<Header {...PROPS} />);
    expect(screen.getByRole('heading')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries at once if the first attempt was only late, or the host renders another page [FED-4]', async () => {
    const load = jest.fn<Promise<HeaderComponent>, []>(away);
    const Late = recoverHeader(load, true);
    await act(async () => void render(<Late {...PROPS} />));
    expect(load).toHaveBeenCalledTimes(1);
    const Failed = recoverHeader(load);
    const { unmount } = render(<Failed {...PROPS} />);
    unmount();
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Loaded);
    await act(async () => void render(<Failed {...PROPS} />));
    expect(screen.getByRole('heading')).toBeTruthy();
  });

  it('leaves links in place that the shopper uses [FED-4]', async () => {
    const Header = recoverHeader(() => Promise.resolve(Loaded));
    render(<Header {...PROPS} />);
    document.querySelector('[data-shop-header-place] > div')?.dispatchEvent(new Event('focusin'));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(links()).toContain('Trolley');
  });
});

describe('separateHeader', () => {
  it('mounts the header on a root of its own, updates it, and unmounts it [FED-1]', () => {
    const calls: unknown[] = [];
    const Header = separateHeader((element, props) => {
      element.replaceChildren('header');
      calls.push(props);
      return { update: (next) => calls.push(next), unmount: () => calls.push('unmount') };
    });
    const { rerender, unmount, container } = render(<Header {...PROPS} />);
    expect(container.textContent).toBe('header');
    const next = { ...PROPS };
    rerender(<Header {...next} />);
    unmount();
    expect(calls).toEqual([PROPS, next, 'unmount']);
  });

  it('renders plain links if the header throws, at once or while it renders [FED-4]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Thrown = separateHeader(() => {
      throw new Error('thrown by the header');
    });
    const { unmount } = render(<Thrown {...PROPS} />);
    expect(links()).toContain('Trolley');
    unmount();
    const Emptied = separateHeader((element) => {
      element.replaceChildren('header');
      queueMicrotask(() => element.replaceChildren());
      return { update: () => undefined, unmount: () => undefined };
    });
    render(<Emptied {...PROPS} />);
    await waitFor(() => expect(links()).toContain('Trolley'));
  });
});
