import { parseArgs } from 'node:util';
import { downloadRenderer } from './download';

const USAGE = `Usage: shop-header-renderer <base> <channel> <folder> [--accepts ^1]

Downloads the renderer of the release to which a channel points, and verifies it:
<folder>/server is the package shop-header-server, <folder>/release.json names the release.
While a release is rolled out, <folder>/candidate/server is its renderer.

Example: shop-header-renderer https://shop.example/ecom/assets/mfe/common/ stable header`;

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accepts: { type: 'string' } },
  });
  const [base, channel, out] = positionals;
  if (!base?.endsWith('/') || channel === undefined || out === undefined) throw new Error(USAGE);
  const { version, candidate } = await downloadRenderer({
    base,
    channel,
    out,
    ...(values.accepts !== undefined && { accepts: values.accepts }),
  });
  console.log(`${out}/server is the renderer of ${version}`);
  if (candidate) console.log(`${out}/candidate/server is the renderer of ${candidate.version}`);
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
