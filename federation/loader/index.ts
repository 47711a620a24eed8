/** Host side of the remote for pages with no React: loads the header once, and stands in for it until it is there. */
export { mountHeader } from './mount-header';
export type { Loaded, LoaderOptions, Problem, ProblemKind, ProblemPart } from './options';
export type { Channel, HeaderRelease } from './release';
export { readHeaderState, type HeaderState } from './server-markup';
