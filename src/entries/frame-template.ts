/** For the build: makes the template of the first frame, which `frame.ts` contains. */
export { makeTemplate } from '../header/frame/make-template';
