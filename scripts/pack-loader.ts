import path from 'node:path';
import { packLoader } from './loader-package/pack';

/** `npm run pack:loader`: the loader as a package, for hosts of other repositories. */
packLoader(path.join('dist', 'loader-package')).then(
  (tarball) => {
    console.log(tarball);
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
