import type { CentreState } from '#core/centre/CentreDialog.tsx';
import type { MemberPage } from '#core/routing/centrePages.ts';

/** A page of the site that the menu leads to beside those of the centre; `contact` is the form for questions (CON-02). */
export type OutsidePage = 'pointMall' | 'vip' | 'contact';

/** A link of the member centre's menu. */
export interface MemberCentreEntry {
  readonly page: MemberPage;
  readonly href: string;
  /** What waits there (MEM-04b). @default 0 */
  readonly count?: number;
}

export interface MemberCentreDialogProps extends CentreState<MemberPage> {
  /** The pages available to this player, in menu order. */
  readonly entries: readonly MemberCentreEntry[];
  /** Pages of the site beside the centre (GEN-04e, RT-04d). */
  readonly outside: readonly { readonly name: OutsidePage; readonly href: string }[];
  /**
   * What a page that failed tells customer service, and where (CON-02); null where the operator takes no messages.
   * @default null
   */
  readonly problem?: { readonly code: string; readonly href: string } | null;
}
