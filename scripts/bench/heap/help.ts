export const HELP = `npm run bench:heap -- [options]

Measures what a long sitting leaves in memory: the heap of a page with the header, as a customer with a booked slot,
after 10,000 trolley updates and after 1,000 openings of its menus, garbage collected each time. In Chromium over the
built files (npm run build), in a page with no script but our loader's. About 2 minutes.

  --help  this text

Exit code 1 when both together leave more than 1 MB, or any node or listener.`;
