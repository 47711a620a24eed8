import type { HeaderConfig } from '../../../federation/contract';
import { searchTermOf } from '../../context/search-term';
import { menuLinks } from '../../domains/menus';
import { sisterShopRoute } from '../../kernel/routes';
import type { Translate } from '../../kernel/translate';
import { registrationUrl } from '../../platform/authorization';

/** Texts and addresses by name. An attribute whose value is undefined is left out. */
export type FrameValues = Readonly<Record<string, string | undefined>>;

/**
 * Returns each text and address of the first frame that comes from the configuration or from the page's address, by
 * name.
 *
 * @param here the page's address
 */
export const frameValues = ({ brand, services }: HeaderConfig, here: URL, t: Translate): FrameValues => {
  const links = menuLinks(t, {
    here,
    passHref: undefined,
    registerHref: registrationUrl(services.auth, here.origin),
    loyaltyName: brand.loyaltyName,
    loyaltySegment: brand.loyaltySegment,
  });
  const shops = Object.entries(brand.sisterShops).flatMap(([id, { name, url }]) => [
    [id, name] as const,
    [`${id}Href`, sisterShopRoute(url, brand.name)] as const,
  ]);
  return {
    lang: t.language?.lang ?? 'en-GB',
    dir: t.language?.dir,
    brand: brand.name,
    loyaltyName: brand.loyaltyName,
    storeFinder: brand.storeFinderUrl,
    skip: `${here.pathname}${here.search}#main`,
    term: searchTermOf(here),
    signIn: links.get('signIn')?.href,
    register: links.get('register')?.href,
    loyalty: links.get('loyalty')?.href,
    ...(Object.fromEntries(shops) as Readonly<Record<string, string>>),
  };
};
