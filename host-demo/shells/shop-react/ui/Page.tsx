import { useEffect, useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { loginFrom, paths } from '../../shop/paths';
import { useShop } from '../state/shop';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** An anchor whose plain click navigates client-side where possible. */
export const Link = ({ href, children, ...rest }: LinkProps) => {
  const { navigation } = useShop();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.navigate(href);
      }}
    >
      {children}
    </a>
  );
};

/** A link's text and address; without an address it is only text. */
export type NamedLink = readonly [name: string, href: string | undefined];

interface LinkListProps {
  readonly links: readonly NamedLink[];
  /** Address of the link to this page, if it is one of them. */
  readonly current?: string | undefined;
}

const LinkItems = ({ links, current }: LinkListProps) =>
  links.map(([name, href]) => (
    <li key={`${name} ${href ?? ''}`}>
      {href === undefined ? (
        name
      ) : (
        <Link href={href} aria-current={href === current ? 'page' : undefined}>
          {name}
        </Link>
      )}
    </li>
  ));

/** The links next to, or above, the content. */
export const Aisles = ({ title, ...list }: LinkListProps & { readonly title: string }) => (
  <nav className="aisles" aria-label={title}>
    <h2>{title}</h2>
    <ul>
      <LinkItems {...list} />
    </ul>
  </nav>
);

interface FooterColumnProps extends LinkListProps {
  readonly title: string;
  /** Address of the title, if it is a link. */
  readonly href?: string | undefined;
}

export const FooterColumn = ({ title, href, links }: FooterColumnProps) => (
  <section>
    <h2>{href === undefined ? title : <Link href={href}>{title}</Link>}</h2>
    <ul>
      <LinkItems links={links} />
    </ul>
  </section>
);

/** The path from the top to this page, without the page itself, which is the heading below. */
export const Breadcrumbs = ({ links }: LinkListProps) => (
  <nav aria-label="Breadcrumbs" className="breadcrumbs">
    <ol>
      <LinkItems links={links} />
    </ol>
  </nav>
);

interface HeadingProps {
  readonly children: string;
  /** A note in smaller type: the position of this page in a list. */
  readonly note?: string;
}

/** The view's only `h1`. It sets the document's title as well, and takes focus after a client-side navigation. */
export const Heading = ({ children, note }: HeadingProps) => {
  const { config, navigation } = useShop();
  const moves = useStore(navigation.store, (state) => state.moves);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const title = note === undefined ? children : `${children}, ${note.toLowerCase()}`;
    document.title = `${title} | ${config.header.brand.name}`;
  }, [children, note, config]);

  useEffect(() => {
    if (moves > 0) heading.current?.focus({ preventScroll: true });
  }, [moves]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      <span>{children}</span>
      {note === undefined ? null : <small> {note}</small>}
    </h1>
  );
};

/** Replaces content that failed to load. */
export const ErrorMessage = ({ what }: { readonly what: string }) => (
  <p className="note note--warning" role="status">
    Sorry, we can’t show {what} right now. Please try again in a moment.
  </p>
);

/** Asks visitors to sign in, on pages for customers. */
export const SignInFirst = ({ why }: { readonly why: string }) => {
  const { navigation } = useShop();
  const href = useStore(navigation.store, (state) => state.href);
  return (
    <>
      <p className="lead">{why}</p>
      <div className="actions">
        <a className="button" href={loginFrom(href)}>
          Sign in
        </a>
        <a className="button button--quiet" href={paths.register}>
          Register
        </a>
      </div>
    </>
  );
};
