/** Style sheets are taken in for their effect; the bundler writes them to a file. */
declare module '*/styles/index.css';
