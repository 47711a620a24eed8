/** Puts React into a separate file, so that its size is measured separately. */
export { createElement } from 'react';
export { createRoot } from 'react-dom/client';
export { jsx } from 'react/jsx-runtime';
