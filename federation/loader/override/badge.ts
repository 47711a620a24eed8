import type { BadgeContent } from './badge-content';
import { createPanel, element } from './panel';
import { BADGE_CSS } from './styles';
import { documentProperty } from '../../contract/document-property';

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
