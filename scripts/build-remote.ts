import path from 'node:path';
import { buildRemote } from '../federation/build/build-remote';
import { REMOTE_DIR } from '../federation/build/remote-config';
import { SERVER_DIR } from '../federation/build/build-server';
import { version } from '../package.json';

const root = process.cwd();

const build = { root, outDir: path.join(root, REMOTE_DIR), production: true, version };

void buildRemote(build, path.join(root, SERVER_DIR));
