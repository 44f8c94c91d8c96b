import type { ReactNode } from 'react';
import { classes } from '../Box/element.ts';
import type { MenuItem } from '../Menu/items.ts';
import { Menu } from '../Menu/Menu.tsx';
import { dot, marked, round } from './FloatingActions.css.ts';

/** An item of the menu of `FloatingActions`. */
export interface FloatingAction {
  /** A unique key of the action. */
  id: string;
  /** The text of the menu item. */
  label: string;
  /** An `Icon` without a label. */
  icon: ReactNode;
  /** Called inside the user gesture, so it may open a window. */
  onSelect?: () => void;
  /** The URL, which makes the item a link. */
  href?: string;
  /** Shows a dot on the item and on the button for a pending item. The label should state the reason. @default false */
  badge?: boolean;
}

export interface FloatingActionsProps {
  /** The accessible name of the button and its menu, e.g. “Help and more”. */
  label: string;
  /** An `Icon` without a label, shown on the button. */
  icon: ReactNode;
  /** The menu items. Without any, nothing is rendered. */
  actions: readonly FloatingAction[];
}

/** A round button that opens a menu. The page gives it a place that nothing else uses, so that it covers nothing. */
export function FloatingActions({ label, icon, actions }: FloatingActionsProps) {
  if (actions.length === 0) return null;
  return (
    <Menu
      label={label}
      items={actions.map(toItem)}
      trigger={(props) => (
        <button {...props} type="button" aria-label={label} title={label} className={classes(round, marked)}>
          {icon}
          {actions.some(({ badge }) => badge) && <span className={dot} />}
        </button>
      )}
    />
  );
}

function toItem({ id, label, icon, href, onSelect, badge }: FloatingAction): MenuItem {
  const drawing = badge ? (
    <span className={marked}>
      {icon}
      <span className={dot} />
    </span>
  ) : (
    icon
  );
  if (href !== undefined) return { kind: 'link', id, label, icon: drawing, href };
  return { kind: 'action', id, label, icon: drawing, onSelect: () => onSelect?.() };
}
