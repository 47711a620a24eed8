import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import * as decoders from './decoders';
import { placement } from './decode-parts';
import { decodeEach, flag, list, readFields, text } from './fields';
import type { AccordionContent, ContentComponent, Fragment, Group } from './model';
import { placementOfCells } from './placement';

/** Components within components that are followed [CONT-1]. */
const DEEPEST = 4;

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

/** Resource type -> what reads it. */
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
  const usual = isCell ? placementOfCells(common.defaultNumOfCells) : {};
  return { ...bare, id: common.componentId ?? common.id ?? '', placement: common.cqResponsive ?? usual };
};

const decodeAll = (wire: readonly unknown[], depth: number): readonly ContentComponent[] =>
  depth > DEEPEST ? [] : decodeEach(wire, (each) => decodeComponent(each, depth));

const fragmentSchema = v.object({ key: v.string(), title: text, components: v.array(v.unknown()) });

/** A fragment as the content system sends it; without a key and a list of components it is a failure [CONT-10]. */
export const decodeFragment = (wire: unknown): Result<Fragment> => {
  const fragment = readFields(fragmentSchema, wire);
  if (!fragment) return failed('wrong-shape', 'fragment');
  return ok({ ...fragment, components: decodeAll(fragment.components, 0) });
};

const bannersSchema = v.object({ bannerAds: v.array(v.unknown()) });

/** The answer of `POST /adtech/banners`, each banner a component [MEGA-9]. */
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
