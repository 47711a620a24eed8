import { useEffect, useRef } from 'react';
import { mountHeader } from 'shop-header-loader';
import { config } from './config';

export const HeaderElement = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const options = { base: '/ecom/assets/mfe/common/', channel: 'stable' };
    const mounted = mountHeader(element.current, options, { config });
    return () => mounted.unmount();
  }, []);
  return <div ref={element} />;
};
