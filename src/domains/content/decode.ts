import * as v from 'valibot';
import type { PageContent } from '../../../federation/contract';
import { failed, ok, type Result } from '../../kernel/result';
import * as decoders from './decoders';
import { placement } from './decode-parts';
import { decodeEach, flag, list, readFields, text } from './fields';
import type { AccordionContent, ContentComponent, Fragment, Group } from './model';
import { placementOfCells } from './placement';

/** Levels of nested components that are decoded [CONT-1]. */
const MAX_DEPTH = 4;

type Bare<T = ContentComponent> = T extends ContentComponent ? Omit<T, 'id' | 'placement'> : never;
type Decoder = (wire: unknown, depth: number) => Bare | undefined;

const grid = decoders.decoder(v.object({ components: list }), ({ components }, depth: number): Group => ({
  type: 'grid',
  components: decodeAll(components, depth + 1),
}));

const accordion = decoders.decoder(
  v.object({ title: text, isOpen: flag, components: list }),
  ({ title, isOpen, components }, depth: number): AccordionContent | undefined =>
    title ? { type: 'accordion', title, isOpen, components: decodeAll(components, depth + 1) } : undefined,
);

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['richText', decoders.richText],
  ['navigationLinks', decoders.navigationLinks],
  ['tradingCell', decoders.tradingCell],
  ['sponsoredBanner', decoders.sponsoredBanner],
  ['linkCard', decoders.linkCard],
  ['badge', decoders.badge],
  ['image', decoders.picture],
  ['tooltip', decoders.tooltip],
  ['icon', decoders.icon],
  ['textArea', decoders.textArea],
  ['grid', grid],
  ['accordion', accordion],
]);

const commonSchema = v.object({
  type: text,
  resourceType: text,
  id: text,
  componentId: text,
  cqResponsive: placement,
  defaultNumOfCells: text,
});

const decodeComponent = (wire: unknown, depth: number): ContentComponent | undefined => {
  const common = readFields(commonSchema, wire);
  const type = common?.type ?? common?.resourceType;
  if (!common || !type) return undefined;
  const decode = DECODERS.get(type);
  const bare: Bare | undefined = decode
    ? decode(wire, depth)
    : { type: 'unknown', resourceType: type.slice(0, 80) };
  if (!bare) return undefined;
  const isCell = bare.type === 'tradingCell' || bare.type === 'linkCard';
  const defaultPlacement = isCell ? placementOfCells(common.defaultNumOfCells) : {};
  return {
    ...bare,
    id: common.componentId ?? common.id ?? '',
    placement: common.cqResponsive ?? defaultPlacement,
  };
};

const decodeAll = (wire: readonly unknown[], depth: number): readonly ContentComponent[] =>
  depth > MAX_DEPTH ? [] : decodeEach(wire, (each) => decodeComponent(each, depth));

const fragmentSchema = v.object({ key: v.string(), title: text, components: v.array(v.unknown()) });

/** Decodes a fragment of the content system. It fails without a key or a list of components [CONT-10]. */
export const decodeFragment = (wire: unknown): Result<Fragment> => {
  const fragment = readFields(fragmentSchema, wire);
  if (!fragment) return failed('wrong-shape', 'fragment');
  return ok({ ...fragment, components: decodeAll(fragment.components, 0) });
};

const pageSchema = v.object({ locations: v.array(v.unknown()) });
const locationSchema = v.object({ name: v.string(), components: list });

/** A mapped type with the same fields: unlike an interface, TypeScript can assign it to a record. */
type Fields<T> = { readonly [Field in keyof T]: T[Field] };

/** Decodes the response of `PUT {content}/{path}`; locations without a name are left out [CONT-10]. */
export const decodePageContent = (wire: unknown): Result<PageContent> => {
  const page = readFields(pageSchema, wire);
  if (!page) return failed('wrong-shape', 'page content');
  const locations = decodeEach(page.locations, (each) => {
    const location = readFields(locationSchema, each);
    if (!location) return undefined;
    const components: readonly Fields<ContentComponent>[] = decodeAll(location.components, 0);
    return { name: location.name, components };
  });
  return ok({ locations });
};

const bannersSchema = v.object({ bannerAds: v.array(v.unknown()) });

/** Decodes the response of `POST /adtech/banners`; each banner is a component [MEGA-9]. */
export const decodeBanners = (wire: unknown): Result<readonly ContentComponent[]> => {
  const body = readFields(bannersSchema, wire);
  if (!body) return failed('wrong-shape', 'banners');
  return ok(
    decodeEach(body.bannerAds, (ad) => {
      const banner = decoders.sponsoredBanner(ad);
      return banner && { ...banner, id: readFields(commonSchema, ad)?.id ?? '', placement: {} };
    }),
  );
};
