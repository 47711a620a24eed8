export const HELP = `npm run bench:boot -- [options]

Measures when the header is visible, on four pages with the same header and the same content:
  static     its markup and its styles, no script
  rendered   its markup, and our loader's script that takes it over
  bundled    a React 19 host with the header built into its own script
  federated  the same host, with our loader and the remote
Visitors with an empty cache, CPU 4 times slower, 1.6 Mbit/150 ms and 10 Mbit/40 ms, the pages in turn. In Chromium
over the built files (npm run build); every answer is brotli. About 3 minutes.

  --runs N   loads of each page on each network, 9 when left out
  --write    draws the medians into docs/pictures/boot.svg
  --help     this text

Exit code 1 when federated is later than 1.05 times bundled, or rendered later than 1.15 times static.`;
