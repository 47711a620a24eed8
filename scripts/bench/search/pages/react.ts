/** Shares React with the page that needs it, so that React becomes a file of its own and is weighed apart. */
export { createElement } from 'react';
export { createRoot } from 'react-dom/client';
export { jsx } from 'react/jsx-runtime';
