import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ForgotScreen } from '#features/password/ForgotScreen.tsx';
import { useForgotPage } from '#features/password/useForgotPage.ts';
import { BrandMark } from '#features/shared/BrandMark.tsx';
import { paths } from '#features/shared/navigation.ts';
import { useSession } from '#features/shared/platform.tsx';
import { useBrand } from '../brand.ts';

export function Page() {
  const session = useSession();
  // Who came signed in has not forgotten anything; who comes in here is led on by the form itself.
  const [cameSignedIn] = useState(session !== null);
  return cameSignedIn ? <Navigate to={paths.home()} replace /> : <Forgot />;
}

function Forgot() {
  return <ForgotScreen {...useForgotPage()} loginHref={paths.login()} brand={<BrandMark brand={useBrand()} />} />;
}
