import { useLayoutEffect, useRef } from 'react';
import { mountHeader } from 'shop-header-loader';
import { config } from './config';

export const HeaderElement = () => {
  const element = useRef<HTMLDivElement>(null);
  // A layout effect, because an effect would reserve the height after the first paint.
  useLayoutEffect(() => {
    if (!element.current) return;
    const options = { base: '/ecom/assets/mfe/common/', channel: 'stable' };
    const mounted = mountHeader(element.current, options, { config });
    return () => mounted.unmount();
  }, []);
  return <div ref={element} />;
};
