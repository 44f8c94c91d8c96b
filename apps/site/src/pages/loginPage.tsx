import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LoginScreen } from '#features/login/LoginScreen.tsx';
import { useLoginPage } from '#features/login/useLoginPage.ts';
import { BrandMark } from '#features/shared/BrandMark.tsx';
import { paths } from '#features/shared/navigation.ts';
import { useSession } from '#features/shared/platform.tsx';
import { useBrand } from '../brand.ts';

export function Page() {
  const session = useSession();
  // Who came signed in has nothing to do here; who signs in here is led on by the login itself.
  const [cameSignedIn] = useState(session !== null);
  return cameSignedIn ? <Navigate to={paths.home()} replace /> : <Login />;
}

function Login() {
  return <LoginScreen {...useLoginPage()} brand={<BrandMark brand={useBrand()} />} />;
}
