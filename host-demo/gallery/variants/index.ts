import { banners, linkCards, tradingCells } from './cards';
import { accordion, badges, columns, icons, pictures, tooltips } from './parts';
import { navigationLinks, richTexts } from './texts';

/** Every content component in every variant, in the content system's wire shape. */
export const sections = [
  { title: 'Rich text', components: richTexts },
  { title: 'Navigation links', components: navigationLinks },
  { title: 'Trading cells', components: tradingCells },
  { title: 'Sponsored banners', components: banners },
  { title: 'Link cards', components: linkCards },
  { title: 'Badges', components: badges },
  { title: 'Pictures', components: pictures },
  { title: 'Column grid', components: columns },
  {
    title: 'Click to buy',
    components: [accordion('Two for tonight', false), accordion('Two for tomorrow', true)],
  },
  { title: 'Icons', components: icons },
  { title: 'Tooltips', components: tooltips },
  { title: 'Unknown', components: [{ type: 'carousel' }, { type: 'carousel' }] },
];
