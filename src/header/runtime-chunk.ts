/** What loads after the first paint: the runtime, and the layout's components that need it. One module, for fewer bytes. */
export * as views from './layout/runtime-views';
export { createRuntime } from './runtime';
