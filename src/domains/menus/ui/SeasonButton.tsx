import type { ReactNode } from 'react';
import type { MenuTrigger } from '../menu-trigger';

interface SeasonButtonProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Undefined until the code that acts on it has loaded. */
  readonly trigger?: MenuTrigger;
  readonly onPress?: () => void;
  /** Called when a shopper is about to open the menu. */
  readonly prepare?: () => void;
  /** The menu's panel; nothing until its code has loaded. */
  readonly children?: ReactNode;
}

/** The seasonal menu at the end of the row: a disclosure like the groceries menu [SEAS-1]. */
export const SeasonButton = ({ title, isOpen, trigger, onPress, prepare, children }: SeasonButtonProps) => (
  <li>
    <button
      type="button"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onPointerMove={trigger?.move}
      onPointerLeave={trigger?.leave}
      onFocus={prepare}
      onClick={onPress}
    >
      {title}
    </button>
    {children}
  </li>
);
