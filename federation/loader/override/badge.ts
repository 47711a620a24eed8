import { INK } from '../../contract/placeholder';
import { documentProperty } from '../../contract/document-property';
import { parseTarget, reloadWith } from './selection';

/** What the badge and its panel display. */
interface BadgeContent {
  /** What the developer has selected; empty for nothing. */
  readonly selection: string;
  /** Origins of developers' servers. */
  readonly servers: readonly string[];
  /** Version that is loaded because of the selection, or the page's own if nothing is selected. */
  readonly version?: string;
  /** Why the selection cannot be used, so that the page keeps its own release. */
  readonly failure?: string;
}

/** Creates an element with properties and children. */
const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
};

const statusOf = ({ selection, failure, version }: BadgeContent): string => {
  if (failure !== undefined)
    return `This page keeps its own release, because “${selection}” failed: ${failure}.`;
  if (selection === '') return `This page uses its own release, ${version ?? ''}.`;
  return `This tab loads ${version ?? ''}, selected as “${selection}”.`;
};

const createForm = ({ selection, servers }: BadgeContent) => {
  const input = element('input', { id: 'header', value: selection, autocomplete: 'off', spellcheck: false });
  const error = element('p', { id: 'error', hidden: true });
  error.setAttribute('role', 'alert');
  const reset = element('button', { type: 'button', textContent: 'Reset', hidden: selection === '' });
  reset.addEventListener('click', () => reloadWith(''));
  const form = element(
    'form',
    {},
    element('label', { htmlFor: 'header' }, 'Channel, version, or address of a server'),
    input,
    error,
    element('div', {}, element('button', { type: 'submit' }, 'Apply and reload'), reset),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = input.value.trim();
    const target = parseTarget(wanted, servers);
    if (wanted === '' || target.kind !== 'refused') {
      reloadWith(wanted);
      return;
    }
    error.textContent = `This cannot be used: ${target.reason}.`;
    error.hidden = false;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', 'error');
    input.focus();
  });
  return { form, input };
};

/** Creates the panel in which a developer selects another header. `focus` moves the focus to its field. */
const createPanel = (content: BadgeContent) => {
  const { form, input } = createForm(content);
  const title = element('h2', { id: 'title' }, 'Header of this page');
  const panel = element('div', {}, title, element('p', {}, statusOf(content)), form);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', 'title');
  const focus = (): void => input.focus();
  return { panel, focus };
};

/** Styles of the badge and its panel. `:host` removes every style of the page. */
const BADGE_CSS = `:host { all: initial; position: fixed; inset-block-end: 8px; inset-inline-start: 8px;
  z-index: 2147483647; max-inline-size: calc(100vw - 16px); color: #fff; font: 400 14px/1.4 system-ui, sans-serif }
section { display: flex; flex-direction: column; align-items: flex-start; gap: 8px }
* { box-sizing: border-box; max-inline-size: 100%; overflow-wrap: anywhere }
[role=dialog] { inline-size: 360px; padding: 12px; border: 1px solid #fff; border-radius: 4px; background: ${INK} }
[hidden] { display: none }
h2 { margin: 0 0 8px; font: 700 16px/1.4 system-ui, sans-serif }
p { margin: 0 0 8px }
label { display: block }
input { inline-size: 100%; min-block-size: 32px; margin-block: 4px 8px; padding: 4px 8px; border: 1px solid;
  border-radius: 4px; background: #fff; color: ${INK}; font: inherit }
button { min-block-size: 32px; padding: 4px 12px; border: 1px solid #fff; border-radius: 4px; background: ${INK};
  color: inherit; font: inherit; text-align: start; cursor: pointer }
form div { display: flex; flex-wrap: wrap; gap: 8px }
:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px ${INK} }
.failed { border: 3px solid #ffb4a8 }
@media (pointer: coarse) { button, input { min-block-size: 44px } }
@media print { :host { display: none } }`;

const MARK = 'data-shop-header-override';

const labelOf = ({ selection, version = '', failure }: BadgeContent): string => {
  if (failure !== undefined) return `Header “${selection}” is not available`;
  const isVersion = selection === '' || version === selection.replace(/[ _]/, '+');
  return isVersion ? `Header ${version}` : `Header ${version} from ${selection}`;
};

/**
 * Displays the selected header in a corner of the page, in a button that opens the panel. Replaces the badge of an
 * earlier attempt.
 */
export const showBadge = (content: BadgeContent): void => {
  document.querySelector(`[${MARK}]`)?.remove();
  const host = document.createElement('div');
  host.setAttribute(MARK, content.selection);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BADGE_CSS);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];

  const button = element('button', { type: 'button', textContent: labelOf(content) });
  if (content.failure !== undefined) button.className = 'failed';
  const { panel, focus } = createPanel(content);
  let isOpen = false;
  const setOpen = (next: boolean): void => {
    isOpen = next;
    panel.hidden = !next;
    button.ariaExpanded = String(next);
  };
  setOpen(content.selection === '');
  button.addEventListener('click', () => {
    setOpen(!isOpen);
    if (isOpen) focus();
  });
  const section = element('section', { ariaLabel: 'Header of this page' }, panel, button);
  section.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.focus();
  });
  shadow.append(section);
  documentProperty(document, 'body').append(host);
};
