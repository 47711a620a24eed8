/** A page with React, whose loader is that of one release. The build replaces the folder of the loader. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RemoteHeader } from '../../../federation/loader/react';
import { readPair, reporters } from './pair';

const { config, options } = readPair();
const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <StrictMode>
      <RemoteHeader base="" {...options} {...reporters} config={config} />
    </StrictMode>,
  );
