import { use } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate, useReadUrl } from '#core/routing/router.ts';
import { AuthPromptsContext } from '#core/session/requireAuth.ts';
import { useSessionEnded } from './useSessionEnded.ts';

// With its messages, which few visits need.
const SessionEndedDialog = lazyComponent(() =>
  import('./SessionEndedDialog.tsx').then((part) => part.SessionEndedDialog),
);

interface Props {
  /**
   * Called when it is shown, in place of the login that the end of the session has opened, and when it is gone. Without it the
   * page itself is the login.
   */
  readonly onShown?: (shown: boolean) => void;
}

/** Tells a player why the platform has ended the session, and leads to the login and back to the page (LGN-16). */
export function SessionEnded({ onShown }: Props) {
  const end = useSessionEnded((shown) => onShown?.(shown));
  const { requestLogin } = use(AuthPromptsContext);
  const readUrl = useReadUrl();
  const navigate = useNavigate();
  if (end === null) return null;
  const { onClose, ...shown } = end;
  const here = (): string => {
    const { pathname, search } = readUrl();
    return pathname + search;
  };
  const securityAt = (path: string): string => paths.memberCentre(path, 'securityCenter');
  const isLogin = onShown === undefined;
  return (
    <LazyDialogSection open={end.open} onClose={onClose}>
      <SessionEndedDialog
        {...shown}
        onLogIn={() => {
          onClose();
          if (!isLogin) requestLogin(() => {});
        }}
        onSecure={() => {
          onClose();
          if (isLogin) void navigate(paths.login({ next: securityAt(paths.home()) }), { replace: true });
          else requestLogin(() => void navigate(securityAt(here())));
        }}
      />
    </LazyDialogSection>
  );
}
