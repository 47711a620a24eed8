import { createTestContext } from '../../context/testing/test-context';
import { headerConfig } from '../../context/testing/header-config';
import { followSearchKey } from './search-key';

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
  const stop = followSearchKey(header.context);
  const press = (init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: '/', cancelable: true, ...init });
    jest.spyOn(event, 'composedPath').mockReturnValue([here.lastElementChild ?? here]);
    header.emitOnDocument(event);
    header.clock.pass(16);
    return { hasFocus: document.activeElement?.getAttribute('role') === 'combobox', event };
  };
  return { ...header, press, stop };
};

describe('followSearchKey', () => {
  it('moves the focus to the field, and writes no slash [SRCH-1]', () => {
    const { press } = setUp();
    const { hasFocus, event } = press();
    expect([hasFocus, event.defaultPrevented]).toEqual([true, true]);
  });

  it('opens the overlay on phones [SRCH-10]', () => {
    const { press, context } = setUp();
    context.page.setState({ width: 375 });
    expect(press().hasFocus).toBe(true);
    expect(context.page.getState().openPanel).toBe('search');
  });

  it.each([
    ['a field', create('input')],
    ['a text area', create('textarea')],
    ['a dialog of the host', create('div', 'dialog', create('button'))],
    ['a text box', create('div', 'textbox', create('b'))],
  ])('leaves the key to %s [FED-6]', (_what, here) => {
    expect(setUp(here).press().hasFocus).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }, { key: '7' }])(
    'ignores %j [FED-6]',
    (init) => {
      expect(setUp().press(init).hasFocus).toBe(false);
    },
  );

  it('does nothing while a dialog of the header is open [SRCH-1]', () => {
    const { press, context } = setUp();
    context.modals.show({ name: 'trolley', render: () => null });
    expect(press().hasFocus).toBe(false);
  });

  it('does nothing without the feature, or once it is stopped [FED-6]', () => {
    expect(setUp(create('button'), {}).press().hasFocus).toBe(false);
    const { press, stop } = setUp();
    stop();
    expect(press().hasFocus).toBe(false);
  });
});
