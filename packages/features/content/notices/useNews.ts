import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { type Platform, usePlatform, useSession } from '#core/data/platform.tsx';
import { localStore } from '#core/data/storage.ts';
import { dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { routeOf } from '#core/routing/routes.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import { markNewsSeen, newsSeenBy } from '#core/site/newsSeen.ts';
import { useLayerOpen } from '#ui/Dialog/useLayerOpen.ts';
import { isNewsDue, newsOf, toNoticeView, urgentOf } from './notices.model.ts';
import type { ClickedNotice, NoticeDialogProps } from './notices.types.ts';

/** Local storage key of the last day, as yyyy-MM-dd, on which the news must not open. */
const hiddenThrough = 'newsHiddenThrough';

/**
 * Platforms whose player has seen the news since the page loaded. Signing out clears session storage, and the news must
 * not open because of it. Outside the hook, because opening a game unmounts the shell.
 */
const seenHere = new WeakSet<Platform>();

export interface NewsOptions {
  /** True while the site opens another dialog, or something else comes first; the news waits. */
  readonly paused: boolean;
  /** The notice clicked in the bar, from `useNoticeBar`; it opens at once. */
  readonly clicked: ClickedNotice | null;
}

/** Props of the notice dialog, for a clicked notice (NOT-01b) and for urgent news, which opens by itself (NOT-02c). */
export function useNews({ paused, clicked }: NewsOptions): NoticeDialogProps {
  const platform = usePlatform();
  const who = useSession() === null ? 'visitor' : 'member';
  const language = useLanguage();
  const route = routeOf(useLocation().pathname);
  const announcements = useAnnouncements();
  const [shown, setShown] = useState({ open: false, byItself: false, index: 0 });
  const [hiddenToday, setHiddenToday] = useState(false);

  const [handled, setHandled] = useState<ClickedNotice | null>(null);
  const lists = announcements.status === 'ready' ? announcements.value : { popup: [], player: [] };
  const all = newsOf(lists);
  const news = urgentOf(all);
  if (clicked !== handled) {
    setHandled(clicked);
    // The bar has the notices to players; the pop-ups stand before them.
    const id = clicked && lists.player[clicked.index]?.id;
    const index = Math.max(
      0,
      all.findIndex((notice) => notice.id === id),
    );
    if (clicked !== null) setShown({ open: true, byItself: false, index });
  }
  const today = () => dayOf(platform.clock.now());

  const showNews = useEffectEvent(() => {
    const before = newsSeenBy() ?? (seenHere.has(platform) ? 'visitor' : null);
    const due = isNewsDue({ route, who }, before);
    // A player who is reading a notice counts as having seen the news.
    const seen = due || shown.open ? who : before;
    if (seen === null) return;
    seenHere.add(platform);
    markNewsSeen(seen);
    if (!due || shown.open) return;
    if ((localStore.get(hiddenThrough) ?? '') >= today()) return;
    // Nobody waits for it: React renders the dialog in slices, between which the page answers.
    startTransition(() => setShown({ open: true, byItself: true, index: 0 }));
  });
  const wanted = shown.open && shown.byItself;
  const [isThere, setThere] = useState(false);
  const layerOpen = useLayerOpen(news.length > 0 && route === 'home' && (wanted ? !isThere : !shown.open));
  const waiting = paused || layerOpen || news.length === 0;
  useEffect(() => {
    if (!waiting) showNews();
  }, [waiting, who, route, shown.open]);
  // Another layer or page can come while React renders the dialog.
  const open = shown.open && (isThere || !wanted || (!waiting && route === 'home'));
  useEffect(() => setThere(open), [open]);

  return {
    open,
    notices: (shown.byItself ? news : all).map((notice) => toNoticeView(notice, language)),
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
