import { INK } from '../../contract/colours';
import { documentProperty } from '../../contract/document-property';
import { createPanel, element, type BadgeContent } from './panel';

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
