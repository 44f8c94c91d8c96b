import { useState } from 'react';
import { memberLogins, memberSessionEnd, memberSessions } from '#api/memberSessions.ts';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useCredentialSource } from '#core/stepUp/useCredentialSource.ts';
import type { SessionsCardProps } from './sessions.types.ts';

const pageSize = 5;

/** Props of "devices and logins" (SEC-01), connected to the platform. */
export function useSessions(): SessionsCardProps {
  const language = useLanguage();
  const credential = useCredentialSource();
  const [shown, setShown] = useState(false);
  const [pageNo, onPage] = useState(1);
  const [sessions, { update }] = useRemote(memberSessions, { language }, 'live');
  const end = useChange(memberSessionEnd, update);
  const [page] = useRemote(memberLogins, shown ? { pageNo, pageSize, language } : null, 'list');
  return {
    sessions,
    history: shown ? { page, pageNo, onPage } : null,
    credential,
    onEnd: (id, given) => end({ id, language, credential: given }),
    onHistory: () => setShown(true),
  };
}
