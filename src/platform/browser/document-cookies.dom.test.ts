import { documentCookies, onCookieChange } from './document-cookies';

afterEach(() => {
  for (const name of ['branchId', 'customerId']) documentCookies.remove(name);
});

describe('documentCookies', () => {
  it('sets cookies for the whole origin, and reads them by their full name [SLOT-2]', () => {
    documentCookies.set('branchId', '7');
    expect(documentCookies.get('branchId')).toBe('7');
    expect(documentCookies.get('branch')).toBeUndefined();
    expect(documentCookies.get('Id')).toBeUndefined();
  });

  it.each([
    ['any value unchanged', 'a=b; c, "é"', 'a=b; c, "é"'],
    ['a replacement for a lone surrogate', '7\uD800', '7\uFFFD'],
  ])('keeps %s [AUTH-6] [SLOT-2]', (_what, value, kept) => {
    documentCookies.set('customerId', value);
    expect(documentCookies.get('customerId')).toBe(kept);
  });

  it('removes a cookie [AUTH-6]', () => {
    documentCookies.set('customerId', '42', { maxAgeSeconds: 60 });
    documentCookies.remove('customerId');
    expect(documentCookies.get('customerId')).toBeUndefined();
  });

  describe('with cookies of the same name for parts of the origin', () => {
    beforeEach(() => {
      history.replaceState(null, '', '/ecom/shop/trolley');
      for (const path of ['/ecom', '/ecom/shop/', '/ecom/shop/trolley'])
        document.cookie = `branchId=stale; Path=${path}; Secure`;
    });
    afterEach(() => {
      history.replaceState(null, '', '/');
    });

    it('reads the one for the whole origin [SLOT-2]', () => {
      document.cookie = 'branchId=7; Path=/; Secure';
      expect(documentCookies.get('branchId')).toBe('7');
    });

    it('leaves only its own after it has set it, for servers too [SLOT-2]', () => {
      documentCookies.set('branchId', '7');
      expect(document.cookie).toBe('branchId=7');
    });

    it('removes them all [SLOT-2]', () => {
      documentCookies.set('customerId', '42');
      expect(documentCookies.remove('branchId')).toBe(true);
      expect(document.cookie).toBe('customerId=42');
    });

    it('returns false for one that the browser keeps [AUTH-6]', () => {
      documentCookies.set('customerId', '42');
      const written = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
      expect(documentCookies.remove('customerId')).toBe(false);
      written.mockRestore();
    });
  });

  it('returns undefined for a cookie that cannot be decoded [SLOT-2]', () => {
    document.cookie = 'branchId=%E0%A4%A; Path=/; Secure';
    expect(documentCookies.get('branchId')).toBeUndefined();
  });

  it('sets Secure, Path=/, SameSite=Lax and the given maximum age [AUTH-6]', () => {
    const written = jest.spyOn(Document.prototype, 'cookie', 'set');
    documentCookies.set('customerId', '42', { maxAgeSeconds: 2_592_000 });
    expect(written).toHaveBeenCalledWith('customerId=42; Path=/; Secure; SameSite=Lax; Max-Age=2592000');
  });
});

describe('onCookieChange', () => {
  const countCalls = async (emit: () => void) => {
    const listener = jest.fn();
    const stop = onCookieChange(listener);
    jest.useFakeTimers();
    emit();
    await jest.advanceTimersByTimeAsync(100);
    stop();
    emit();
    await jest.advanceTimersByTimeAsync(100);
    jest.useRealTimers();
    return listener.mock.calls.length;
  };
  const emitter = (target: EventTarget, name: string) => () => target.dispatchEvent(new Event(name));

  it.each([
    ['focus', () => window],
    ['visibilitychange', () => document],
  ])('listens to %s without the Cookie Store API, until it stops [AUTH-8]', async (name, target) => {
    expect(await countCalls(emitter(target(), name))).toBe(1);
  });

  it('listens only to the Cookie Store API if it exists, and reports a burst of changes once [AUTH-8]', async () => {
    const store = new EventTarget();
    Object.assign(window, { cookieStore: store });
    const changes = await countCalls(() => {
      emitter(store, 'change')();
      emitter(store, 'change')();
    });
    const focuses = await countCalls(emitter(window, 'focus'));
    Reflect.deleteProperty(window, 'cookieStore');
    expect([changes, focuses]).toEqual([1, 0]);
  });
});
