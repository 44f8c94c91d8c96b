import type { Remote } from '#core/data/remote.ts';
import type { NoticeView } from '#core/notices/notice.types.ts';

/** The notice that was clicked in the bar (NOT-01b). Every click creates a new object, also for the same notice. */
export interface ClickedNotice {
  readonly index: number;
}

export interface NoticeBarProps {
  readonly notices: Remote<readonly { readonly id: string; readonly title: string }[]>;
  /** Called with the index of the clicked notice. */
  readonly onOpen: (index: number) => void;
  readonly allHref: string;
}

export interface NoticeDialogProps {
  readonly open: boolean;
  readonly notices: readonly NoticeView[];
  /** Index of the notice on display. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  /** "Don't show again today", for a dialog that opened by itself; null when the player opened it. */
  readonly hideToday: { readonly checked: boolean; readonly onChange: (checked: boolean) => void } | null;
}

export interface NoticesScreenProps {
  /** Newest first. */
  readonly notices: Remote<readonly NoticeView[]>;
  /** Id of the notice in the URL, which is opened and focused; null for none. */
  readonly wanted: string | null;
  readonly homeHref: string;
}
