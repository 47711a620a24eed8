import { banners, linkCards, tradingCells } from './cards';
import { accordion, badges, columns, icons, pictures, textAreas, tooltips } from './parts';
import { navigationLinks, richTexts } from './texts';

const all: readonly (readonly [string, readonly unknown[]])[] = [
  ['Rich text', richTexts],
  ['Navigation links', navigationLinks],
  ['Trading cells', tradingCells],
  ['Sponsored banners', banners],
  ['Link cards', linkCards],
  ['Badges', badges],
  ['Pictures', pictures],
  ['Column grid', columns],
  ['Click to buy', [accordion('Two for tonight', false), accordion('Two for tomorrow', true)]],
  ['Icons', icons],
  ['Tooltips', tooltips],
  ['Text areas', textAreas],
  ['Unknown', [{ type: 'carousel' }, { type: 'carousel' }]],
];

/** Every content component in every variant, in the content system's wire format. */
export const sections = all.map(([title, components]) => ({ title, components }));
