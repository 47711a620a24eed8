import { createRoot } from 'react-dom/client';
import { prepareHeader, RemoteHeader } from '../../../../federation/loader/react';
import { readShellConfig } from '../../shop/shell-config';
import { HostPage, kindIn } from '../HostPage';

const { header, loader } = readShellConfig(document);
prepareHeader(loader);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <RemoteHeader {...loader} config={header} />
      <HostPage kind={kindIn(document)} />
    </>,
  );
