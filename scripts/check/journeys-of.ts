/** Parts of the header whose journeys have other names than their folder. */
const JOURNEYS_OF_PART: Readonly<Record<string, readonly string[]>> = {
  account: ['account-menu', 'identity'],
  checkout: ['checkout-entry', 'checkout-states', 'checkout-once'],
  client: ['trolley', 'browse'],
  deprecation: ['health'],
  focus: ['focus', 'search-overlay'],
  gallery: ['content'],
  icons: ['design'],
  links: ['prefetch', 'menu-row'],
  menus: ['mega-menu', 'menu-triggers', 'side-menu'],
  search: ['search-history', 'search'],
  session: ['identity', 'token-origins'],
  slot: ['slot'],
  sync: ['slot'],
};

/** What a change of shared code can break: a page of each shell, and the menus, dialogs and search on it. */
const SMOKE: readonly string[] = ['trolley', 'search', 'side-menu'];

const partOf = (file: string): string | undefined => /^src\/(?:domains|features)\/([\w-]+)\//.exec(file)?.[1];

const namesOf = (file: string): readonly string[] => {
  const part = partOf(file);
  if (part !== undefined) return JOURNEYS_OF_PART[part] ?? [part];
  return /^(?:src|federation)\//.test(file) ? SMOKE : [];
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Selects the journeys that a change needs: changed ones, those of a changed domain or feature, and a few of every kind
 * for changes of shared code.
 *
 * @param changed paths of the changed files
 * @param specs paths of all journeys
 */
export const journeysOf = (changed: readonly string[], specs: readonly string[]): readonly string[] => {
  const names = new Set(changed.filter((file) => !isTest(file)).flatMap(namesOf));
  const isNamed = (spec: string): boolean =>
    [...names].some((name) => spec === `tests/journeys/${name}.spec.ts`);
  return specs.filter((spec) => changed.includes(spec) || isNamed(spec));
};
