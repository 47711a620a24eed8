import { isTopic, SIGNED_OUT } from './tabs';

describe('isTopic', () => {
  it.each(['trolley', 'slot', 'order', 'session'])('accepts %s [TROL-4]', (message) =>
    expect(isTopic(message)).toBe(true),
  );

  it.each([SIGNED_OUT, '', 'toString', 'Trolley', null, undefined, ['trolley'], { topic: 'trolley' }])(
    'refuses %j [CALL-3]',
    (message) => expect(isTopic(message)).toBe(false),
  );
});
