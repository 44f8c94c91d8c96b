import type { MemberPage } from '#core/routing/routes.ts';

/** A link of the member centre's menu. */
export interface MemberCentreEntry {
  readonly page: MemberPage;
  readonly href: string;
}

export interface MemberCentreDialogProps {
  readonly open: boolean;
  /** The current page. Kept while the dialog closes. */
  readonly page: MemberPage;
  /** The URL requests a page that is not offered. @default false */
  readonly instead?: boolean;
  /** On phones, shows the menu in place of the page. Other screens show both. @default false */
  readonly menu?: boolean;
  /** Link to the menu, for phones. */
  readonly menuHref: string;
  /** The pages available to this player, in menu order. */
  readonly entries: readonly MemberCentreEntry[];
  /** Called instead of following a link to another page of the centre, which replaces this one in the history. */
  readonly onFollow: (href: string) => void;
  readonly onClose: () => void;
}
