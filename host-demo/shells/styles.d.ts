/** Style sheets are imported for their side effect; the bundler writes them to a file. */
declare module '*/styles/index.css';
