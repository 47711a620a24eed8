/** The lazy chunk that is loaded with the first error. */
export { UNEXPECTED } from './errors/catalogue';
export { ErrorDialog } from './ui/ErrorDialog';
export { notPlacedProblem, problemOf } from './errors/problem';
