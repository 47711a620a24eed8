export const HELP = `npm run bench:menus -- [options]

Measures how soon each menu is painted after the press that opens it, on the storefront's page in Chromium over the
built files (npm run build): with 10,000 categories and a CPU 6 times slower. Then the longest task while all of them
are opened with 100,000 categories, at full speed and 6 times slower. About 5 minutes.

  --runs N  pages measured at each width (20)
  --help    this text

Exit code 1 when opening takes more than 100 ms at p75 or more than 200 ms at worst, or when a task is longer than
50 ms at full speed.`;
