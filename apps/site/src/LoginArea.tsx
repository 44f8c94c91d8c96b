import { Suspense, lazy, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LoginRequest } from '#features/gate/useGateDialogs.ts';
import { LoginBar } from '#features/login/LoginBar.tsx';
import { useLogin } from '#features/login/useLogin.ts';

const LoginDialog = lazy(async () => ({
  default: (await import('#features/login/LoginDialog.tsx')).LoginDialog,
}));

export interface LoginAreaProps {
  readonly request: LoginRequest;
  /** The bar cannot show what has to be shown: the dialog can. */
  readonly onNeedRoom: () => void;
  /** Where the header has room for the bar; null for who is signed in. */
  readonly place: HTMLElement | null;
}

/** One login behind the bar in the header and the dialog: what was typed into one is in the other. */
export function LoginArea({ request, onNeedRoom, place }: LoginAreaProps) {
  const login = useLogin({ onDone: request.onDone });
  // A dialog that has been open stays in the tree, so that its closing can be seen.
  const [wanted, setWanted] = useState(request.open);
  if (request.open && !wanted) setWanted(true);
  return (
    <>
      {place !== null && createPortal(<LoginBar {...login} onNeedRoom={onNeedRoom} />, place)}
      <Suspense fallback={null}>{wanted && <LoginDialog {...login} {...request} />}</Suspense>
    </>
  );
}
