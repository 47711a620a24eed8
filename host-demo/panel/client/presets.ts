import type { WorldDocument } from '../../services/state/world';
import { attempt, beginWorld, byId } from './page';

const PRESET_KEY = 'demo_preset';

const buttonsOf = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('[data-preset]'),
];

const titleOf = (preset: string | null): string | undefined => {
  const row = document.querySelector(`#presets [data-preset="${preset ?? ''}"]`);
  return row?.textContent.trim();
};

/** Marks the preset that this tab has selected last, also after a reload. */
const markPreset = (): void => {
  const selected = sessionStorage.getItem(PRESET_KEY);
  for (const each of buttonsOf()) {
    const isSelected = each.dataset['preset'] === selected;
    if (each.dataset['opens'] === undefined) each.ariaPressed = String(isSelected);
    else each.closest('li')?.toggleAttribute('data-current', isSelected);
  }
  byId('now-preset', HTMLElement).textContent = titleOf(selected) ?? 'As you left it';
};

/** Shows only the presets whose title, or whose group's title, contains every word. */
const filterPresets = (text: string): void => {
  const words = text.toLowerCase().split(/\s+/);
  let count = 0;
  for (const group of document.querySelectorAll<HTMLElement>('#presets .group')) {
    const title = group.querySelector('h3')?.textContent ?? '';
    const rows = [...group.querySelectorAll<HTMLElement>('li')];
    for (const row of rows) {
      const searched = `${title} ${row.textContent}`.toLowerCase();
      row.hidden = !words.every((word) => searched.includes(word));
    }
    const shown = rows.filter((row) => !row.hidden).length;
    group.hidden = shown === 0;
    count += shown;
  }
  byId('preset-count', HTMLElement).textContent =
    count === 0 ? `No situation matches “${text}”` : `${String(count)} situation${count === 1 ? '' : 's'}`;
};

const PEOPLE: Readonly<Record<WorldDocument['who'], string>> = {
  visitor: 'Not signed in',
  customer: 'Signed in as Rowan Ellis',
  operator: 'Operator signed on as Rowan Ellis',
};

/** Describes a world in one sentence. */
export const showSummary = ({ who, trolley, slot, orderState }: WorldDocument): void => {
  const { length } = trolley.lines;
  const parts = [PEOPLE[who]];
  if (who !== 'visitor') {
    parts.push(length === 1 ? '1 product in the trolley' : `${String(length)} products in the trolley`);
    parts.push(slot === null ? 'no slot booked' : 'slot booked');
    if (orderState === 'AMENDING') parts.push('changing an order');
  }
  byId('now-summary', HTMLElement).textContent = `${parts.join(', ')}.`;
};

/** Hides the bar's link to the shop while the page's own one is in view. */
const showOneLink = (): void => {
  const link = byId('open-shop', HTMLAnchorElement);
  new IntersectionObserver(
    (entries) => {
      link.toggleAttribute(
        'data-hidden',
        entries.some(({ isIntersecting }) => isIntersecting),
      );
    },
    { rootMargin: '-64px 0px 0px' },
  ).observe(byId('open-now', HTMLAnchorElement));
};

/**
 * Connects the cards, the list of presets and its search. A card opens the shop; the list's buttons stay on the page.
 *
 * @param onWorld gets each new world
 */
export const startPresets = (onWorld: (world: WorldDocument) => Promise<void>): void => {
  markPreset();
  showOneLink();
  const search = byId('find-preset', HTMLInputElement);
  search.oninput = () => {
    filterPresets(search.value.trim());
  };
  for (const button of buttonsOf()) {
    const { preset = '', opens } = button.dataset;
    button.onclick = () => {
      attempt(
        async () => {
          const world = await beginWorld(preset);
          sessionStorage.setItem(PRESET_KEY, preset);
          if (opens === undefined) {
            markPreset();
            await onWorld(world);
          } else location.assign(opens);
        },
        opens === undefined ? `Ready: ${button.textContent.trim()}` : undefined,
      );
    };
  }
};
