import type { ServerPage, ServerProps } from '../../federation/contract';
import { newWorld } from '../../host-demo/services/state';
import { preloadedDataOf } from '../../host-demo/shells/preloaded';
import type { Bench } from './shared/bench';
import { CONFIG, loadRenderer } from './shared/renderer';
import { atLeast } from './shared/results';
import { median } from './shared/statistics';

const SECOND_MS = 1000;
const ADDRESS = 'https://shop.example/ecom/content/inspiration';

const propsOf = (who: 'visitor' | 'customer'): ServerProps => ({
  config: { ...CONFIG, session: { hasTokenSession: who === 'customer' } },
  preloaded: preloadedDataOf({ ...newWorld(new Date('2026-05-04T08:00:00Z')), who }, () => false),
});

/** Returns how many times a function runs in a second. */
const countRenders = (milliseconds: number, render: () => unknown): number => {
  const end = performance.now() + milliseconds;
  let count = 0;
  while (performance.now() < end) {
    render();
    count += 1;
  }
  return (count * SECOND_MS) / milliseconds;
};

export const serverBench: Bench = {
  name: 'server',
  summary: 'Headers rendered in a second by one core of a Node server.',
  runs: 20,
  measure({ runs, isOnce }) {
    const { renderHeader } = loadRenderer();
    const milliseconds = isOnce ? 1 : SECOND_MS;
    const [visitor, visitorWithMenus] = [{ config: propsOf('visitor').config }, propsOf('visitor')];
    const customer = propsOf('customer');
    const page: ServerPage = {
      url: ADDRESS,
      base: '/ecom/assets/mfe/common/',
      nonce: 'nonce-of-this-response',
    };
    let count = 0;
    /** An address that no earlier render had, so that no markup is kept for it. */
    const nextPage = (): ServerPage => {
      count += 1;
      return { ...page, url: `${ADDRESS}?page=${String(count)}` };
    };
    const cases = [
      ['visitor', 5000, () => renderHeader(visitor, page)],
      ['visitor, another page each time', 5000, () => renderHeader(visitor, nextPage())],
      ['visitor with preloaded menus', 2000, () => renderHeader(visitorWithMenus, page)],
      [
        'visitor with preloaded menus, another page each time',
        2000,
        () => renderHeader(visitorWithMenus, nextPage()),
      ],
      ['customer with preloaded menus, trolley and slot', 2000, () => renderHeader(customer, page)],
    ] as const;
    const checks = cases.map(([name, limit, render]) => {
      countRenders(milliseconds, render);
      const seconds = Array.from({ length: runs }, () => countRenders(milliseconds, render));
      return atLeast({ name, value: median(seconds), limit, unit: 'per second' });
    });
    return Promise.resolve({ checks, tables: [] });
  },
};
