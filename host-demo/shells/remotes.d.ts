/**
 * The module that stock federation hosts import. Outside this repository its types come from the archive that the
 * manifest names; here they are needed before anything is built. `tests/hosts/remote-types.spec.ts` compiles the lists
 * shell with the archive instead.
 */
declare module 'shop_header/Header' {
  type HeaderProps = import('../../federation/contract').HeaderProps;
  export const Header: (props: HeaderProps) => import('react').JSX.Element;
  export default Header;
}
