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
