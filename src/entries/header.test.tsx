import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { HEADER_READY } from '../../federation/contract';
import { headerConfig } from '../context/testing/header-config';
import { startServer, type Server } from '../platform/testing/http-server';
import { Header } from './header';
import { mount } from './mount';

let server: Server;
let ready = 0;
const countReady = () => {
  ready += 1;
};

beforeAll(async () => {
  // jsdom has no timeline of the navigation.
  Reflect.set(performance, 'getEntriesByType', () => []);
  server = await startServer((response) => response.writeHead(500).end());
  document.addEventListener(HEADER_READY, countReady);
});
beforeEach(() => {
  ready = 0;
});
afterAll(async () => {
  document.removeEventListener(HEADER_READY, countReady);
  await server.close();
});

/** Waits until so many headers have loaded their runtime. Its code is compiled first, which may take seconds. */
const waitForRuntimes = async (times: number) => {
  await waitFor(
    () => {
      expect(ready).toBe(times);
    },
    { timeout: 10_000 },
  );
};

/** Returns a function that returns the number of listeners added to window and document since this call. */
const countListeners = () => {
  let count = 0;
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...args: Parameters<typeof addEventListener>) => {
        count += 1;
        addEventListener.apply(target, args);
      });
    jest
      .spyOn(target, 'removeEventListener')
      .mockImplementation((...args: Parameters<typeof removeEventListener>) => {
        count -= 1;
        removeEventListener.apply(target, args);
      });
  }
  return () => count;
};

const config = () => headerConfig(server.url);

describe('Header', () => {
  it('sends no request for a visitor [AUTH-1]', async () => {
    render(<Header config={config()} />);
    await waitForRuntimes(1);
    expect(screen.getAllByRole('link', { name: 'Sign in' })).not.toEqual([]);
    expect(server.received).toEqual([]);
  });

  it('passes plain clicks on its links to the host [NAV-14]', async () => {
    const visited: string[] = [];
    render(<Header config={config()} navigation={{ navigate: (href) => visited.push(href) }} />);
    await userEvent.click(screen.getByRole('link', { name: 'Offers' }));
    expect(visited).toEqual(['/ecom/shop/browse/offers']);
  });

  it('throws for a wrong configuration and names the field [FED-3]', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = { ...config(), applicationName: '' };
    expect(() => render(<Header config={wrong} />)).toThrow('config.applicationName must be');
  });

  it('creates a new header for another configuration [FED-3]', async () => {
    const { rerender } = render(<Header config={config()} />);
    await waitForRuntimes(1);
    rerender(<Header config={{ ...config(), brand: { ...config().brand, name: 'Ashdown' } }} />);
    expect(screen.getByRole('link', { name: 'Ashdown home' })).toBeTruthy();
    await waitForRuntimes(2);
  });
});

describe('mounting and unmounting', () => {
  it('leaves no listener, node or property behind in 20 mounts [FED-6]', async () => {
    // React adds its listeners to the document once for all roots; this mount adds them before the count begins.
    const first = render(<Header config={config()} />);
    first.unmount();
    first.container.remove();
    const listeners = countListeners();
    const head = document.head.childNodes.length;
    for (let times = 1; times <= 20; times += 1) {
      const { unmount, container } = render(
        <StrictMode>
          <Header config={config()} />
        </StrictMode>,
      );
      // Every other header is unmounted before its runtime has loaded.
      if (times % 2 === 0) {
        await waitForRuntimes(times / 2);
        expect(listeners()).toBeGreaterThan(0);
      }
      unmount();
      container.remove();
      expect(listeners()).toBe(0);
    }
    expect(document.body.childNodes).toHaveLength(0);
    expect(document.head.childNodes).toHaveLength(head);
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });

  it('restores the element in a page without React [FED-2] [FED-6]', async () => {
    const element = document.body.appendChild(document.createElement('div'));
    const mounted = await act(() => Promise.resolve(mount(element, { config: config() })));
    expect(screen.getByRole('banner')).toBeTruthy();
    act(() => {
      mounted.unmount();
    });
    expect(element.childNodes).toHaveLength(0);
    expect(element.style.display).toBe('');
    element.remove();
  });
});
