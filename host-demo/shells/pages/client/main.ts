import { mountHeader } from '../../../../federation/loader';
import { passAmendBarHeight } from '../../shop/amend-bar-space';
import { guardForms } from '../../shop/guard-forms';
import { healthSink } from '../../shop/health-sink';
import { createListeners } from '../../shop/listeners';
import { readShellConfig } from '../../shop/shell-config';
import '../../styles/index.css';
import { fillFooter } from './fill-footer';

const { header, loader } = readShellConfig(document);
const place = document.getElementById('shop-header');
if (place)
  fillFooter(
    document,
    mountHeader(place, { ...loader, health: healthSink }, { config: header, ...createListeners(window) }),
  );
passAmendBarHeight(document);
guardForms(document);
