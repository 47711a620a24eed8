import { webpackShell } from '../webpack-shell';

/** The storefront: a React 19 host with its own build and our loader. */
export default webpackShell({ name: 'storefront', entry: 'main.tsx' });
