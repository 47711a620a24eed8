import { clockTime, longDay, shortDay } from '../london-time';

/** Formats London time with Intl.DateTimeFormat instead, and compares both for every half hour of four years. */
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  weekday: 'long',
  day: '2-digit',
  month: 'long',
  hourCycle: 'h23',
});

const SPECIAL = new Map([
  ['23:30', '12AM'],
  ['12:00', '12:00 midday'],
]);

const format = (instant: Date): string => {
  const part = new Map(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  const [weekday = '', day = '', month = ''] = ['weekday', 'day', 'month'].map((name) =>
    part.get(name as 'day'),
  );
  const [hour = '', minute = ''] = [part.get('hour'), part.get('minute')];
  const clock = `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}`;
  const time = SPECIAL.get(`${hour}:${minute}`) ?? clock + (Number(hour) < 12 ? 'am' : 'pm');
  const short = `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
  return [short, `${weekday} ${Number(day)} ${month}`, time].join('|');
};

/** The first half hour of each end of summer time at which the clock has already been set back. */
const SET_BACK = ['2024-10-27', '2025-10-26', '2026-10-25', '2027-10-31'].map((day) =>
  Date.parse(`${day}T01:00Z`),
);

const HALF_HOUR_MS = 1_800_000;
const start = Date.UTC(2024, 0, 1);
const end = Date.UTC(2028, 0, 1);
const differences: string[] = [];
let compared = 0;
for (let at = start; at < end; at += HALF_HOUR_MS) {
  const instant = new Date(at);
  const ours = [shortDay(instant), longDay(instant), clockTime(instant)].join('|');
  const offset = SET_BACK.flatMap((back) => {
    const hour = Math.floor((at - back) / (2 * HALF_HOUR_MS));
    return hour === -1 ? [' BST'] : hour === 0 ? [' GMT'] : [];
  }).join('');
  if (ours !== format(instant) + offset)
    differences.push(`${instant.toISOString()}: ${ours}, not ${format(instant)}`);
  compared += 1;
}
const zone = process.env['TZ'];
process.stdout.write(JSON.stringify({ zone, compared, differences: differences.slice(0, 5) }));
