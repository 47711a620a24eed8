/** For the build: makes the template of the first frame, which `frame.ts` contains, and the parts of `frame-customer.ts`. */
export { makeOrderParts, makeTemplate } from '../header/frame/make-template';
