import { HEADER_READY } from '../../../../federation/contract';
import { mountHeader, readHeaderState } from '../../../../federation/loader';
import { passAmendBarHeight } from '../../shop/amend-bar-space';
import { createListeners } from '../../shop/listeners';
import { readShellConfig, type ShellConfig } from '../../shop/shell-config';
import '../../styles/index.css';
import { showPageContent } from './page-content';

/** If the server did not render the header in time, the page contains the configuration only. */
const fromConfig = ({ header, loader }: ShellConfig) => ({ props: { config: header }, loader });

const { props, loader } = readHeaderState(document) ?? fromConfig(readShellConfig(document));
const place = document.getElementById('shop-header');
if (place) {
  const header = mountHeader(place, loader, { ...props, ...createListeners(window) });
  void showPageContent(document, header);
}
// The container reserves the amend bar's height until the header does so itself.
document.addEventListener(HEADER_READY, () => passAmendBarHeight(document), { once: true });
