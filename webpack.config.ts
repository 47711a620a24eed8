import path from 'node:path';
import { REMOTE_DIR, remoteConfig } from './federation/build/remote-config';
import { version } from './package.json';

const production = process.env['NODE_ENV'] !== 'development';
const build = { root: __dirname, outDir: path.join(__dirname, REMOTE_DIR), production, version };

/** Builds the remote: two entries that share their chunks [FED-1]. */
export default [remoteConfig('stock', build), remoteConfig('lean', build)];
