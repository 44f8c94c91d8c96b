import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import type { Role } from '../shared/role.ts';
import { safeReturnPath } from '../shared/safeAddress.ts';
import { type ChangePasswordProps, useChangePassword } from './useChangePassword.ts';

export interface ChangePasswordPageProps extends ChangePasswordProps {
  readonly role: Role;
  readonly homeHref: string;
}

/**
 * The page /changePassword: no password is held there. Whoever has changed theirs goes home (CPW-02), or back to where they
 * came from (`?next=`, a path of this site).
 */
export function useChangePasswordPage(): ChangePasswordPageProps {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeReturnPath(query.get('next'), location.origin);
  const { role } = useMember();
  const change = useChangePassword({
    heldPassword: null,
    onDone: () => void (next === null ? navigate(paths.home()) : navigate(next, { replace: true })),
  });
  return { ...change, role, homeHref: paths.home() };
}
