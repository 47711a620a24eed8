import { randomBytes } from 'node:crypto';
import { renderHeader } from 'shop-header-server';
import release from '../header/release.json';
import { config } from './config';

const ORIGIN = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:3001';
const BASE = `/ecom/assets/mfe/common/${release.path}`;

/** Renders the header for a page at this path. */
export const headerAt = (path: string) => {
  const nonce = randomBytes(16).toString('base64url');
  const page = { url: ORIGIN + path, base: BASE, sharesReact: true, nonce };
  const { html, headElements, props } = renderHeader({ config }, page);
  return { html, headElements, props, nonce };
};
