import type { HeaderConfig } from '../../../../federation/contract';
import { mountHeader } from '../../../../federation/loader';
import { FERNLEIGH } from '../../../../host-demo/shells/fernleigh';

/** The whole header, as a page without React loads it: by the loader, from the built remote. */
const config: HeaderConfig = {
  ...FERNLEIGH,
  applicationName: 'bench',
  session: { hasTokenSession: false },
};
const root = document.querySelector<HTMLElement>('#root');
if (root) mountHeader(root, { base: '/ecom/assets/mfe/common/' }, { config });
