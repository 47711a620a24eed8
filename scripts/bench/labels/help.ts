export const HELP = `npm run bench:labels -- [options]

Measures how soon the labels of trolley and slot are painted after their answers, on the storefront's page in
Chromium over the built files (npm run build), at full speed and with a CPU 4 times slower. About 2 minutes.

  --runs N  pages measured at each speed (20)
  --help    this text

Exit code 1 when a label comes later than one frame after its answer, on the median page of either speed.`;
