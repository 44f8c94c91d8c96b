import { useNavigate } from 'react-router-dom';
import { ForgotDialog } from '#features/password/ForgotDialog.tsx';
import { useForgot } from '#features/password/useForgot.ts';
import { paths } from '#features/shared/navigation.ts';

/** The recovery over the page that a visitor is on; whoever has a new password is signed in and goes home (FGT-02). */
export function Forgot({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const forgot = useForgot({
    onDone: () => {
      onClose();
      void navigate(paths.home());
    },
  });
  return <ForgotDialog {...forgot} open={open} onClose={onClose} />;
}
