/** A page with React, whose loader is that of one release. The build replaces the folder of the loader. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readHeaderState, RemoteHeader } from '../../../federation/loader/react';
import { readPair, report, reporters } from './pair';

const { config, options } = readPair();
const element = document.getElementById('root');
// Without options the page loads the release that has rendered its markup.
const loader = options ?? readHeaderState(document)?.loader;
const tree = (
  <StrictMode>
    <RemoteHeader base="" {...loader} {...reporters} config={config} />
  </StrictMode>
);
if (element?.hasChildNodes())
  hydrateRoot(element, tree, {
    onRecoverableError: (error) => void report.problems.push(`host_recovered: ${String(error)}`),
  });
else if (element) createRoot(element).render(tree);
