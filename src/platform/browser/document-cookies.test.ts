import { documentCookies, onCookieChange } from './document-cookies';

afterEach(() => {
  for (const name of ['branchId', 'customerId']) documentCookies.remove(name);
});

describe('cookies', () => {
  it('are set for the whole origin, and read by their whole name [SLOT-2]', () => {
    documentCookies.set('branchId', '7');
    expect(documentCookies.get('branchId')).toBe('7');
    expect(documentCookies.get('branch')).toBeUndefined();
    expect(documentCookies.get('Id')).toBeUndefined();
  });

  it('keep any value as it is [AUTH-6]', () => {
    documentCookies.set('customerId', 'a=b; c, "é"');
    expect(documentCookies.get('customerId')).toBe('a=b; c, "é"');
  });

  it('are removed [AUTH-6]', () => {
    documentCookies.set('customerId', '42', { maxAgeSeconds: 60 });
    documentCookies.remove('customerId');
    expect(documentCookies.get('customerId')).toBeUndefined();
  });

  it('that cannot be read count as none [SLOT-2]', () => {
    document.cookie = 'branchId=%E0%A4%A; Path=/; Secure';
    expect(documentCookies.get('branchId')).toBeUndefined();
  });

  it('are secure, of the whole site and as old as told [AUTH-6]', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    documentCookies.set('customerId', '42', { maxAgeSeconds: 2_592_000 });
    expect(written).toHaveBeenCalledWith('customerId=42; Path=/; Secure; SameSite=Lax; Max-Age=2592000');
  });
});

describe('changes of cookies', () => {
  const news = async (happen: () => void) => {
    const heard = jest.fn();
    const stop = onCookieChange(heard);
    jest.useFakeTimers();
    happen();
    await jest.advanceTimersByTimeAsync(100);
    stop();
    happen();
    await jest.advanceTimersByTimeAsync(100);
    jest.useRealTimers();
    return heard.mock.calls.length;
  };
  const told = (target: EventTarget, name: string) => () => target.dispatchEvent(new Event(name));

  it.each([
    ['focus', () => window],
    ['visibilitychange', () => document],
  ])('are looked for on %s where the browser tells nothing, until it ends [AUTH-8]', async (name, target) => {
    expect(await news(told(target(), name))).toBe(1);
  });

  it('are told by the browser’s own store, a burst of them once [AUTH-8]', async () => {
    const store = new EventTarget();
    Object.assign(window, { cookieStore: store });
    const changes = await news(() => {
      told(store, 'change')();
      told(store, 'change')();
    });
    const focuses = await news(told(window, 'focus'));
    Reflect.deleteProperty(window, 'cookieStore');
    expect([changes, focuses]).toEqual([1, 0]);
  });
});
