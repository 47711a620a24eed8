import { HEADER_READY } from '../../../../federation/contract';
import { mountHeader, readHeaderState } from '../../../../federation/loader';
import { handOverAmendRoom } from '../../shop/amend-room';
import { createListeners } from '../../shop/listeners';
import { readShellConfig, type ShellConfig } from '../../shop/shell-config';
import '../../styles/index.css';

/** Where the server came too late, its page has the configuration alone. */
const fromConfig = ({ header, loader }: ShellConfig) => ({ props: { config: header }, loader });

const { props, loader } = readHeaderState(document) ?? fromConfig(readShellConfig(document));
const place = document.getElementById('shop-header');
if (place) mountHeader(place, loader, { ...props, ...createListeners(window) });
// Until the header keeps the amend bar's room itself, its place does.
document.addEventListener(HEADER_READY, () => handOverAmendRoom(document), { once: true });
