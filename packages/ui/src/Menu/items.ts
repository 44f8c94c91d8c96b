import type { ReactNode } from 'react';

interface Line {
  /** A key that is unique in the menu. */
  id: string;
  /** The text of the item. */
  label: string;
  /** A second line in muted text. */
  description?: ReactNode;
  /** An `Icon` without a label. */
  icon?: ReactNode;
  /** How much waits there, with its words for screen readers. Nothing is shown for 0. */
  badge?: { count: number; label: string };
}

/** A menu item that triggers an action. */
export interface MenuAction extends Line {
  /** The discriminator. */
  kind: 'action';
  /** Called after the focus has been restored to the trigger, so that a dialog opened here restores it there. */
  onSelect: () => void;
  /** Uses the negative colour. For irreversible actions and signing out. @default false */
  danger?: boolean;
}

/** A menu item that navigates. */
export interface MenuLink extends Line {
  /** The discriminator. */
  kind: 'link';
  /** The URL. */
  href: string;
  /** Marks the link to the current page. @default false */
  current?: boolean;
}

/** An option of a `MenuChoice`. */
export interface MenuOption {
  /** The value passed to `onChange`. */
  value: string;
  /** The text of the option. */
  label: string;
  /** A second line in muted text. */
  description?: string;
  /** An `Icon` without a label. */
  icon?: ReactNode;
  /** The language of the label, if it differs from that of the page. */
  lang?: string;
}

/** A group of options of which one is selected, e.g. the language. */
export interface MenuChoice {
  /** The discriminator. */
  kind: 'choice';
  /** A key that is unique in the menu. */
  id: string;
  /** The accessible name of the group. Visible if the menu has other items too. */
  label: string;
  /** The selected value. */
  value: string;
  /** Called with the newly selected value. */
  onChange: (value: string) => void;
  /** The options in order. */
  options: readonly MenuOption[];
}

/** A group of options of which any number is selected, e.g. the columns of a table. The menu stays open while they change. */
export interface MenuChecks {
  /** The discriminator. */
  kind: 'checks';
  /** A key that is unique in the menu. */
  id: string;
  /** The accessible name of the group. Visible if the menu has other items too. */
  label: string;
  /** The selected values. */
  values: readonly string[];
  /** Called with all values that are selected now, in the order of the options. */
  onChange: (values: readonly string[]) => void;
  /** The options in order. */
  options: readonly MenuOption[];
}

/** A line between groups of items. */
export interface MenuDivider {
  /** The discriminator. */
  kind: 'divider';
  /** A key that is unique in the menu. */
  id: string;
}

/** An item of a `Menu`. */
export type MenuItem = MenuAction | MenuLink | MenuChoice | MenuChecks | MenuDivider;

export const menuAligns = ['start', 'end'] as const;
/** The item that receives the focus on opening. `none` is for opening with a pointer. */
export type MenuStart = 'none' | 'first' | 'last';
