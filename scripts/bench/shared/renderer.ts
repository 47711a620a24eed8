import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HeaderConfig, ServerModule } from '../../../federation/contract';
import type { HeaderRelease } from '../../../federation/loader';
import { FERNLEIGH } from '../../../host-demo/shells/fernleigh';

/** The configuration of a visitor's header. */
export const CONFIG: HeaderConfig = {
  ...FERNLEIGH,
  applicationName: 'bench',
  session: { hasTokenSession: false },
};

/** Loads the built renderer. */
export const loadRenderer = (): ServerModule => {
  const file = path.resolve('dist', 'server', 'server.js');
  return createRequire(file)(file) as ServerModule;
};

/** Reads the description of the built release. */
export const readRelease = (): HeaderRelease =>
  JSON.parse(readFileSync('dist/remote/header.json', 'utf8')) as HeaderRelease;

/** Returns the links to the style sheets of the release, which is served at `base`. */
export const styleLinks = (base: string): string =>
  readRelease()
    .exposes['./mount'].styles.map(
      ({ file }) => `<link rel="stylesheet" href="${base}${file}" crossorigin="anonymous">`,
    )
    .join('');

export const documentOf = (
  head: string,
  body: string,
): string => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Groceries</title><link rel="icon" href="data:,">
<style>body{margin:0}</style>${head}</head><body>${body}</body></html>`;
