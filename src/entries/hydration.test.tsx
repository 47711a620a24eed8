import { act, waitFor } from '@testing-library/react';
import { serverMark, type HeaderProps, type ServedRelease } from '../../federation/contract';
import { createRenderHeader } from '../header/server/render-header';
import { headerConfig } from '../context/testing/header-config';
import { TAXONOMY } from '../context/testing/menu-services';
import { mount } from './mount';

const release: ServedRelease = {
  version: '1.4.2',
  entry: { file: 'lean.js', integrity: 'sha384-AAAA' },
  stockEntry: { file: 'stock.js', integrity: 'sha384-AAAA' },
  exposes: { './Header': { scripts: [], styles: [] }, './mount': { scripts: [], styles: [] } },
};
const renderHeader = createRenderHeader(release);
const page = { url: window.location.href, base: '/mfe/' };

const customer: HeaderProps = {
  config: { ...headerConfig(), session: { hasTokenSession: true } },
  preloaded: {
    session: { role: 'customer' },
    summary: {
      trolley: { count: '3', cost: '£43.10', name: '£43.10, 3 items, trolley' },
      slot: {
        name: 'Delivery',
        changeHref: '/ecom/bookslot/delivery',
        day: 'Mon 04 May',
        time: '2pm - 3pm',
        start: '2026-05-04T13:00:00.000Z',
      },
    },
  },
};
const worlds: Readonly<Record<string, HeaderProps>> = {
  visitor: { config: headerConfig() },
  // No script runs: the early menu's is still there, as in a page whose policy has refused it.
  'visitor with categories': { config: headerConfig(), preloaded: { taxonomy: TAXONOMY } },
  'customer without preloaded data': { config: customer.config },
  customer,
  'customer without a booked slot': { ...customer, preloaded: { summary: { slot: null } } },
  'member of staff': { ...customer, preloaded: { session: { role: 'operator' } } },
};

let element: HTMLElement;
beforeAll(() => {
  process.env['SHOP_HEADER_MARK'] = serverMark(release.entry.file);
});
let unmount: () => void;
/** Problems that the host's monitor received. */
const reports: unknown[] = [];
const monitor = { report: (problem: unknown) => void reports.push(problem) };
beforeEach(() => {
  reports.length = 0;
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(unmount);
  expect(element.childNodes).toHaveLength(0);
  element.remove();
});

/** Mounts the header into the element, over its markup, and waits until React has taken it over for a pointer. */
const hydrate = async (props: HeaderProps) => {
  ({ unmount } = await act(() => Promise.resolve(mount(element, { ...props, monitor }))));
  element.dispatchEvent(new Event('pointerover'));
  await waitFor(() => {
    expect(Object.keys(element)).toContainEqual(expect.stringMatching(/^__reactContainer/));
  });
};

/** Inserts markup into the element as the HTML parser does. */
const insertMarkup = (html: string) => {
  const parsed = new DOMParser().parseFromString(`<div>${html}</div>`, 'text/html');
  element.append(...(parsed.body.firstElementChild?.childNodes ?? []));
};

describe('mount, over the markup of a server', () => {
  it.each(Object.entries(worlds))(
    'keeps every node for a %s, without a message of the development build [FED-8]',
    async (_, props) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      insertMarkup(`\n  ${renderHeader(props, page).html}\n`);
      const header = element.querySelector('header');
      // As a scroll does, before the header is touched.
      header?.toggleAttribute('data-unpinned', true);
      const nodes = [...element.querySelectorAll('header *')];
      await hydrate(props);
      expect(element.firstChild).toBe(header);
      expect(nodes.filter((node) => !node.closest('noscript') && !element.contains(node))).toEqual([]);
      // The services have no server, which jsdom logs as well.
      const messages = logged.mock.calls.filter(([error]) => !/ENOTFOUND|EAI_AGAIN/.test(String(error)));
      expect([...messages, ...reports]).toEqual([]);
    },
  );

  it('keeps every node if the host updates the header before it is touched, and then uses the update [FED-3] [FED-8]', async () => {
    const paths: string[] = [];
    insertMarkup(renderHeader(customer, page).html);
    const header = element.querySelector('header');
    const navigation = { navigate: (path: string) => void paths.push(path) };
    act(() => {
      const mounted = mount(element, { ...customer, monitor });
      mounted.update({ ...customer, monitor, navigation });
      unmount = mounted.unmount;
    });
    expect(element.querySelector('header')).toBe(header);
    expect(reports).toEqual([]);
    element.querySelector<HTMLElement>('a[href="/ecom/recipes"]')?.click();
    await waitFor(() => expect(paths).toEqual(['/ecom/recipes']));
    expect(element.querySelector('header')).toBe(header);
  });

  it('replaces the markup of another build of its version [FED-8]', async () => {
    const html = createRenderHeader({ ...release, entry: { ...release.entry, file: 'lean.3f9a0c.js' } })(
      customer,
      page,
    ).html;
    insertMarkup(html);
    const header = element.querySelector('header');
    await hydrate(customer);
    expect(element.querySelectorAll('header')).toHaveLength(1);
    expect(element.querySelector('header')).not.toBe(header);
  });

  it('corrects what differs in the markup, and keeps its nodes [FED-8]', async () => {
    insertMarkup(renderHeader(customer, page).html.replace('£43.10<', '£1.00<'));
    const header = element.querySelector('header');
    await hydrate(customer);
    expect(element.textContent).toContain('£43.10');
    expect(element.querySelector('header')).toBe(header);
    expect(reports).toEqual([]);
  });

  it('keeps text that was typed before the script was loaded [FED-8] [SRCH-2]', async () => {
    insertMarkup(renderHeader(customer, page).html);
    const field = element.querySelector('input');
    if (field) field.value = 'milk';
    await hydrate(customer);
    expect(element.querySelector('input')).toBe(field);
    expect(field?.value).toBe('milk');
    expect(element.querySelector('button[type="submit"]')?.hasAttribute('aria-disabled')).toBe(false);
  });

  /** Mounts over markup into which an extension inserted a node while the shopper typed 'tea'; the caret is after the 't'. */
  const mountAfterExtension = async (selector: string, position: InsertPosition) => {
    insertMarkup(renderHeader(customer, page).html);
    const field = element.querySelector('input');
    if (!field) throw new Error('no field');
    field.focus();
    field.value = 'tea';
    field.setSelectionRange(1, 1);
    element.querySelector(selector)?.insertAdjacentElement(position, document.createElement('div'));
    await hydrate(customer);
    const next = element.querySelector('input');
    const state = [next?.value, document.activeElement === next, next?.selectionStart, next?.selectionEnd];
    return { state, isSame: next === field };
  };

  it.each(['beforebegin', 'afterend'] as const)(
    'keeps the field if an extension has inserted a node at its %s [FED-8] [SRCH-2]',
    async (position) => {
      expect(await mountAfterExtension('input', position)).toEqual({
        state: ['tea', true, 1, 1],
        isSame: true,
      });
      expect(reports).toEqual([]);
    },
  );

  it('keeps text, focus and caret when an extension has changed the header, which is rendered again [FED-8] [SRCH-2]', async () => {
    const { state, isSame } = await mountAfterExtension('header', 'afterbegin');
    expect(state).toEqual(['tea', true, 1, 1]);
    expect([isSame, reports]).toEqual([
      false,
      [{ name: 'header_recovered', message: expect.any(String) as unknown }],
    ]);
  });
});
