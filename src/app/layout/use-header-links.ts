import { useStore } from 'zustand';
import type { HeaderConfig } from '../../../federation/contract';
import type { Identity } from '../../domains/account';
import { passRoute } from '../../domains/delivery-pass';
import { linksFor, menuLinks, type LinkId, type MenuLink } from '../../domains/menus';
import { useStateOf } from '../../ui/use-state-of';
import type { HeaderObject } from '../create-header';
import { useEngine, useIdentity } from './use-engine';

export interface HeaderLinks {
  readonly identity: Identity;
  readonly currentPath: string;
  /** The links of one place, in its order, as this shopper sees them. */
  readonly inOrder: (ids: readonly LinkId[]) => readonly MenuLink[];
}

export const useHeaderLinks = (header: HeaderObject, { brand, services }: HeaderConfig): HeaderLinks => {
  const here = useStore(header.page, (page) => page.here);
  const identity = useIdentity(header);
  const passHref = useStateOf(useEngine(header)?.pass, (pass) => passRoute(pass.status), undefined);
  const links = menuLinks({
    here,
    passHref,
    authAddress: services.auth,
    loyaltyName: brand.loyaltyName,
    loyaltySegment: brand.loyaltySegment,
  });
  return {
    identity,
    currentPath: here.pathname,
    inOrder: (ids) => linksFor(links, ids, identity),
  };
};
