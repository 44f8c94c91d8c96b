import { useNavigate } from 'react-router-dom';
import { paths } from '../shared/navigation.ts';
import { type RegisterOptions, type RegisterProps, useRegister } from './useRegister.ts';

/** The page /register: whoever has signed up goes home (REG-08). */
export function useRegisterPage(options: Omit<RegisterOptions, 'onDone' | 'onPage'> = {}): RegisterProps {
  const navigate = useNavigate();
  return useRegister({ ...options, onPage: true, onDone: () => void navigate(paths.home(), { replace: true }) });
}
