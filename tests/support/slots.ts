/** A delivery in the far future, for every test: Monday 5 May 2031, 10am to 11am in London. */
export const BOOKED_SLOT = {
  id: 'sr-1',
  status: 'UNCONFIRMED',
  addressId: '52001',
  branchId: '651',
  slotType: 'DELIVERY',
  startDateTime: '2031-05-05T09:00:00Z',
  endDateTime: '2031-05-05T10:00:00Z',
  amendOrderCutoffDateTime: '2031-05-04T22:00:00Z',
  charge: 3,
} as const;

/** The same day with the longest usual label: 12:00 midday - 1pm. */
export const MIDDAY_SLOT = {
  ...BOOKED_SLOT,
  startDateTime: '2031-05-05T11:00:00Z',
  endDateTime: '2031-05-05T12:00:00Z',
} as const;
