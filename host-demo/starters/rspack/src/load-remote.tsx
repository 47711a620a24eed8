import { loadRemote } from '@module-federation/enhanced/runtime';
import { lazy } from 'react';

export const Header = lazy(async () => {
  const module = await loadRemote<typeof import('shop_header/Header')>('shop_header/Header');
  if (!module) throw new Error('the federation returned no header');
  return module;
});
