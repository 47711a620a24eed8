/** The loader for React 19 hosts: the header as a component, on the host's own React. */
export { prepareHeader } from './load-header';
export { RemoteHeader, type RemoteHeaderProps } from './RemoteHeader';
export type { Loaded, LoaderOptions, Problem, ProblemKind, ProblemPart } from './options';
export type { HealthMeasurement, HealthSink } from './health/measurement';
export type { Channel, HeaderRelease } from './release';
export { readHeaderState, type HeaderState, type HeaderStateOptions } from './server-markup';
