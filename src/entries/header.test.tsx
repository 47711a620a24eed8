import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { HEADER_READY } from '../../federation/contract';
import { headerConfig } from '../app/testing/header-config';
import { startServer, type Server } from '../platform/testing/http-server';
import { Header } from './header';
import { mount } from './mount';

let server: Server;
let ready = 0;
const countReady = () => {
  ready += 1;
};

beforeAll(async () => {
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

const engineRuns = async (times: number) => {
  await waitFor(() => {
    expect(ready).toBe(times);
  });
};

/** Counts what listens to window and document from now on. */
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

describe('the header as a component', () => {
  it('asks no service for a visitor [AUTH-1]', async () => {
    render(<Header config={config()} />);
    await engineRuns(1);
    expect(screen.getAllByRole('link', { name: 'Sign in' })).not.toEqual([]);
    expect(server.received).toEqual([]);
  });

  it('cannot submit before the field was edited, and searches through the host then [SRCH-2] [SRCH-9] [NAV-14]', async () => {
    const went: string[] = [];
    render(<Header config={config()} navigation={{ navigate: (href) => went.push(href) }} />);
    await engineRuns(1);
    const user = userEvent.setup();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('combobox'), 'oa{Enter}');
    expect(went).toEqual(['/ecom/shop/search?searchTerm=oa']);
  });

  it('hands plain clicks on its links to the host [NAV-14]', async () => {
    const went: string[] = [];
    render(<Header config={config()} navigation={{ navigate: (href) => went.push(href) }} />);
    await userEvent.click(screen.getByRole('link', { name: 'Offers' }));
    expect(went).toEqual(['/ecom/shop/browse/offers']);
  });

  it('refuses a wrong configuration and names the field [FED-3]', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = { ...config(), applicationName: '' };
    expect(() => render(<Header config={wrong} />)).toThrow('config.applicationName must be');
  });

  it('is a new header for another configuration [FED-3]', async () => {
    const { rerender } = render(<Header config={config()} />);
    await engineRuns(1);
    rerender(<Header config={{ ...config(), brand: { ...config().brand, name: 'Ashdown' } }} />);
    expect(screen.getByRole('link', { name: 'Ashdown home' })).toBeTruthy();
    await engineRuns(2);
  });
});

describe('mounting and unmounting', () => {
  it('leaves no listener, no node and no property behind, 20 times over [FED-6]', async () => {
    // React listens to the document once for all roots: that is before the count begins.
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
      if (times === 1) expect(listeners()).toBeGreaterThan(0);
      // Every other one goes before its engine has come.
      if (times % 2 === 0) await engineRuns(times / 2);
      unmount();
      container.remove();
      expect(listeners()).toBe(0);
    }
    expect(document.body.childNodes).toHaveLength(0);
    expect(document.head.childNodes).toHaveLength(head);
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });

  it('by a page without React leaves its element as it was [FED-2] [FED-6]', async () => {
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
