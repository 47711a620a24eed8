import path from 'node:path';
import { buildRemote } from '../federation/build/build-remote';
import { REMOTE_DIR } from '../federation/build/remote-config';
import { version } from '../package.json';

const root = process.cwd();

buildRemote({ root, outDir: path.join(root, REMOTE_DIR), production: true, version }).catch(
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
