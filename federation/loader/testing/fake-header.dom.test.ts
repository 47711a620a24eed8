import { fireEvent, within } from '@testing-library/dom';
import type { HeaderConfig } from '../../contract';
import {
  HEADER_READY,
  headerEvent,
  IDENTITY_CHANGED,
  SEARCH_SUBMITTED,
  OPEN_SEARCH,
  SLOT_UPDATE,
  TROLLEY_UPDATE,
} from '../../contract';
import { mountHeader } from '../index';
import { loadedMount } from '../load';
import { installFakeHeader, waitForHeaderEvent } from './index';

const config = { brand: { name: 'Fernleigh' }, adminAppUrl: '/admin' } as HeaderConfig;
const OPTIONS = { base: '/mfe/' };
const POUNDS = (amount: number) => ({ amount, currencyCode: 'GBP' });

const setUp = (options?: Parameters<typeof installFakeHeader>[0], props = {}) => {
  const fake = installFakeHeader(options);
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const mounted = mountHeader(element, OPTIONS, { config, ...props });
  return { fake, element, mounted, screen: within(element) };
};

describe('installFakeHeader', () => {
  it('makes mountHeader render a header in the same call, without requests [FED-3]', () => {
    const { fake, screen, element } = setUp();
    expect(within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fernleigh home' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/ecom/login');
    expect(screen.getByRole('link', { name: 'Trolley' })).toBeTruthy();
    expect([fake.isMounted, fake.props?.config, element.childElementCount]).toEqual([true, config, 1]);
  });

  it('displays trolley and slot of a customer, and the link to the staff application for an operator', () => {
    const customer = setUp({ session: 'customer' }).screen;
    expect(customer.getByRole('link', { name: 'Trolley, 12 items, £43.10' })).toBeTruthy();
    expect(customer.getByRole('button', { name: /Slot details$/ })).toBeTruthy();
    expect(customer.queryByRole('link', { name: 'Return to admin' })).toBeNull();
    const operator = setUp({ session: 'operator' }).screen;
    expect(operator.getByRole('link', { name: 'Return to admin' }).getAttribute('href')).toBe('/admin');
  });

  it('is ready after the call that mounts it: announces the session and passes the client', async () => {
    const client = { loadFooter: async () => ({ ok: true, value: [] }) as const };
    const ready = waitForHeaderEvent(HEADER_READY);
    const identity = waitForHeaderEvent(IDENTITY_CHANGED);
    const onReady = jest.fn();
    const { mounted } = setUp({ session: 'customer', client }, { onReady });
    expect(onReady).not.toHaveBeenCalled();
    expect([await ready, await identity]).toEqual([{ version: '0.0.0-fake' }, { role: 'customer' }]);
    expect(onReady).toHaveBeenCalledWith(expect.objectContaining(client));
    expect(await mounted.loadFooter()).toEqual({ ok: true, value: [] });
  });

  it('records updates and the events of the page, and displays the totals of an event', () => {
    const { fake, mounted, screen } = setUp({ session: 'customer' });
    const next = { ...config, applicationName: 'next' };
    mounted.update({ config: next });
    const trolleyTotals = {
      totalEstimatedCost: POUNDS(7.5),
      trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 1 },
    };
    document.dispatchEvent(headerEvent(TROLLEY_UPDATE, { phase: 'finish', trolleyTotals }));
    document.dispatchEvent(headerEvent(SLOT_UPDATE, { phase: 'start' }));
    document.dispatchEvent(headerEvent(OPEN_SEARCH, null));
    expect(fake.renders.map((props) => props.config)).toEqual([config, next]);
    expect(fake.hostEvents).toEqual([
      { name: TROLLEY_UPDATE, detail: { phase: 'finish', trolleyTotals } },
      { name: SLOT_UPDATE, detail: { phase: 'start' } },
      { name: OPEN_SEARCH, detail: null },
    ]);
    expect(screen.getByRole('link', { name: 'Trolley, 1 item, £7.50' })).toBeTruthy();
  });

  it('passes links and searches to the navigation adapter, and announces the search', async () => {
    const navigate = jest.fn();
    const { screen } = setUp({}, { navigation: { navigate } });
    const search = waitForHeaderEvent(SEARCH_SUBMITTED);
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'milk & tea' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.click(screen.getByRole('link', { name: 'Trolley' }));
    expect(await search).toEqual({ searchTerm: 'milk & tea' });
    expect(navigate.mock.calls).toEqual([
      ['/ecom/shop/search?searchTerm=milk+%26+tea'],
      ['/ecom/shop/trolley'],
    ]);
  });

  it('displays another session when a test emits the change', () => {
    const { fake, screen } = setUp();
    fake.emit(IDENTITY_CHANGED, { role: 'customer' });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.getByRole('button', { name: 'My account' })).toBeTruthy();
  });

  it('leaves nothing behind when it is unmounted', () => {
    const { fake, element, mounted } = setUp();
    mounted.unmount();
    document.dispatchEvent(headerEvent(SLOT_UPDATE, { phase: 'start' }));
    expect([fake.isMounted, fake.hostEvents.length, element.childNodes.length]).toEqual([false, 0, 0]);
  });

  it('lets the loader load the real header again once it is uninstalled', () => {
    const { fake } = setUp();
    expect(loadedMount()).toBeDefined();
    fake.uninstall();
    expect(loadedMount()).toBeUndefined();
  });
});

describe('waitForHeaderEvent', () => {
  it('rejects with the name of an event that is not sent in time', () =>
    expect(waitForHeaderEvent(SEARCH_SUBMITTED, { timeout: 1 })).rejects.toThrow(
      'shop-header:search was not sent within 1 ms',
    ));
});
