/** Host side of the remote for pages with no React: loads the header once, and stands in for it until it is there. */
export { mountHeader } from './mount-header';
export type { LoaderOptions, Problem, ProblemKind } from './options';
export type { HeaderRelease } from './release';
