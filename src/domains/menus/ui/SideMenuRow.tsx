import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick, Link } from '../../../ui/Link';
import * as styles from './SideMenuRow.module.css';
import { Icon, type IconName } from '../../../ui/Icon';
import { CALENDAR_BOOKED } from '../../../ui/icons/calendar-booked';
import type { LinkId } from '../links';

type SideMenuIconName = LinkId | 'season' | 'multiSearch' | 'bookedSlot';

/** Icons that the bar has under another name; it also has those of the same name. */
const SHARED: Partial<Record<SideMenuIconName, IconName>> = {
  register: 'user',
  slot: 'calendar',
  account: 'user',
};

/** Strokes on a 24 px grid. */
const PATHS: Partial<Record<SideMenuIconName, string>> = {
  bookedSlot: CALENDAR_BOOKED,
  groceries: 'M4 10h16l-1.6 9.5H5.6zM8 10l3-6M16 10l-3-6',
  entertaining: 'M7 3h10l-1 6a4 4 0 0 1-8 0zM12 13v7.5M8 20.5h8',
  offers: 'M3.5 12V4H12l8.5 8.5-8 8zM8 8h.01',
  new: 'M12 3.5 14 10l6.5 2-6.5 2-2 6.5-2-6.5-6.5-2 6.5-2z',
  inspiration: 'M9 17.5h6M10 20.5h4M9 17v-2.5a6 6 0 1 1 6 0V17',
  recipes: 'M12 6c-2-2-5-2-8-1v13c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1ZM12 6v13',
  lists: 'M6 4h12v16H6zM9 9h6M9 13h6',
  season: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
  signIn: 'M10 4h9v16h-9M4 12h10M10.5 8.5 14 12l-3.5 3.5',
  favourites: 'M12 20 4.6 12.4a4.6 4.6 0 0 1 6.5-6.5l.9.9.9-.9a4.6 4.6 0 0 1 6.5 6.5z',
  orders: 'm4 8 8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  loyalty: 'M3 6h18v12H3zM3 10h18M6 14.5h4',
  deliveryPass: 'M2 6h11v11H2zM13 9.5h4.5L21 13v4h-8M6 17v2M17 17v2',
  signOut: 'M14 4H5v16h9M10 12h10M16.5 8.5 20 12l-3.5 3.5',
};

/** The decorative icon of an entry of the first panel [SLOT-5]. */
const SideMenuIcon = ({ name }: { readonly name: SideMenuIconName }) => (
  <Icon name={SHARED[name] ?? (name as IconName)} path={PATHS[name]} size={22} />
);

interface RowProps {
  /** The kind of a special row: 'all', 'offers' or 'main'. */
  readonly kind?: string | undefined;
  readonly icon?: SideMenuIconName | undefined;
  readonly children: ReactNode;
}

/** A row's label; a plain string gets the style of a name. */
const labelOf = (children: ReactNode) =>
  typeof children === 'string' ? <span className={styles.name}>{children}</span> : children;

interface LinkProps extends RowProps {
  readonly href: string | undefined;
  readonly isCurrent: boolean;
  /** Called for a click that opens the link in this tab. */
  readonly onFollow: (event: MouseEvent) => void;
}

export const SideMenuLink = ({ kind, icon, href, isCurrent, onFollow, children }: LinkProps) => (
  <Link
    href={href}
    className={styles.row}
    data-kind={kind}
    isCurrent={isCurrent}
    onClick={(event) => {
      if (isPlainClick(event)) onFollow(event);
    }}
  >
    {icon && <SideMenuIcon name={icon} />}
    {labelOf(children)}
  </Link>
);

interface ButtonProps extends RowProps {
  /** Whether it pushes a panel, which a chevron shows; true by default. */
  readonly isPush?: boolean;
  /** @param item the pressed button, which gets the focus back when the panel is popped */
  readonly onPress: (item: HTMLElement) => void;
}

export const SideMenuButton = ({ kind, icon, isPush = true, onPress, children }: ButtonProps) => (
  <button
    type="button"
    className={styles.row}
    data-kind={kind}
    data-pushes={isPush}
    onClick={({ currentTarget }) => {
      onPress(currentTarget);
    }}
  >
    {icon && <SideMenuIcon name={icon} />}
    {labelOf(children)}
  </button>
);
