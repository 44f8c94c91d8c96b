import { useNavigate } from 'react-router-dom';
import { RegisterDialog } from '#features/register/RegisterDialog.tsx';
import { useRegister } from '#features/register/useRegister.ts';
import { paths } from '#features/shared/navigation.ts';
import { RegisterElsewhere } from './RegisterElsewhere.tsx';
import { useIdentityService } from './useIdentityService.ts';

/** The registration over the page that a visitor is on; whoever has signed up goes home (REG-08). */
export function Register({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const done = (): void => {
    onClose();
    void navigate(paths.home());
  };
  const register = useRegister({ ...useIdentityService(), onDone: done });
  return (
    <RegisterDialog {...register} open={open} onClose={onClose} thirdParty={<RegisterElsewhere onDone={done} />} />
  );
}
