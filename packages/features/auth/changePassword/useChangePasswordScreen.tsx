import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate, useSearchParams } from '#core/routing/router.ts';
import { safeReturnPath } from '#core/security/safeUrl.ts';
import { useMember } from '#core/session/member.ts';
import type { ChangePasswordScreenProps } from './changePassword.types.ts';
import { useChangePassword } from './useChangePassword.ts';

const RestNote = lazyComponent(async () => (await import('#core/stepUp/ConnectedRestNote.tsx')).ConnectedRestNote);

/**
 * The password change of the page /changePassword, where the current password must be typed. Leads to `?next=` (a path of
 * this site) afterwards, else to the home page (CPW-02).
 */
export function useChangePasswordScreen(): ChangePasswordScreenProps {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeReturnPath(query.get('next'), location.origin);
  const { role } = useMember();
  const { form } = useChangePassword({
    storedPassword: null,
    onDone: () => void (next === null ? navigate(paths.home()) : navigate(next, { replace: true })),
  });
  return { form, role, homeHref: paths.home(), restNote: role !== 'assistant' && <RestNote /> };
}
