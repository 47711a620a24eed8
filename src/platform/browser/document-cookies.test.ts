import { documentCookies } from './document-cookies';

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
