import { settle } from '../../kernel/testing/settle';
import { createTestContext } from '../../context/testing/test-context';
import { followHealthKeys } from './follow-health-keys';

const KEYS = { code: 'KeyH', altKey: true, shiftKey: true };

const setUp = (healthPanel = true) => {
  const element = document.createElement('header');
  const { context, modal } = createTestContext({ element, config: { features: { healthPanel } } });
  const stop = followHealthKeys(context);
  const press = async (keys: KeyboardEventInit = KEYS) => {
    const event = new KeyboardEvent('keydown', { key: 'Ó', cancelable: true, ...keys });
    document.dispatchEvent(event);
    await settle();
    return [modal()?.name, event.defaultPrevented];
  };
  return { press, stop };
};

describe('followHealthKeys', () => {
  it('opens the panel with Alt+Shift+H, whatever letter the keyboard layout writes [CALL-1]', async () => {
    const { press, stop } = setUp();
    expect(await press()).toEqual(['health', true]);
    stop();
  });

  it.each([{ code: 'KeyJ' }, { altKey: false }, { shiftKey: false }])(
    'ignores other keys: %j [CALL-1]',
    async (change) => {
      const { press, stop } = setUp();
      expect(await press({ ...KEYS, ...change })).toEqual([undefined, false]);
      stop();
    },
  );

  it('opens nothing where the configuration has no panel [CALL-1]', async () => {
    const { press, stop } = setUp(false);
    expect(await press()).toEqual([undefined, false]);
    stop();
  });
});
