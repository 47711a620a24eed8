import { Drawer } from '../../../ui/Drawer';
import { Link } from '../../../ui/Link';
import type { MenuLink } from '../links';
import * as styles from './SlideOut.module.css';
import type { ReactNode } from 'react';

export interface SlideOutProps {
  readonly groups: readonly { readonly name: string; readonly links: readonly MenuLink[] }[];
  readonly currentPath: string;
  readonly onClose: () => void;
  /** What stands under the links, such as sister shops and the operator's way back. */
  readonly children?: ReactNode;
}

/** Small screens and the compact bar: every link of the header in a panel from the side [SLID-1]. */
export const SlideOut = ({ groups, currentPath, onClose, children }: SlideOutProps) => (
  <Drawer title="Menu" onClose={onClose}>
    <nav aria-label="Menu">
      {groups.map(
        ({ name, links }) =>
          links.length > 0 && (
            <ul key={name} className={styles.group} aria-label={name}>
              {links.map(({ id, label, href }) => (
                <li key={id}>
                  <Link
                    href={href}
                    className={styles.link}
                    isCurrent={href === currentPath}
                    onClick={onClose}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ),
      )}
      {children}
    </nav>
  </Drawer>
);
