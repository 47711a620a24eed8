import { appStoreOf } from './model';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${APPLE}`;
const IPAD = `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${APPLE}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE}`;
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const MAC_CHROME = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME}`;
const WINDOWS_PHONE = `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) ${CHROME} Mobile Safari/537.36`;

describe('appStoreOf', () => {
  it.each([
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 5, 'android'],
    ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    [
      'Edge, whose agent also contains a version',
      `${IPHONE} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/604.1`,
      5,
      'ios',
    ],
    ['DuckDuckGo', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5`, 5, 'ios'],
    ['Chrome on an iPad', `${IPAD} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    ['Chrome on an iPad with a Macintosh agent', `${MAC} CriOS/126 Version/11.1.1 Safari/605.1.15`, 5, 'ios'],
    ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 5, undefined],
    ['Safari on an iPad', `${IPAD} Version/17.5 Mobile/15E148 Safari/604.1`, 5, undefined],
    ['Safari on an iPad with a Macintosh agent', `${MAC} Version/17.5 Safari/605.1.15`, 5, undefined],
    ['Chrome on a Macintosh', `${MAC_CHROME} Safari/537.36`, 0, undefined],
    ['a Windows phone, whose agent contains Android', WINDOWS_PHONE, 5, undefined],
    ['no agent', '', 0, undefined],
  ])('for %s with the agent %j and %i touch points is %s [APP-1]', (_name, agent, touchPoints, store) => {
    expect(appStoreOf({ agent, touchPoints, isAndroid: agent.includes('Android') })).toBe(store);
  });

  it('is that of Android if only the platform names it, as with desktop sites [APP-1]', () => {
    const agent = `Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`;
    expect(appStoreOf({ agent, touchPoints: 5, isAndroid: true })).toBe('android');
  });
});
