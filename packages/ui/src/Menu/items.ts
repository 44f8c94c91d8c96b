import type { ReactNode } from 'react';

interface Line {
  /** Tells the items of one menu apart. */
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** An `Icon` without a label. */
  icon?: ReactNode;
}

/** Does something. */
export interface MenuAction extends Line {
  kind: 'action';
  /** The focus is back on the trigger when it runs, so a dialog opened here returns it there. */
  onSelect: () => void;
  /** What cannot be taken back, or ends something: drawn in the colour of warnings of that kind. @default false */
  danger?: boolean;
}

/** Goes somewhere. */
export interface MenuLink extends Line {
  kind: 'link';
  href: string;
  /** Where the player is now. @default false */
  current?: boolean;
}

export interface MenuOption {
  value: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** The language of the label, where it is not the page's. */
  lang?: string;
}

/** One of several, as a language. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  /** Names the group; drawn above it when the menu holds other things too. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly MenuOption[];
}

/** A line between groups. */
export interface MenuDivider {
  kind: 'divider';
  id: string;
}

export type MenuItem = MenuAction | MenuLink | MenuChoice | MenuDivider;
