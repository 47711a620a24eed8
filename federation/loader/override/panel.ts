import { parseTarget, reloadWith } from './selection';

/** What the badge and its panel display. */
export interface BadgeContent {
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
export const element = <Name extends keyof HTMLElementTagNameMap>(
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
  reset.addEventListener('click', () => {
    reloadWith('');
  });
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
export const createPanel = (content: BadgeContent) => {
  const { form, input } = createForm(content);
  const title = element('h2', { id: 'title' }, 'Header of this page');
  const panel = element('div', {}, title, element('p', {}, statusOf(content)), form);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', 'title');
  const focus = (): void => {
    input.focus();
  };
  return { panel, focus };
};
