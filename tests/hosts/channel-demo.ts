import { startDemo, type RunningDemo } from '../support/demo';
import { test as base } from '../support/fixtures';
import { makeReleases, type Releases } from './releases';

/** Versions in the format of the release tool. */
export const [CURRENT, NEXT] = ['1.0.0+3f9a0c21de', '1.1.0+90b7e41c55'] as const;

/** A test whose demo has its own release store: two releases, and `stable` points to the first. */
export const test = base.extend<object, { readonly releases: Releases; readonly demo: RunningDemo }>({
  releases: [
    async ({ browserName: _browserName }, use) => {
      const releases = makeReleases();
      for (const version of [CURRENT, NEXT]) releases.publish(version);
      releases.promote('stable', CURRENT);
      await use(releases);
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({ releases }, use) => {
      const demo = await startDemo(releases.distDir);
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '../support/fixtures';
