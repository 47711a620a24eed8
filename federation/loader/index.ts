/** The loader for pages without React: loads the header once, and displays a fallback until it is loaded. */
export { mountHeader, type MountedRemoteHeader } from './mount-header';
export type { Loaded, LoaderOptions, Problem, ProblemKind, ProblemPart } from './options';
export type { HealthMeasurement, HealthSink } from './health/measurement';
export type { Channel, HeaderRelease } from './release';
export { readHeaderState, type HeaderState, type HeaderStateOptions } from './server-markup';
