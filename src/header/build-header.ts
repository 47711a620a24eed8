import type { HeaderProps } from '../../federation/contract';
import { checkConfig } from './check-config';
import { createHeader, type HeaderObject } from './create-header';
import { createWindowPage, loadWindowBrowser } from '../platform/browser';

/** @throws TypeError that names the field if the configuration is wrong [FED-3] */
export const buildHeader = (props: HeaderProps): HeaderObject => {
  checkConfig(props);
  const page = createWindowPage();
  return createHeader(props, page, () => loadWindowBrowser(page));
};
