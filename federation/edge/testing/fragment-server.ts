import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveOnLoopback } from '../../testing/serve-on-loopback';

export type Answer = (asked: IncomingMessage, answer: ServerResponse) => void;

export interface FragmentServer {
  readonly port: number;
  /** What was asked for, but for the edge's own looks at whether it lives. */
  readonly asked: readonly IncomingMessage[];
  /** Answers so from now on. */
  readonly answerBy: (answer: Answer) => void;
  readonly close: () => Promise<void>;
}

const PROBE = '/mfe/common/header?page=/';

/** Stale at once, so that a test need not wait; as a fragment otherwise. */
export const goodAnswer =
  (body: string): Answer =>
  (_asked, answer) => {
    answer.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=1, stale-while-revalidate=600, stale-if-error=600',
      'set-cookie': 'somebody=1',
    });
    answer.end(body);
  };

export const unavailable: Answer = (_asked, answer) => {
  answer.writeHead(503).end('sorry');
};

export const halfAnswer: Answer = (_asked, answer) => {
  answer.writeHead(200, { 'content-length': 100 });
  answer.write('half', () => answer.destroy());
};

export const noAnswer: Answer = () => undefined;

/** Stands for the server that renders the header's fragment. */
export const startFragmentServer = async (): Promise<FragmentServer> => {
  const asked: IncomingMessage[] = [];
  let answerBy = goodAnswer('first');
  const { port, close } = await serveOnLoopback((request, answer) => {
    if (request.url !== PROBE) asked.push(request);
    answerBy(request, answer);
  });
  return {
    port,
    asked,
    answerBy: (answer) => {
      answerBy = answer;
    },
    close,
  };
};
