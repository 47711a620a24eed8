import path from 'node:path';
import { packLoader } from './loader-package/pack';

/** `npm run pack:loader`: the loader as a package, for hosts of other repositories. */
void packLoader(path.join('dist', 'loader-package')).then(console.log);
