/** The lazy chunk that is loaded with the first error. */
export { UNEXPECTED } from './catalogue';
export { ErrorDialog } from './ErrorDialog';
export { notPlacedProblem, problemOf } from './problem';
