import type { HeaderConfig } from '../../../federation/contract';
import { attempt, byId, el } from '../../panel/client/page';
import { changeState, readState, createWorld, startSituation } from './address';
import { readData, codeFor, isHostKind, type StarterFiles } from './host-code';
import { createEditor } from './editor';
import { startHostEvents, startLog } from './events';
import { startFeatures } from './features';
import { createScreens } from './screens';
import { startTabs } from './tabs';
import { createValidator, type ConfigSchema, type Finding } from './schema';

const APPLY_DELAY_MS = 300;

type Checked =
  | { readonly config: HeaderConfig; readonly warnings: readonly string[] }
  | { readonly errors: readonly string[] };

const describe = ({ path, message }: Finding): string => `${['config', ...path].join('.')} – ${message}`;

const check = (text: string, validate: (value: unknown) => readonly Finding[]): Checked => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { errors: [`Not valid JSON – ${String(error).replace('SyntaxError: ', '')}`] };
  }
  const findings = validate(value);
  const errors = findings.filter(({ isWarning }) => !isWarning).map(describe);
  return errors.length > 0 ? { errors } : { config: value as HeaderConfig, warnings: findings.map(describe) };
};

const showState = (title: string, items: readonly string[], isWrong: boolean): void => {
  const state = byId('config-state', HTMLElement);
  state.toggleAttribute('data-wrong', isWrong);
  const list = items.length > 0 ? [el('ul', {}, ...items.map((item) => el('li', {}, item)))] : [];
  state.replaceChildren(el('p', {}, title), ...list);
};

const copyOnPress = (id: string, text: () => string, done: string): void => {
  byId(id, HTMLButtonElement).onclick = () => {
    attempt(() => navigator.clipboard.writeText(text()), done);
  };
};

const startCode = (config: () => HeaderConfig, starters: StarterFiles) => {
  const select = byId('kind', HTMLSelectElement);
  const { kind } = readState();
  if (isHostKind(kind)) select.value = kind;
  const code = byId('code', HTMLElement);
  const render = (): void => {
    if (isHostKind(select.value)) code.textContent = codeFor(select.value, config(), starters);
  };
  select.onchange = () => {
    changeState({ kind: select.value });
    render();
  };
  copyOnPress('copy-code', () => code.textContent, 'Code copied');
  render();
  return render;
};

const start = async (): Promise<void> => {
  const { config: initial, starters, nonce } = readData();
  const openTab = startTabs();
  startLog();
  startSituation();
  await createWorld();
  const schema = (await (await fetch('/demo/playground/schema.json')).json()) as ConfigSchema;
  const validate = createValidator(schema);
  const initialText = JSON.stringify(initial, null, 2);
  const linked = readState().config;
  const text = linked === '' ? initialText : linked;
  const first = check(text, validate);

  let current = 'config' in first ? first.config : initial;
  const screens = createScreens(current);
  startHostEvents(screens.dispatch);
  const renderCode = startCode(() => current, starters);

  const report = (checked: Checked): void => {
    if ('errors' in checked) showState('The last valid configuration stays mounted.', checked.errors, true);
    else showState('This configuration is on both screens.', checked.warnings, false);
  };
  report(first);
  if (linked !== '') openTab('config');

  const apply = (edited: string): void => {
    changeState({ config: edited === initialText ? '' : edited });
    const checked = check(edited, validate);
    const refusal = 'config' in checked ? screens.mount(checked.config) : undefined;
    report(refusal === undefined ? checked : { errors: [refusal] });
    if (refusal !== undefined || 'errors' in checked) return;
    current = checked.config;
    renderCode();
    showFeatures(current);
  };
  let timer = 0;
  const onChange = (edited: string): void => {
    clearTimeout(timer);
    timer = window.setTimeout(apply, APPLY_DELAY_MS, edited);
  };
  const parent = byId('editor', HTMLElement);
  const replaceText = createEditor({ parent, text, nonce, schema, validate, onChange });
  byId('reset', HTMLButtonElement).onclick = () => {
    replaceText(initialText);
  };
  const showFeatures = startFeatures((name, isOn) => {
    const changed = { ...current, features: { ...current.features, [name]: isOn } };
    replaceText(JSON.stringify(changed, null, 2));
  });
  showFeatures(current);
  const dark = byId('dark', HTMLInputElement);
  dark.onchange = () => {
    screens.showTheme(dark.checked);
  };
  copyOnPress('copy-link', () => location.href, 'Link copied');
};

attempt(start, '');
