declare module 'shop_header/Header' {
  import type { ComponentType } from 'react';
  import type { HeaderProps } from 'shop-header-loader/contract';

  const Header: ComponentType<HeaderProps>;
  export default Header;
}
