import { useNavigate } from 'react-router-dom';
import { paths } from '../shared/navigation.ts';
import { type ForgotProps, useForgot } from './useForgot.ts';

/** The page /forget: whoever has a new password goes home (FGT-02). */
export function useForgotPage(): ForgotProps {
  const navigate = useNavigate();
  return useForgot({ onDone: () => void navigate(paths.home(), { replace: true }) });
}
