import { createTestContext } from '../../header/testing/test-context';
import { headerConfig } from '../../header/testing/header-config';
import { followSearchKey } from './search-key';

/** A page with the header's field, and another element that may have the focus. */
const setUp = (markup = '<button>Add</button>', features: object = { searchKey: true }) => {
  document.body.innerHTML = `<header><input role="combobox"></header>${markup}`;
  const element = document.querySelector('header');
  const header = createTestContext({ element, config: { ...headerConfig(), features } });
  header.context.page.setState({ width: 1200 });
  const stop = followSearchKey(header.context);
  const press = (init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: '/', cancelable: true, ...init });
    const target = document.querySelector('[data-here]') ?? document.body.lastElementChild;
    jest.spyOn(event, 'composedPath').mockReturnValue([target as EventTarget]);
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
    ['a field', '<input>'],
    ['a text area', '<textarea></textarea>'],
    ['a dialog of the host', '<div role="dialog"><button data-here>Close</button></div>'],
    ['a text box', '<div role="textbox"><b data-here>bold</b></div>'],
  ])('leaves the key to %s [FED-6]', (_what, markup) => {
    expect(setUp(markup).press().hasFocus).toBe(false);
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
    expect(setUp('', {}).press().hasFocus).toBe(false);
    const { press, stop } = setUp();
    stop();
    expect(press().hasFocus).toBe(false);
  });
});
