import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` in browsers: what it adds works as soon as the element is visible. On a server, React 18 would warn
 * about it.
 */
export const useEffectBeforePaint = process.env['SHOP_HEADER_FOR_BROWSERS'] ? useLayoutEffect : useEffect;
