import type { HeaderProps } from '../../federation/contract';
import type { FrameData } from '../../federation/contract/when-wanted';
import { checkConfig } from './check-config';
import { createHeader, type HeaderObject } from './create-header';
import { createWindowPage, loadWindowBrowser } from '../platform/browser';

/**
 * @param frame what a customer's first frame has loaded
 * @throws TypeError that names the field if the configuration is wrong [FED-3]
 */
export const buildHeader = (props: HeaderProps, frame?: FrameData): HeaderObject => {
  checkConfig(props);
  const page = createWindowPage();
  return createHeader(props, page, () => loadWindowBrowser(page), frame);
};
