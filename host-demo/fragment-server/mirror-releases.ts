import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { downloadFile, downloadServer } from '../../federation/loader/renderer/download';
import { channelPath, isChannel, type ChannelTarget } from '../../federation/loader/release';
import { isCandidate } from '../../federation/loader/rollout/choose-target';

const TIMEOUT_MS = 10_000;
const CHANNEL = channelPath('stable', 1);

const readChannel = async (url: string): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} returned status ${String(response.status)}`);
  return Buffer.from(await response.arrayBuffer());
};

const write = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
};

/** Downloads what a server needs of a release: `header.json`, which is written last, and the renderer. */
const mirrorRelease = async (base: string, target: ChannelTarget, remote: string): Promise<void> => {
  const folder = path.join(remote, target.path);
  const header = path.join(folder, 'header.json');
  if (existsSync(header)) return;
  await downloadServer(base, target, folder);
  await downloadFile(`${base}${target.path}header.json`, target.integrity, `${header}.part`);
  await rename(`${header}.part`, header);
};

/**
 * Copies the channel `stable` from a release store to `distDir`, with the renderers of its releases. The channel's file
 * is written last, so pages are rendered with complete releases only [FED-8].
 *
 * @param base address of the release store, with a trailing slash
 * @throws Error if a file fails to load, or differs from the release's list of hashes
 */
export const mirrorReleases = async (base: string, distDir: string): Promise<void> => {
  const remote = path.join(distDir, 'remote');
  const bytes = await readChannel(base + CHANNEL);
  const channel: unknown = JSON.parse(bytes.toString());
  if (!isChannel(channel)) throw new Error(`${base}${CHANNEL} is not a channel`);
  const { candidate } = channel;
  const targets = isCandidate(candidate) ? [channel, candidate] : [channel];
  for (const target of targets) await mirrorRelease(base, target, remote);
  await write(path.join(remote, CHANNEL), bytes);
};
