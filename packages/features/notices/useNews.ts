import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnouncements } from '../shared/announcements.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { routeOf } from '../shared/navigation.ts';
import { type Platform, usePlatform, useSession } from '../shared/platform.tsx';
import { localStore } from '../shared/storage.ts';
import type { NoticeDialogProps } from './NoticeDialog.tsx';
import { bangkokDay, isNewsDue, newsOf, toNoticeView } from './notices.model.ts';
import type { PressedNotice } from './useNoticeBar.ts';

/** In local storage: the last day, such as `2026-11-21`, on which the player does not want news to open. */
const hiddenThrough = 'newsHiddenThrough';

/** Who has seen the news since the page was loaded; it outlives the frame, which a game takes away. */
const seenBy = new WeakMap<Platform, Set<string | null>>();

export interface NewsOptions {
  /** True while something else has the player's attention; the news wait until it is over. */
  readonly hold: boolean;
  /** From `useNoticeBar`: shown at once. */
  readonly pressed: PressedNotice | null;
}

/** NOT-01b, NOT-02: the dialog of the notice that was pressed, and of the news that open by themselves. */
export function useNews({ hold, pressed }: NewsOptions): NoticeDialogProps {
  const platform = usePlatform();
  const token = useSession()?.token ?? null;
  const language = useLanguage();
  const route = routeOf(useLocation().pathname);
  const announcements = useAnnouncements();
  const [shown, setShown] = useState({ open: false, byItself: false, index: 0 });
  const [hiddenToday, setHiddenToday] = useState(false);

  const [followed, setFollowed] = useState<PressedNotice | null>(null);
  if (pressed !== followed) {
    setFollowed(pressed);
    if (pressed !== null) setShown({ open: true, byItself: false, index: pressed.index });
  }

  const lists = announcements.status === 'ready' ? announcements.value : { popup: [], player: [] };
  const news = newsOf(lists);
  const today = () => bangkokDay(platform.clock.now());

  const showNews = useEffectEvent(() => {
    const seen = seenBy.get(platform) ?? new Set();
    seenBy.set(platform, seen);
    // Whoever reads what they pressed has the news before them.
    if (!shown.open && !isNewsDue({ route, token }, seen)) return;
    seen.add(token);
    if (shown.open) return;
    if ((localStore.get(hiddenThrough) ?? '') < today()) setShown({ open: true, byItself: true, index: 0 });
  });
  const waiting = hold || news.length === 0;
  useEffect(() => {
    if (!waiting) showNews();
  }, [waiting, token, route, shown.open]);

  return {
    open: shown.open,
    notices: (shown.byItself ? news : lists.player).map((notice) => toNoticeView(notice, language)),
    index: shown.index,
    onIndex: (index) => setShown({ ...shown, index }),
    onClose: () => setShown({ ...shown, open: false }),
    hideToday: shown.byItself
      ? {
          checked: hiddenToday,
          onChange(checked) {
            setHiddenToday(checked);
            if (checked) localStore.set(hiddenThrough, today());
            else localStore.remove(hiddenThrough);
          },
        }
      : null,
  };
}
