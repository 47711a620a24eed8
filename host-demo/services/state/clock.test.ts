import { londonDayAfter, londonInstant } from './clock';

describe('londonInstant', () => {
  it.each([
    ['2026-01-15', 600, '2026-01-15T10:00:00.000Z'],
    ['2026-07-15', 600, '2026-07-15T09:00:00.000Z'],
    ['2026-07-15', -30, '2026-07-14T22:30:00.000Z'],
    ['2026-03-29', 0, '2026-03-29T00:00:00.000Z'],
    ['2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', 30, '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 120, '2026-10-25T02:00:00.000Z'],
  ])('of %s and %p minutes is %s [HOST-3]', (day, minutes, instant) => {
    expect(londonInstant(day, minutes)).toBe(instant);
  });
});

describe('londonDayAfter', () => {
  it.each([
    ['2026-10-24T23:30:00Z', 0, '2026-10-25'],
    ['2026-10-24T23:30:00Z', 1, '2026-10-26'],
    ['2026-03-28T23:30:00Z', 1, '2026-03-29'],
    ['2026-12-31T12:00:00Z', 1, '2027-01-01'],
    ['2026-06-30T23:30:00Z', -1, '2026-06-30'],
  ])('of %s and %p days is %s [HOST-3]', (instant, days, day) => {
    expect(londonDayAfter(new Date(instant), days)).toBe(day);
  });
});
