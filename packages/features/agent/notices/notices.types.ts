import type { AgentNotice } from '#api/agentNotices.ts';
import type { Remote } from '#core/data/remote.ts';

export interface NoticeRow extends AgentNotice {
  /** Where what it tells about is; null on a site without such a page. */
  readonly href: string | null;
}

export interface NoticesViewProps {
  /** The level of the heading in the outline of the page. @default 3 */
  readonly level?: 2 | 3;
  /** What waits first. */
  readonly notices: Remote<readonly NoticeRow[]>;
  /** Called when one is followed, or all are marked as read. */
  readonly onSeen: (ids: readonly string[]) => void;
}
