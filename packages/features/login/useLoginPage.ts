import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../shared/navigation.ts';
import { safeReturnPath } from '../shared/safeAddress.ts';
import { type LoginProps, useLogin } from './useLogin.ts';

/** The page /login: afterwards the player is back where they wanted to go (`?next=`, a path of this site), else home. */
export function useLoginPage(): LoginProps {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeReturnPath(query.get('next'), location.origin) ?? paths.home();
  return useLogin({ onDone: () => void navigate(next, { replace: true }) });
}
