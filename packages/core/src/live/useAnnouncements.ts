import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { memberNotifySettings } from '#api/notifications.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { usePlatform, useSession } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { formatTime } from '../format/dates.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { type MemberPage, memberPages } from '../routing/centrePages.ts';
import { useReadUrl } from '../routing/router.ts';
import { routeOf } from '../routing/routes.ts';
import { usePlayStatus } from '../session/playStatus.ts';
import { roleOf } from '../session/role.ts';
import {
  type Announcement,
  type Circumstances,
  type Hold,
  countOf,
  follow,
  isAnnounced,
  noAnnouncements,
  toneOf,
} from './announcements.model.ts';
import { eventsTold } from './eventsTold.ts';
import type { ReadEvents } from './reads.ts';
import { wasToldInGame } from './toldInGame.ts';
import { useEventPage } from './useEventPage.ts';
import { useEventText } from './useEventText.ts';

/** The toast of all announcements, so that there is never more than one. */
const announcementId = 'event';
const shownMs = 6_000;
/** How often it is looked whether what stood against an announcement has gone, in ms. */
const againMs = 1_000;

/**
 * Announces in toasts what has happened to the member, by the rules of `announcements.model.ts`.
 *
 * Only a tab that is seen announces. What a hidden one has read it announces when it is seen again, unless another tab of
 * the session has meanwhile: tabs that share a session share how far it was announced (`eventsTold`).
 *
 * A launched game tells of the session, the status and what protects the player (`InGameNote`). Everything else that has happened by
 * then is read when the player leaves it, and is late.
 * @param parts everything that was read so far
 */
export function useAnnouncements(parts: readonly ReadEvents[]): void {
  const toast = useToast();
  const platform = usePlatform();
  const session = useSession();
  const { t } = useTranslation('events');
  const textOf = useEventText();
  const pageOf = useEventPage();
  const readUrl = useReadUrl();
  const circumstancesNow = useCircumstances();
  const state = useRef(noAnnouncements);
  const taken = useRef(0);
  const wasHidden = useRef(false);
  const [waits, setWaits] = useState(false);

  const show = (announcement: Announcement): void => {
    const { group, events } = announcement;
    const [event] = events;
    const only = events.length === 1 ? event : undefined;
    const text = only
      ? textOf(only)
      : t(group === 'other' ? 'summary' : `several.${group}`, { count: countOf(announcement) });
    const link = only && typeof only.kind === 'string' ? only.link : null;
    const open = link ? pageOf(link) : undefined;
    toast.show({
      id: announcementId,
      tone: toneOf(announcement),
      duration: shownMs,
      text,
      urgent: group === 'protection',
      ...(open && { action: { label: t(group === 'security' ? 'notMe' : 'view'), onPress: open } }),
    });
  };

  /** The events to announce, without those that another tab has announced. */
  const newEvents = (circumstances: Circumstances | null) => {
    if (circumstances === null || session === null) return undefined;
    const seen = eventsTold(platform, session.token);
    const untaken = parts.slice(taken.current);
    const fresh = untaken.slice(untaken.findLastIndex(({ cursor }) => cursor === seen.get()) + 1);
    taken.current = parts.length;
    const last = fresh.at(-1);
    if (last !== undefined) seen.set(last.cursor);
    return {
      events: fresh
        .flatMap(({ events }) => events)
        .filter((event) => isAnnounced(event, circumstances) && !wasToldInGame(platform, event)),
      isLate: wasHidden.current || fresh.some(({ isLate }) => isLate),
    };
  };

  const advance = useEffectEvent((): void => {
    if (document.hidden) {
      wasHidden.current = true;
      return;
    }
    const before = state.current;
    state.current = follow(before, {
      ...newEvents(circumstancesNow()),
      now: performance.now(),
      hold: holdIn(readUrl()),
      isOnScreen: toast.list().some(({ id }) => id === announcementId),
    });
    wasHidden.current = false;
    const { shown, waiting } = state.current;
    setWaits(waiting.length > 0);
    if (shown !== null && shown !== before.shown) show(shown);
  });

  const isKnown = circumstancesNow() !== null;
  useEffect(() => advance(), [parts, isKnown]);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => advance(), againMs);
    return () => clearInterval(timer);
  }, [waits]);
  useEffect(() => {
    const again = (): void => advance();
    document.addEventListener('visibilitychange', again);
    const unsubscribe = toast.subscribe(again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      unsubscribe();
      toast.dismiss(announcementId);
    };
  }, [toast]);
}

/** Returns a function with what announcements depend on; null while that is being read. */
function useCircumstances(): () => Circumstances | null {
  const { clock } = usePlatform();
  const readUrl = useReadUrl();
  const [settings] = useRemote(memberNotifySettings, {}, 'oncePerSession');
  const [play] = usePlayStatus();
  const isPlayer = roleOf(useSession()) !== 'assistant';
  return () => {
    if (settings.status === 'loading' || (isPlayer && play.status === 'loading')) return null;
    const { pathname, search } = readUrl();
    return {
      openPages: [...centresIn(search), routeOf(pathname)],
      isResting: isPlayer && (play.status !== 'ready' || play.value.rest !== null),
      settings: settings.status === 'ready' ? settings.value : null,
      timeOfDay: formatTime(clock.now(), 'EN'),
    };
  };
}

/** The pages of the member centre and of the agent centre that an address opens. */
const centresIn = (search: string) => ['centre', 'agent'].map((name) => new URLSearchParams(search).get(name));

const textFields = 'textarea,[contenteditable],input:not([type=checkbox],[type=radio],[type=range],[type=button])';

const isMoneyPage = (page: string): boolean =>
  Object.hasOwn(memberPages, page) && memberPages[page as MemberPage].screen.startsWith('account/money/');

/** What stands against an announcement on the page: one that moves money, a dialog that is no page of a centre, or a field with the focus. */
function holdIn({ search }: { readonly search: string }): Hold {
  const pages = centresIn(search).filter((page) => page !== null);
  const centres = pages.length;
  if (pages.some(isMoneyPage)) return 'busy';
  if (document.querySelectorAll('[role=dialog],[role=alertdialog]').length > centres) return 'busy';
  return document.activeElement?.matches(textFields) === true ? 'typing' : 'none';
}
