/** Host side of the remote for React 19 hosts: the header as a component, on the host's own React. */
export { RemoteHeader, type RemoteHeaderProps } from './RemoteHeader';
export type { LoaderOptions, Problem, ProblemKind } from './options';
export type { HeaderRelease } from './release';
