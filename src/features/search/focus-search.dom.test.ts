import { createTestContext } from '../../context/testing/test-context';
import { headerConfig } from '../../context/testing/header-config';
import { headerEvent, OPEN_SEARCH } from '../../../federation/contract';
import { followSearchRequests } from './focus-search';

/** Creates an element with a role, in which the last child may have the focus. */
const create = (tag: string, role = '', ...children: readonly Element[]): HTMLElement => {
  const element = document.createElement(tag);
  if (role) element.setAttribute('role', role);
  element.append(...children);
  return element;
};

/** A page with the header's field, and another element that may have the focus. */
const setUp = (here: Element = create('button'), features: object = { searchKey: true }) => {
  const element = create('header', '', create('input', 'combobox'));
  document.body.replaceChildren(element, here);
  const header = createTestContext({ element, config: { ...headerConfig(), features } });
  header.context.page.setState({ width: 1200 });
  const stop = followSearchRequests(header.context);
  const press = async (init: KeyboardEventInit = {}, target = here.lastElementChild ?? here) => {
    const event = new KeyboardEvent('keydown', { key: '/', cancelable: true, ...init });
    const path: Element[] = [];
    for (let each: Element | null = target; each; each = each.parentElement) path.push(each);
    jest.spyOn(event, 'composedPath').mockReturnValue(path);
    header.emitOnDocument(event);
    await Promise.resolve();
    return { hasFocus: document.activeElement?.getAttribute('role') === 'combobox', event };
  };
  return { ...header, press, stop };
};

describe('followSearchRequests', () => {
  it('moves the focus to the field, and writes no slash [SRCH-1]', async () => {
    const { press } = setUp();
    const { hasFocus, event } = await press();
    expect([hasFocus, event.defaultPrevented]).toEqual([true, true]);
  });

  it('opens the overlay on phones [SRCH-10]', async () => {
    const { press, context } = setUp();
    context.page.setState({ width: 375 });
    expect((await press()).hasFocus).toBe(true);
    expect(context.page.getState().openPanel).toBe('search');
  });

  it.each([
    ['a field', create('input')],
    ['a text area', create('textarea')],
    ['a dialog of the host', create('div', 'dialog', create('button'))],
    ['a text box', create('div', 'textbox', create('b'))],
    ['a search box', create('div', 'searchbox')],
    ['a combobox', create('div', 'combobox', create('button'))],
    ['an application', create('div', 'application', create('button'))],
    ['a custom element, in whose closed root a field may be', create('x-field')],
    ['an element that has a closed root with the focus', create('div')],
  ])('leaves the key to %s [FED-6]', async (_what, here) => {
    expect((await setUp(here).press()).hasFocus).toBe(false);
  });

  it.each([
    ['a link', Object.assign(create('a'), { href: '#' })],
    ['the page', document.body],
    ['an element that can have the focus', Object.assign(create('div'), { tabIndex: -1 })],
  ])('takes the key from %s [FED-6]', async (_what, here) => {
    expect((await setUp().press({}, here)).hasFocus).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }, { key: '7' }])(
    'ignores %j [FED-6]',
    async (init) => {
      expect((await setUp().press(init)).hasFocus).toBe(false);
    },
  );

  it('does nothing while a dialog of the header is open [SRCH-1]', async () => {
    const { press, context } = setUp();
    context.modals.show({ name: 'trolley', render: () => null });
    expect((await press()).hasFocus).toBe(false);
  });

  it('does nothing without the feature, or once it is stopped [FED-6]', async () => {
    expect((await setUp(create('button'), {}).press()).hasFocus).toBe(false);
    const { press, stop } = setUp();
    stop();
    expect((await press()).hasFocus).toBe(false);
  });

  it.each([
    [375, 'search'],
    [1200, 'none'],
  ])(
    'at %i px, moves the focus when the page asks for it, with its text selected [SRCH-10]',
    async (width, panel) => {
      const { emitOnDocument, context } = setUp(create('button'), {});
      const field = document.querySelector('input');
      if (field) field.value = 'milk';
      context.page.setState({ width });
      emitOnDocument(headerEvent(OPEN_SEARCH, null));
      expect(context.page.getState().openPanel).toBe(panel);
      await Promise.resolve();
      expect(document.activeElement).toBe(field);
      expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 4]);
    },
  );

  it.each([
    ['none', true],
    ['menu', false],
  ] as const)(
    'gives the focus back to the button of the page when the overlay closes and the panel is %s: %p [SRCH-10]',
    async (panel, isBack) => {
      const button = create('button');
      const { emitOnDocument, context } = setUp(button, {});
      context.page.setState({ width: 375 });
      button.focus();
      emitOnDocument(headerEvent(OPEN_SEARCH, null));
      await Promise.resolve();
      context.page.getState().open(panel);
      await Promise.resolve();
      expect(document.activeElement === button).toBe(isBack);
    },
  );

  it('returns the focus to a button outside the shadow tree of the header [SRCH-10] [FED-6]', async () => {
    const { context, emitOnDocument } = setUp();
    const button = document.createElement('button');
    const host = document.createElement('div');
    document.body.replaceChildren(button, host);
    const header = context.element();
    if (header) host.attachShadow({ mode: 'closed' }).append(header);
    context.page.setState({ width: 375 });
    button.focus();
    emitOnDocument(headerEvent(OPEN_SEARCH, null));
    await Promise.resolve();
    expect(document.activeElement).toBe(host);
    context.page.getState().open('none');
    await Promise.resolve();
    expect(document.activeElement).toBe(button);
  });
});
