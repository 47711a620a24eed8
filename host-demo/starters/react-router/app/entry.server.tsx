import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { policiesOf } from './policies.server';

/** Renders a page, and sends it with the policies of production. */
const handleRequest = async (request: Request, status: number, headers: Headers, context: EntryContext) => {
  const data = context.staticHandlerContext.loaderData['root'] as { readonly nonce: string } | undefined;
  const nonce = data?.nonce;
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    { nonce },
  );
  if (import.meta.env.PROD) for (const [name, value] of policiesOf(nonce)) headers.set(name, value);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'private, no-cache');
  return new Response(body, { status, headers });
};

export default handleRequest;
