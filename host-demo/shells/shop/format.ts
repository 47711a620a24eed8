const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats a price: 43.1 pounds is '£43.10', 0.5 is '50p'. */
export const formatPrice = (amount: number): string => {
  const pence = Math.round(amount * 100);
  return pence > 0 && pence < 100 ? `${String(pence)}p` : pounds.format(pence / 100);
};

const zone = 'Europe/London';

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const shortDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** London day of an ISO instant: 'Monday 5 May'. */
export const formatDay = (instant: string): string => longDay.format(new Date(instant)).replace(',', '');

/** London date of an ISO instant: '5 May 2026'. */
export const formatDate = (instant: string): string => shortDate.format(new Date(instant));

/** Hour of London's clock at an ISO instant, from 0 to 23. */
export const londonHour = (instant: string): number => parseInt(clock.format(new Date(instant)), 10);

/** London time of an ISO instant: '2pm', '9:30am', '12:00 midday'; 23:30 is formatted as '12AM'. */
export const formatTime = (instant: string): string => {
  const [hours = 0, minutes = 0] = clock.format(new Date(instant)).split(':').map(Number);
  if (hours === 23 && minutes === 30) return '12AM';
  if (hours === 12 && minutes === 0) return '12:00 midday';
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${String(hours % 12 === 0 ? 12 : hours % 12)}${rest}${hours < 12 ? 'am' : 'pm'}`;
};

/** The hours of a slot: '2pm - 3pm'. */
export const formatHours = (slot: { startDateTime: string; endDateTime: string }): string =>
  `${formatTime(slot.startDateTime)} - ${formatTime(slot.endDateTime)}`;

/** A slot in full: 'Monday 5 May, 2pm - 3pm'. */
export const formatSlot = (slot: { startDateTime: string; endDateTime: string }): string =>
  `${formatDay(slot.startDateTime)}, ${formatHours(slot)}`;
