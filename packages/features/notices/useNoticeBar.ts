import { useState } from 'react';
import { useAnnouncements } from '../shared/announcements.ts';
import { paths } from '../shared/navigation.ts';
import { mapRemote } from '../shared/remote.ts';
import type { NoticeBarProps } from './NoticeBar.tsx';

/** NOT-01b: the notice that was pressed. Another press is another value, also on the same notice. */
export interface PressedNotice {
  readonly index: number;
}

/** The bar, and what was pressed on it; `useNews` shows that. Kept apart: the bar belongs to the first view, news do not. */
export function useNoticeBar(): { readonly bar: NoticeBarProps; readonly pressed: PressedNotice | null } {
  const [pressed, setPressed] = useState<PressedNotice | null>(null);
  return {
    bar: {
      notices: mapRemote(useAnnouncements(), ({ player }) => player),
      onOpen: (index) => setPressed({ index }),
      allHref: paths.notices(),
    },
    pressed,
  };
}
