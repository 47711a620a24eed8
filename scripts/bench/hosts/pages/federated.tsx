import { prepareHeader, RemoteHeader } from '../../../../federation/loader/react';
import { readFacts, start } from './host';

const { base, release, config } = readFacts();
prepareHeader({ base, release });
start(<RemoteHeader base={base} release={release} config={config} />);
