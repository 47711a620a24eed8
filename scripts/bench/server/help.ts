export const HELP = `npm run bench:server -- [options]

Measures how often a second one core renders the header on a server, over the built files (npm run build): a visitor,
and a customer with menus, trolley and slot. Nothing else runs beside. A few seconds.

  --runs N  seconds measured for each (20)
  --help    this text

Exit code 1 when the median second has fewer than 1,000 renders.`;
