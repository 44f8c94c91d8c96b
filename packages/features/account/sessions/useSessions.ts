import { useState } from 'react';
import { memberLogins, memberSessionEnd, memberSessions } from '#api/memberSessions.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useCredentialSource, useRefreshProtection } from '#core/stepUp/useCredentialSource.ts';
import type { SessionsCardProps } from './sessions.types.ts';

const pageSize = 5;

/** Props of "devices and logins" (SEC-01), connected to the platform. */
export function useSessions(): SessionsCardProps {
  const { client } = usePlatform();
  const language = useLanguage();
  const credential = useCredentialSource();
  const refreshProtection = useRefreshProtection();
  const [shown, setShown] = useState(false);
  const [pageNo, onPage] = useState(1);
  const [sessions, { update, refresh }] = useRemote(memberSessions, { language }, 'live');
  const [page] = useRemote(memberLogins, shown ? { pageNo, pageSize, language } : null, 'list');
  return {
    sessions,
    history: shown ? { page, pageNo, onPage } : null,
    language,
    credential,
    async onEnd(id, given) {
      const answer = await client.call(memberSessionEnd, { id, language, credential: given });
      // A lost answer may have ended the session.
      await (answer.ok ? update(() => answer.value) : refresh());
      await refreshProtection();
      return answer;
    },
    onHistory: () => setShown(true),
  };
}
