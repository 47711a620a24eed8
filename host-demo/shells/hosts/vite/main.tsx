import { prepareHeader, RemoteHeader } from '../../../../federation/loader/react';
import { readShellConfig } from '../../shop/shell-config';
import { renderHost } from '../HostPage';

const { header, loader } = readShellConfig(document);
prepareHeader(loader);
renderHost(<RemoteHeader {...loader} config={header} />);
