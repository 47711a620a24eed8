import { LoadError, type LoaderOptions } from '../options';
import { reportProblem, toProblem } from '../report';

let isReported = false;

/**
 * Refuses to load the header with a React older than 19, and reports it once per page.
 *
 * @throws LoadError always
 */
export const refuseReact = (options: LoaderOptions, version: string): never => {
  const error = new LoadError(
    'old-react',
    'header',
    `React ${version} is older than 19: use mountHeader of shop-header-loader, which needs no React`,
  );
  if (!isReported) reportProblem(options, toProblem(error, 'old-react', 'header'));
  isReported = true;
  throw error;
};
