import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerModule, ServerPage, ServerProps } from '../../../federation/contract';
import { FERNLEIGH } from '../../../host-demo/shells/fernleigh';
import { preloadedDataOf } from '../../../host-demo/shells/server-rendered/preloaded-data';
import { newWorld } from '../../../host-demo/services/state';
import type { Bench } from '../shared/bench';
import { atLeast } from '../shared/results';
import { median } from '../shared/statistics';

const MIN_RENDERS_PER_SECOND = 1000;
const SECOND_MS = 1000;

const page: ServerPage = {
  url: 'https://shop.example/ecom/content/inspiration',
  base: '/ecom/assets/mfe/common/',
  nonce: 'nonce-of-this-response',
};

const propsOf = (who: 'visitor' | 'customer'): ServerProps => ({
  config: { ...FERNLEIGH, applicationName: 'bench', session: { hasTokenSession: who === 'customer' } },
  preloaded: preloadedDataOf({ ...newWorld(new Date('2026-05-04T08:00:00Z')), who }, () => false),
});

const loadServer = (): ServerModule => {
  const file = path.resolve('dist', 'server', 'server.js');
  return createRequire(file)(file) as ServerModule;
};

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
  runs: { default: 20, minimum: 2 },
  measure({ runs }) {
    const { renderHeader } = loadServer();
    const cases = [
      ['visitor', { config: propsOf('visitor').config }],
      ['visitor with preloaded menus', propsOf('visitor')],
      ['customer with preloaded menus, trolley and slot', propsOf('customer')],
    ] as const;
    const checks = cases.map(([name, props]) => {
      const render = (): unknown => renderHeader(props, page);
      countRenders(SECOND_MS, render);
      const seconds = Array.from({ length: runs }, () => countRenders(SECOND_MS, render));
      return atLeast({ name, value: median(seconds), limit: MIN_RENDERS_PER_SECOND, unit: 'per second' });
    });
    return Promise.resolve({ checks, tables: [] });
  },
};
