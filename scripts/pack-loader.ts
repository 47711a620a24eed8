import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVER_DIR } from '../federation/build/build-server';
import { packLoader, packRenderer } from './loader-package/pack';

const OUT = path.join('dist', 'loader-package');

/** `npm run pack:loader`: the loader as a package, for hosts of other repositories; and the renderer, if it is built. */
const pack = async (): Promise<void> => {
  console.log(await packLoader(OUT));
  if (existsSync(SERVER_DIR)) console.log(await packRenderer(OUT));
};

void pack();
