import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from '../../federation/loader';
import { chooseRelease } from '../../federation/loader/rollout';
import { isSelected } from '../../federation/loader/rollout/choose-target';
import { readChannel, type ChooseTarget } from './assets';

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
