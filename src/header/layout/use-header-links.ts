import type { HeaderConfig } from '../../../federation/contract';
import type { Identity } from '../../domains/account';
import { passRoute } from '../../domains/delivery-pass';
import { linksFor, menuLinks, type LinkId, type MenuLink } from '../../domains/menus';
import { registrationUrl } from '../../platform/authorization';
import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';
import { useRuntime, useIdentity } from './use-runtime';

export interface HeaderLinks {
  readonly identity: Identity;
  readonly currentPath: string;
  /** Returns the links with these ids, in this order, for the current shopper. */
  readonly inOrder: (ids: readonly LinkId[]) => readonly MenuLink[];
}

export const useHeaderLinks = (header: HeaderObject, { brand, services }: HeaderConfig): HeaderLinks => {
  const here = useStore(header.page, (page) => page.here);
  const identity = useIdentity(header);
  const passHref = useStore(useRuntime(header)?.pass, (pass) => passRoute(pass.status));
  const links = menuLinks(header.t, {
    here,
    passHref,
    registerHref: registrationUrl(services.auth, here.origin),
    loyaltyName: brand.loyaltyName,
    loyaltySegment: brand.loyaltySegment,
  });
  return {
    identity,
    currentPath: here.pathname,
    inOrder: (ids) => linksFor(links, ids, identity),
  };
};
