/** The package's entry points: `shop-header-loader`, and below it each other name. */
export const EXPORTS = [
  { name: 'index', source: 'federation/loader/index' },
  { name: 'react', source: 'federation/loader/react' },
  { name: 'head', source: 'federation/loader/head' },
  { name: 'rollout', source: 'federation/loader/rollout/index' },
  { name: 'federation-plugin', source: 'federation/loader/federation-plugin' },
  { name: 'contract', source: 'federation/contract/index' },
  { name: 'testing', source: 'federation/loader/testing/index' },
  { name: 'testing/react', source: 'federation/loader/testing/react' },
  { name: 'testing/playwright', source: 'federation/loader/testing/playwright' },
] as const;

/** The script of the fake remote, which is next to the Playwright fixture that serves it. */
export const FAKE_REMOTE = {
  name: 'testing/fake-remote',
  source: 'federation/loader/testing/remote',
} as const;

/** The command that downloads the renderer; Node runs it. */
export const COMMAND = {
  name: 'shop-header-renderer',
  source: 'federation/loader/renderer/command',
} as const;

/** The sources' common folder. */
export const SOURCES = 'federation';
