import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, routeOf } from '../shared/navigation.ts';
import { safeReturnPath } from '../shared/safeAddress.ts';
import { type LoginProps, useLogin } from './useLogin.ts';

/** The page /login: afterwards the player is back where they wanted to go (`?next=`, a path of this site), else home. */
export function useLoginPage(): LoginProps {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = safeReturnPath(query.get('next'), location.origin);
  const next = wanted === null || isLogin(wanted) ? paths.home() : wanted;
  return useLogin({ onDone: () => void navigate(next, { replace: true }) });
}

/** Whoever has logged in has nothing to do there. */
const isLogin = (path: string): boolean => routeOf(new URL(path, location.origin).pathname) === 'login';
