/** What of errors arrives with the first one. */
export { UNEXPECTED } from './catalogue';
export { ErrorDialog } from './ErrorDialog';
export { notPlacedProblem, problemOf } from './problem';
export { mayReload } from './reload-guard';
