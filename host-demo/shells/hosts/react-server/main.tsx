import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readHeaderState } from '../../../../federation/loader/react';
import { createListeners } from '../../shop/page';
import { readShellConfig } from '../../shop/shell-config';
import { kindIn } from '../HostPage';
import { App } from './App';

const { header, loader } = readShellConfig(document);
const state = readHeaderState(document) ?? { loader, props: { config: header } };
const listeners = createListeners(window);

const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <App kind={kindIn(document)} header={{ ...state.loader, ...state.props, ...listeners }} />
    </StrictMode>,
    {
      onRecoverableError: (error) => {
        listeners.monitor.report({ name: 'host_recovered', message: String(error) });
      },
    },
  );
