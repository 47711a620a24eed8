import { readDevice } from './read-device';

const PROPERTIES = ['userAgent', 'maxTouchPoints', 'userAgentData'];
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0';

const deviceOf = (...values: readonly unknown[]) => {
  for (const [index, name] of PROPERTIES.entries())
    Object.defineProperty(navigator, name, { configurable: true, value: values[index] });
  return readDevice();
};

describe('readDevice', () => {
  afterEach(() => {
    for (const name of PROPERTIES) Reflect.deleteProperty(navigator, name);
  });

  it.each([
    [
      'Android',
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0',
      5,
      { platform: 'Android' },
      true,
      true,
    ],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0',
      5,
      undefined,
      true,
      true,
    ],
    ['Android with desktop sites', LINUX, 5, { platform: 'Linux' }, true, false],
    ['Android that names its platform only', LINUX, 0, { platform: 'Android' }, true, true],
    ['Linux', LINUX, 0, { platform: 'Linux' }, false, false],
    ['Windows with a touchscreen', WINDOWS, 10, { platform: 'Windows' }, false, false],
  ])(
    'on %s knows whether the keyboard composes plain words, and whether it is Android [SRCH-11] [APP-1]',
    (_name, agent, touchPoints, data, composesPlainWords, isAndroid) => {
      expect(deviceOf(agent, touchPoints, data)).toEqual({
        composesPlainWords,
        device: { agent, touchPoints, isAndroid },
      });
    },
  );
});
