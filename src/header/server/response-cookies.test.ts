import { responseCookies } from './response-cookies';

const booked = (branchId?: string) => ({
  slotReservations: [{ id: '1', status: 'CONFIRMED', slotType: 'DELIVERY', branchId }],
});
const NONE = { slotReservations: [] };

describe('the cookies of a page’s response', () => {
  it('set the branch of the booked slot [SHELL-10] [SLOT-2]', () => {
    expect(responseCookies(booked('651'), {})).toEqual(['branchId=651; Path=/; Secure; SameSite=Lax']);
    expect(responseCookies(booked('651'), { requestCookies: 'a=1; branchId=12' })).toHaveLength(1);
  });

  it('set nothing that the request had already [SHELL-10]', () =>
    expect(responseCookies(booked('651'), { requestCookies: 'a=1; branchId=651; b=2' })).toEqual([]));

  it('remove the branch without a slot, or with reservations that cannot be read [SHELL-10] [SLOT-2]', () => {
    for (const preloaded of [NONE, { slotReservations: 'broken' }]) {
      expect(responseCookies(preloaded, { requestCookies: 'branchId=651' })).toEqual([
        'branchId=; Path=/; Secure; SameSite=Lax; Max-Age=0',
      ]);
      expect(responseCookies(preloaded, { requestCookies: 'notbranchId=651' })).toEqual([]);
    }
  });

  it('leave everything as it is while the reservations are not known [SHELL-10]', () =>
    expect(responseCookies({}, { requestCookies: 'branchId=651' })).toEqual([]));

  it.each(['1; Domain=evil.example\r\nSet-Cookie: x=1', '\uD800', '..'])(
    'set nothing for the malformed branch %j [SHELL-10]',
    (branchId) => expect(responseCookies(booked(branchId), {})).toEqual([]),
  );
});
