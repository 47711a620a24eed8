/** A calendar with a tick, which the first render does not need. */
export const CALENDAR_BOOKED = 'M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4M8.8 15l2.2 2.3 4.2-4.4';
