import { decodeBanners, decodeFragment } from '../../../src/domains/content/decode';
import type { ContentComponent } from '../../../src/domains/content/model';
import { decodeTaxonomy } from '../../../src/domains/menus/decode';
import { valueOf, type LostParts, type ResponseCase } from './response-case';

const LINK = {
  text: 'Bakery',
  altText: 'To the bakery',
  url: '/ecom/shop/browse/groceries/bakery',
  newWindow: true,
};
const IMAGE = { src: '/media/bread.jpg', altText: 'Bread' };

const FRAGMENT = {
  key: 'menu/middle-mega-menu/master',
  title: 'Christmas',
  components: [
    {
      type: 'richText',
      componentId: 'intro',
      valid: true,
      blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'Fresh every day', marks: ['bold'] }] }],
    },
    { type: 'navigationLinks', componentId: 'links', title: 'Plan the day', links: [LINK] },
    {
      type: 'tradingCell',
      componentId: 'cell',
      image: { landscapeImage: IMAGE },
      textArea: { heading: 'Baked this morning', theme: 'red', buttonStyle: 'secondary', link: LINK },
      products: [{ id: '1', lineNumber: '88903' }],
      analytics: { promoName: 'bread' },
      gridPosition: 2,
    },
  ],
};

const BANNERS = {
  bannerAds: [
    {
      id: 'ad-1',
      textArea: { heading: 'Butter', link: LINK },
      image: IMAGE,
      products: [{ id: '1', lineNumber: '88903' }],
      marketingBadge: 'Ad',
      tracking: {
        impressionUrls: ['https://ads.example/seen'],
        clickUrls: ['https://ads.example/clicked'],
        vendor: 'adverts',
      },
    },
  ],
};

const ofType = <Type extends ContentComponent['type']>(components: readonly ContentComponent[], type: Type) =>
  components.find((each): each is Extract<ContentComponent, { type: Type }> => each.type === type);

const fragmentParts: ResponseCase['partsOf'] = (wire) => {
  const fragment = valueOf(decodeFragment(wire));
  if (!fragment) return Promise.resolve(undefined);
  const text = ofType(fragment.components, 'richText');
  const links = ofType(fragment.components, 'navigationLinks');
  const cell = ofType(fragment.components, 'tradingCell');
  return Promise.resolve({
    title: fragment.title,
    intro: text !== undefined,
    words: JSON.stringify(text?.blocks ?? '').includes('Fresh every day'),
    bold: JSON.stringify(text?.blocks ?? '').includes('bold'),
    links: links !== undefined,
    linksTitle: links?.title,
    link: links?.links[0]?.href,
    cell: cell !== undefined,
    picture: cell?.image?.landscape?.src,
    alt: cell?.image?.alt,
    heading: cell?.text.heading,
    theme: cell?.text.theme,
    button: cell?.text.link?.href,
    buttonStyle: cell?.text.buttonStyle,
    products: cell?.lineNumbers,
    promo: cell?.promoName,
    position: cell?.position,
  });
};

const bannerParts: ResponseCase['partsOf'] = (wire) => {
  const banners = valueOf(decodeBanners(wire));
  const banner = banners && ofType(banners, 'sponsoredBanner');
  return Promise.resolve(
    banners && {
      banner: banner !== undefined,
      id: banner?.id,
      heading: banner?.text.heading,
      href: banner?.href,
      picture: banner?.image?.landscape?.src,
      alt: banner?.image?.alt,
      badge: banner?.marketingBadge,
      impressions: banner?.tracking.impressionUrls,
      clicks: banner?.tracking.clickUrls,
      vendor: banner?.tracking.vendor,
    },
  );
};

const taxonomyParts: ResponseCase['partsOf'] = (wire) => {
  const categories = valueOf(decodeTaxonomy(wire));
  const [category] = categories ?? [];
  return Promise.resolve(
    categories && {
      id: category?.id,
      name: category?.name,
      url: category?.url,
      children: category?.childIds,
      shown: category?.isShown,
      fragment: category?.fragment,
    },
  );
};

const INTRO = 'intro words bold';
const LINKS = 'links linksTitle link';
const CELL = 'cell picture alt heading theme button buttonStyle products promo position';

const FRAGMENT_LOST: LostParts = {
  '': 'all',
  key: 'all',
  'key empty': '',
  title: 'title',
  components: 'all',
  'components empty': `${INTRO} ${LINKS} ${CELL}`,
  'components.0': INTRO,
  'components.0.type': INTRO,
  'components.0.valid': INTRO,
  'components.0.blocks': INTRO,
  'components.0.blocks.0': INTRO,
  'components.0.blocks.0.children': INTRO,
  'components.0.blocks.0.children.0': INTRO,
  'components.0.blocks.0.children.0.text': INTRO,
  'components.0.blocks.0.children.0.marks': 'bold',
  'components.0.blocks.0.children.0.marks.0': 'bold',
  'components.1': LINKS,
  'components.1.type': LINKS,
  'components.1.title': 'linksTitle',
  'components.1.links': LINKS,
  'components.1.links.0': LINKS,
  'components.1.links.0.text': LINKS,
  'components.1.links.0.url': LINKS,
  'components.2': CELL,
  'components.2.type': CELL,
  'components.2.image': 'picture alt',
  'components.2.image.landscapeImage': 'picture alt',
  'components.2.image.landscapeImage.src': 'picture alt',
  'components.2.image.landscapeImage.altText': 'alt',
  'components.2.textArea': 'heading theme button buttonStyle',
  'components.2.textArea.heading': 'heading',
  'components.2.textArea.theme': 'theme',
  'components.2.textArea.buttonStyle': 'buttonStyle',
  'components.2.textArea.link': 'button',
  'components.2.textArea.link.url': 'button',
  'components.2.products': 'products',
  'components.2.products.0': 'products',
  'components.2.products.0.lineNumber': 'products',
  'components.2.analytics': 'promo',
  'components.2.analytics.promoName': 'promo',
  'components.2.gridPosition': 'position',
  'components.2.gridPosition respelled': 'position',
};

const BANNER = 'id heading href picture alt badge impressions clicks vendor';

const BANNERS_LOST: LostParts = {
  '': 'all',
  bannerAds: 'all',
  'bannerAds empty': `banner ${BANNER}`,
  'bannerAds.0': `banner ${BANNER}`,
  'bannerAds.0 empty': BANNER,
  'bannerAds.0.id': 'id',
  'bannerAds.0.textArea': 'heading href',
  'bannerAds.0.textArea.heading': 'heading',
  'bannerAds.0.textArea.link': 'href',
  'bannerAds.0.textArea.link.url': 'href',
  'bannerAds.0.image': 'picture alt',
  'bannerAds.0.image.src': 'picture alt',
  'bannerAds.0.image.altText': 'alt',
  'bannerAds.0.marketingBadge': 'badge',
  'bannerAds.0.tracking': 'impressions clicks vendor',
  'bannerAds.0.tracking.impressionUrls': 'impressions',
  'bannerAds.0.tracking.impressionUrls.0': 'impressions',
  'bannerAds.0.tracking.clickUrls': 'clicks',
  'bannerAds.0.tracking.clickUrls.0': 'clicks',
  'bannerAds.0.tracking.vendor': 'vendor',
};

const CATEGORY = 'id name url children shown fragment';

const TAXONOMY_LOST: LostParts = {
  '': 'all',
  categories: 'all',
  'categories empty': CATEGORY,
  'categories.0': CATEGORY,
  'categories.0.id': CATEGORY,
  'categories.0.shortName': 'name',
  'categories.0.url': 'url',
  'categories.0.categoryIds': 'children',
  'categories.0.categoryIds.0': 'children',
  'categories.0.categoryIds.1': 'children',
  'categories.0.hiddenInNav': 'shown',
  'categories.0.megaMenuBanner': 'fragment',
};

export const CONTENT_RESPONSES: readonly ResponseCase[] = [
  { name: 'fragments', requirement: 'CONT-10', good: FRAGMENT, partsOf: fragmentParts, lost: FRAGMENT_LOST },
  { name: 'banners', requirement: 'MEGA-9', good: BANNERS, partsOf: bannerParts, lost: BANNERS_LOST },
  {
    name: 'taxonomy',
    requirement: 'MEGA-10',
    good: {
      categories: [
        {
          id: '10051',
          name: 'Groceries',
          shortName: 'Food',
          url: 'groceries',
          categoryIds: ['10060', '10061'],
          emptyOfProducts: false,
          hiddenInNav: true,
          megaMenuBanner: 'menu/groceries',
        },
      ],
    },
    partsOf: taxonomyParts,
    lost: TAXONOMY_LOST,
  },
];
