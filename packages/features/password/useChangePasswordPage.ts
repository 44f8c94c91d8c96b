import { useNavigate } from 'react-router-dom';
import { useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import type { Role } from '../shared/role.ts';
import { type ChangePasswordProps, useChangePassword } from './useChangePassword.ts';

export interface ChangePasswordPageProps extends ChangePasswordProps {
  readonly role: Role;
  readonly homeHref: string;
}

/** The page /changePassword: no password is held there, and whoever has changed theirs goes home (CPW-02). */
export function useChangePasswordPage(): ChangePasswordPageProps {
  const navigate = useNavigate();
  const { role } = useMember();
  const change = useChangePassword({ heldPassword: null, onDone: () => void navigate(paths.home()) });
  return { ...change, role, homeHref: paths.home() };
}
