import { appStoreOf } from './model';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${APPLE}`;
const IPAD = `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${APPLE}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE}`;
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

describe('appStoreOf', () => {
  it.each([['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 5]])(
    'is android for %s [APP-1]',
    (_name, agent, touchPoints) => {
      expect(appStoreOf({ agent, touchPoints })).toBe('android');
    },
  );

  it.each([
    ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5],
    [
      'Edge, whose agent also contains a version',
      `${IPHONE} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/604.1`,
      5,
    ],
    ['DuckDuckGo', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5`, 5],
    ['Chrome on an iPad', `${IPAD} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5],
    ['Chrome on an iPad with a Macintosh agent', `${MAC} CriOS/126 Version/11.1.1 Safari/605.1.15`, 5],
  ])('is ios for %s [APP-1]', (_name, agent, touchPoints) => {
    expect(appStoreOf({ agent, touchPoints })).toBe('ios');
  });

  it.each([
    ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 5],
    ['Safari on an iPad', `${IPAD} Version/17.5 Mobile/15E148 Safari/604.1`, 5],
    ['Safari on an iPad with a Macintosh agent', `${MAC} Version/17.5 Safari/605.1.15`, 5],
    ['Chrome on a Macintosh', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, 0],
    [
      'a Windows phone, whose agent contains Android',
      `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) ${CHROME} Mobile Safari/537.36`,
      5,
    ],
    ['no agent', '', 0],
  ])('is undefined for %s [APP-1]', (_name, agent, touchPoints) => {
    expect(appStoreOf({ agent, touchPoints })).toBeUndefined();
  });
});
