import { type ReactNode, useRef } from 'react';
import { classes } from '../Box/element.ts';
import type { MenuItem } from '../Menu/items.ts';
import { Menu } from '../Menu/Menu.tsx';
import { away, corner, dot, marked, round } from './FloatingActions.css.ts';
import { useScrolledAway } from './useScrolledAway.ts';

export interface FloatingAction {
  id: string;
  label: string;
  /** An `Icon` without a label. */
  icon: ReactNode;
  /** Runs inside the press, so it may open a window. */
  onSelect?: () => void;
  /** Makes it a link. */
  href?: string;
  /** A dot, here and on the round button: something waits. The label should say what. @default false */
  badge?: boolean;
}

export interface FloatingActionsProps {
  /** Names the button and its menu: “Help and more”. */
  label: string;
  /** On the round button: an `Icon` without a label. */
  icon: ReactNode;
  /** Without any, there is no button. */
  actions: readonly FloatingAction[];
}

/**
 * One round button at the lower corner that opens a small menu, above the bottom bar where there is one. It goes away as
 * the page is scrolled down and comes back as it is scrolled up, so that it never lies on what is being read; a
 * page that wants its last line free as well leaves 4.5rem at its end, above the bottom bar.
 */
export function FloatingActions({ label, icon, actions }: FloatingActionsProps) {
  const place = useRef<HTMLDivElement>(null);
  useScrolledAway(place, away);
  if (actions.length === 0) return null;
  return (
    <div ref={place} className={corner}>
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
    </div>
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
