/** The families of the icon catalogue. They are one chunk, because each chunk is a request and few pages use many icons. */
export { cards } from './cards';
export { flags } from './flags';
export { shop } from './shop';
export { social } from './social';
