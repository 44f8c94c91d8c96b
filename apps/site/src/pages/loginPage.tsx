import { Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LoginScreen } from '#features/login/LoginScreen.tsx';
import { useForcedChange } from '#features/login/useForcedChange.ts';
import { useLoginPage } from '#features/login/useLoginPage.ts';
import { BrandMark } from '#features/shared/BrandMark.tsx';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { paths } from '#features/shared/navigation.ts';
import { useSession } from '#features/shared/platform.tsx';
import { useBrand } from '../brand.ts';
import { useLoginSlots } from '../loginSlots.tsx';

// For few: who has to change their password first.
const ForcedChange = lazyPart(() => import('../ForcedChange.tsx').then((part) => part.ForcedChange), 'more');

export function Page() {
  const session = useSession();
  // Who came signed in has nothing to do here; who signs in here is led on by the login itself.
  const [cameSignedIn] = useState(session !== null);
  return cameSignedIn ? <Navigate to={paths.home()} replace /> : <Login />;
}

function Login() {
  const mustChange = useForcedChange().change !== null;
  const { inWindow, goOn, ...login } = useLoginPage();
  const slots = useLoginSlots(login, { onLeave: () => {}, plain: inWindow || login.entry === 'agent' });
  return (
    <>
      <LoginScreen {...login} {...slots} brand={<BrandMark brand={useBrand()} />} />
      <Suspense fallback={null}>{mustChange && <ForcedChange onDone={goOn} />}</Suspense>
    </>
  );
}
