import { hostileComponents } from './components';
import { canary } from './attacks';

export { hostileBanners } from './components';
export const HOSTILE = 'demo/hostile';

const LEVELS = 10_000;
const MEGABYTE = 1_000_000;

const nest = (before: string, core: string, after: string): string =>
  before.repeat(LEVELS) + core + after.repeat(LEVELS);

/** Concatenated, because JSON.stringify cannot handle this depth. */
const deep = (): readonly string[] => {
  const words = '{"type":"text","text":"At the bottom"}';
  return [
    `{"type":"richText","valid":true,"blocks":[${nest('{"type":"paragraph","children":[', words, ']}')}]}`,
    `{"type":"richText","valid":true,"blocks":[${nest('{"type":"list","children":[{"type":"listItem","children":[', words, ']}]}')}]}`,
    nest('{"type":"grid","components":[', `{"type":"richText","valid":true,"blocks":[${words}]}`, ']}'),
    nest('{"type":"accordion","title":"Deeper","components":[', '', ']}'),
  ];
};

const big = (): readonly string[] => [
  `{"type":"richText","valid":true,"blocks":[{"type":"paragraph","children":[{"type":"text","text":"${'word '.repeat(MEGABYTE / 5)}"}]}]}`,
  `{"type":"badge","badgeType":"offer","text":"${'w'.repeat(MEGABYTE)}"}`,
];

const last =
  '{"type":"richText","componentId":"hostile-last","valid":true,"blocks":[{"type":"paragraph","children":[{"type":"text","text":"What comes last is shown."}]}]}';

/**
 * JSON of a fragment with all kinds of attacks [CONT-1]. Code in it that runs calls `window.__canary` with the name of
 * the attack; data that leaks goes to an address below `/demo/leak/`.
 *
 * @param key the requested key
 */
export const hostileFragment = (key: string): string => {
  const plain = hostileComponents.map((component) => JSON.stringify(component));
  const title = JSON.stringify(`Christmas <img src=x onerror="${canary('title')}">`);
  const components = [...plain, ...deep(), ...big(), last].join(',');
  return `{"key":${JSON.stringify(key)},"title":${title},"__proto__":{"polluted":true},"components":[${components}]}`;
};
