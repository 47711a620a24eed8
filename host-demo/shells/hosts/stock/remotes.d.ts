declare module 'shop_header/Header' {
  import type { ComponentType } from 'react';
  const Header: ComponentType<{ readonly config: unknown }>;
  export default Header;
}
