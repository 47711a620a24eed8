import { mountHeader } from '../../../../federation/loader';
import { handOverAmendRoom } from '../../shop/amend-room';
import { createListeners } from '../../shop/listeners';
import { readShellConfig } from '../../shop/shell-config';
import '../../styles/index.css';
import { guardForms } from './guard-forms';

const { header, loader } = readShellConfig(document);
const place = document.getElementById('shop-header');
if (place) mountHeader(place, loader, { config: header, ...createListeners(window) });
handOverAmendRoom(document);
guardForms(document);
