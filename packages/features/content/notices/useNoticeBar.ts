import { useState } from 'react';
import { mapRemote } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import type { ClickedNotice, NoticeBarProps } from './notices.types.ts';

export interface NoticeBarState {
  readonly bar: NoticeBarProps;
  /** The clicked notice, for `useNews`; null before the first click. */
  readonly clicked: ClickedNotice | null;
}

/** Props of the notice bar, and the clicked notice. Separate from `useNews`, which is not part of the first view. */
export function useNoticeBar(): NoticeBarState {
  const [clicked, setClicked] = useState<ClickedNotice | null>(null);
  return {
    bar: {
      notices: mapRemote(useAnnouncements(), ({ player }) => player),
      onOpen: (index) => setClicked({ index }),
      allHref: paths.notices(),
    },
    clicked,
  };
}
