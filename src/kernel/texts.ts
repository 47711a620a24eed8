export const DATE = '{day} {date} {month}';
export const DAYS = 'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday';
export const MONTHS =
  'January, February, March, April, May, June, July, August, September, October, November, December';
export const NIGHT = '{day} night';
export const PRICE = '£1,234.50';
export const SHORT_DAYS = 'Sun, Mon, Tue, Wed, Thu, Fri, Sat';
export const SHORT_MONTHS = 'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec';
