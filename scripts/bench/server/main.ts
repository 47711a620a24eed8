import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerModule, ServerPage, ServerProps } from '../../../federation/contract';
import { FERNLEIGH } from '../../../host-demo/shells/fernleigh';
import { knownOf } from '../../../host-demo/shells/server-rendered/known';
import { newWorld } from '../../../host-demo/services/state';
import { runBench } from '../shared/run-bench';
import { optionsFrom, type Options } from '../shared/runs-option';
import { quantile } from '../shared/statistics';
import { HELP } from './help';

/** Renders a second that a core must reach. */
const BAR = 1000;
const SECOND = 1000;

const page: ServerPage = {
  url: 'https://shop.example/ecom/content/inspiration',
  base: '/ecom/assets/mfe/common/',
  nonce: 'of-this-answer',
};

const propsOf = (who: 'visitor' | 'customer'): ServerProps => ({
  config: { ...FERNLEIGH, applicationName: 'bench', session: { hasTokenSession: who === 'customer' } },
  preloaded: knownOf({ ...newWorld(new Date('2026-05-04T08:00:00Z')), who }, () => false),
});

const loadServer = (): ServerModule => {
  // As a host runs it: React's development build is several times slower.
  process.env['NODE_ENV'] = 'production';
  const file = path.resolve('dist', 'server', 'server.js');
  return createRequire(file)(file) as ServerModule;
};

const renderedIn = (milliseconds: number, render: () => unknown): number => {
  const end = performance.now() + milliseconds;
  let count = 0;
  while (performance.now() < end) {
    render();
    count += 1;
  }
  return (count * SECOND) / milliseconds;
};

const measure = ({ runs }: Options) => {
  const { renderHeader } = loadServer();
  const kinds = [
    ['visitor, nothing preloaded', { config: propsOf('visitor').config }],
    ['visitor, menus preloaded', propsOf('visitor')],
    ['customer, menus, trolley and slot preloaded', propsOf('customer')],
  ] as const;
  const lines = kinds.map(([name, props]) => {
    const render = (): unknown => renderHeader(props, page);
    renderedIn(SECOND, render);
    const seconds = Array.from({ length: runs }, () => renderedIn(SECOND, render));
    const median = quantile(seconds, 0.5);
    const isKept = median >= BAR;
    const slow = quantile(seconds, 0.05).toFixed(0);
    return {
      isKept,
      text: `${isKept ? '✔' : '✘'} ${name}: ${median.toFixed(0)} >= ${String(BAR)} renders a second (p5 ${slow})`,
    };
  });
  return Promise.resolve({
    isKept: lines.every(({ isKept }) => isKept),
    text: ['Header rendered on a server, one core', ...lines.map(({ text }) => text)].join('\n'),
  });
};

runBench({ help: HELP, optionsFrom, measure });
