/** The head of pages that React renders on a server. Server components can import it. */
export { HeaderHead } from './HeaderHead';
