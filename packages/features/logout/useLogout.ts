import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { sessionLogout } from '#api/session.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';

export interface LogoutProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Done when the player is signed out on this device, whatever the platform answered. */
  readonly onConfirm: () => Promise<void>;
}

export interface Logout {
  /** Opens the question. */
  readonly ask: () => void;
  readonly dialog: LogoutProps;
}

/** LGN-13. */
export function useLogout(): Logout {
  const { client, session } = usePlatform();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('login');
  const [open, setOpen] = useState(false);

  async function signOut(): Promise<void> {
    const token = session.current()?.token;
    const told = await client.call(sessionLogout, {});
    // First away from what only members may see: its guard would send a visitor to the login instead.
    await navigate(paths.home());
    session.signOut();
    // Answers carry the token of whoever asked; those of everybody stay.
    await mutate((key) => Array.isArray(key) && key.includes(token), undefined, { revalidate: false });
    // A token that the platform no longer knows is as good as signed out.
    if (told.ok || told.error.kind === 'unauthorized') return;
    toast.show({ id: 'logout', tone: 'warning', text: t('logout.unreachable'), duration: noticeMs });
  }

  return { ask: () => setOpen(true), dialog: { open, onClose: () => setOpen(false), onConfirm: signOut } };
}

/** Two sentences that matter. */
const noticeMs = 15_000;
