import { Link } from '../../shop-react/ui/Link';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The path from the top to this page, without the page itself, which is the heading below. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumbs" className="breadcrumbs">
    <ol>
      {crumbs.map(({ name, href }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ol>
  </nav>
);
