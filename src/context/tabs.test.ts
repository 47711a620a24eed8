import { createFakeBrowser } from '../platform/browser/testing/fake-browser';
import { isTopic, notifyTabs, SIGNED_OUT } from './tabs';

describe('isTopic', () => {
  it.each(['trolley', 'slot', 'order', 'session'])('accepts %s [TROL-4]', (message) => {
    expect(isTopic(message)).toBe(true);
  });

  it.each([SIGNED_OUT, '', 'toString', 'Trolley', null, undefined, ['trolley'], { topic: 'trolley' }])(
    'refuses %j [CALL-3]',
    (message) => {
      expect(isTopic(message)).toBe(false);
    },
  );
});

describe('notifyTabs', () => {
  it('sends the topic alone, without data of the shopper [AUTH-4] [TROL-4]', () => {
    const { browser, messages } = createFakeBrowser();
    notifyTabs(browser, 'trolley');
    notifyTabs(browser, SIGNED_OUT);
    expect(messages).toEqual(['trolley', 'signed-out']);
  });
});
