import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { useReadUrl } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { type FieldDraft, readDrafts, typeDrafts } from './formDrafts.ts';

interface Kept {
  readonly url: string;
  readonly member: string;
  readonly drafts: readonly FieldDraft[];
}

/**
 * Keeps what is typed when a session expires, in memory only, and types it again when the same member is back on the same
 * page (LGN-15). Who logs out has nothing kept, and another member gets nothing.
 */
export function useKeptForms(): void {
  const { session } = usePlatform();
  const { info } = useMember();
  const readUrl = useReadUrl();
  const kept = useRef<Kept | null>(null);
  const known = useRef('');
  const member = info.status === 'ready' ? info.value.id : null;

  const here = (): string => {
    const { pathname, search } = readUrl();
    return pathname + search;
  };
  const keep = useEffectEvent((end: string | null) => {
    if (session.current() !== null) return;
    const drafts = end === 'expired' ? readDrafts(document.body) : [];
    kept.current = drafts.length === 0 ? null : { url: here(), member: known.current, drafts };
  });
  // Called before the page changes.
  useEffect(() => session.subscribe((end) => keep(end)), [session]);

  const giveBack = useEffectEvent(() => {
    const found = kept.current;
    if (found === null || here() !== found.url) return;
    const drafts = typeDrafts(document.body, found.drafts);
    kept.current = drafts.length === 0 ? null : { ...found, drafts };
  });
  useEffect(() => {
    if (member === null) return undefined;
    known.current = member;
    if (kept.current?.member !== member) kept.current = null;
    if (kept.current === null) return undefined;
    giveBack();
    // Forms come with their data.
    const observer = new MutationObserver(() => {
      giveBack();
      if (kept.current === null) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [member]);
}
