import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Channel, HeaderRelease } from '../../federation/loader';
import { channelPath, type ChannelTarget } from '../../federation/loader/release';
import { chooseRelease } from '../../federation/loader/rollout';
import { isSelected } from '../../federation/loader/rollout/choose-target';
import type { LoaderSettings } from './shop/shell-config';

/** Hashed names of a shell's files, from its build. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads the names for each page, so that the next page uses a rebuild; empty before the first build. */
export const readAssets = async (distDir: string, shell: string): Promise<ShellAssets> =>
  ((await readJson(path.join(distDir, shell, 'assets.json'))) ?? { scripts: [], styles: [] }) as ShellAssets;

const BASE = '/ecom/assets/mfe/common/';
const CHANNEL = 'stable';

/** Chooses between the current release of a channel and its candidate. */
export type ChooseTarget = (channel: Channel) => ChannelTarget;

/** Reads the demo's channel; undefined if `distDir` is not a release store. */
export const readChannel = async (distDir: string): Promise<Channel | undefined> =>
  (await readJson(path.join(distDir, 'remote', channelPath(CHANNEL, 1)))) as Channel | undefined;

/**
 * Returns the remote's address and its release. The page contains the release, which saves the loader requests. In a
 * release store, the channel is read for each page; the loader validates it.
 *
 * @param choose by default the current release is used
 */
export const readLoaderSettings = async (
  distDir: string,
  choose: ChooseTarget = (channel) => channel,
): Promise<LoaderSettings> => {
  const remote = path.join(distDir, 'remote');
  const channel = await readChannel(distDir);
  const folder = channel ? choose(channel).path : '';
  const release = (await readJson(path.join(remote, folder, 'header.json'))) as HeaderRelease | undefined;
  return {
    base: BASE,
    ...(channel && { channel: CHANNEL }),
    ...(channel && release && { path: folder }),
    ...(release && { release }),
  };
};

/**
 * Returns a function that chooses the release of a page, by the cookie of its visit. The response sets the cookie if the
 * visit has none.
 */
export const createChooseForVisit =
  (request: FastifyRequest, reply: FastifyReply): ChooseTarget =>
  (channel) => {
    const { target, setCookie } = chooseRelease(channel, {
      cookies: request.headers.cookie,
      isSecure: request.protocol === 'https',
    });
    if (setCookie !== undefined) void reply.header('set-cookie', setCookie);
    return target;
  };

/** What the address of a fragment says about the visit: its bucket, or the release that an edge has chosen for it. */
export interface FragmentVisit {
  readonly bucket?: string;
  readonly release?: 'current' | 'candidate';
}

/** Chooses the release of a fragment. Without a bucket, it is the current one. */
export const chooseForFragment =
  ({ bucket, release }: FragmentVisit): ChooseTarget =>
  (channel: Channel) => {
    const { candidate } = channel;
    if (!candidate || release === 'current') return channel;
    const isChosen =
      release === 'candidate' || (bucket !== undefined && isSelected(Number(bucket), candidate));
    return isChosen ? candidate : channel;
  };

/** An edge asks once per bucket, and caches the response as long as a channel. */
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=600';

export const rolloutSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['bucket'],
    properties: { bucket: { type: 'string', pattern: '^\\d{1,2}$' } },
  },
} as const;

/**
 * `GET /mfe/common/rollout?bucket=42`: the header `x-shop-header-release` is `current` or `candidate`. So an edge
 * caches two copies of a fragment, and not one for each bucket [FED-5] [FED-8].
 */
export const createServeRollout =
  (distDir: string) =>
  async (request: FastifyRequest<{ Querystring: { readonly bucket: string } }>, reply: FastifyReply) => {
    const channel = await readChannel(distDir);
    const isCandidate = channel !== undefined && chooseForFragment(request.query)(channel) !== channel;
    return reply
      .headers({
        'cache-control': CACHE_CONTROL,
        'x-shop-header-release': isCandidate ? 'candidate' : 'current',
      })
      .type('text/plain; charset=utf-8')
      .send('');
  };
