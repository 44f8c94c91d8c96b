import type { Remote } from '#core/data/remote.ts';
import type { NoticeView } from '#core/notices/notice.types.ts';

export interface AnnouncementView extends NoticeView {
  /** Not read on this device yet. */
  readonly unread: boolean;
}

/** One page of announcements. */
export interface AnnouncementPage {
  readonly rows: readonly AnnouncementView[];
  readonly totalPages: number;
}

export interface AnnouncementsScreenProps {
  readonly announcements: Remote<AnnouncementPage>;
  /** The announcement in the URL, which is opened and focused; null for none. */
  readonly wanted: string | null;
  readonly pageNo: number;
  readonly onPage: (page: number) => void;
  /** The text of an announcement is shown. */
  readonly onRead: (id: string) => void;
}
