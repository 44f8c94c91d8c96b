import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { NoticeBar } from '#features/notices/NoticeBar.tsx';
import { useNoticeBar } from '#features/notices/useNoticeBar.ts';
import { RegisterScreen } from '#features/register/RegisterScreen.tsx';
import { useRegisterPage } from '#features/register/useRegisterPage.ts';
import { BrandMark } from '#features/shared/BrandMark.tsx';
import { paths } from '#features/shared/navigation.ts';
import { useSession } from '#features/shared/platform.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useBrand } from '../brand.ts';
import { EntryBanner } from '../EntryBanner.tsx';
import { News } from '../News.tsx';
import { RegisterElsewhere } from '../RegisterElsewhere.tsx';
import { useIdentityService } from '../useIdentityService.ts';

export function Page() {
  const session = useSession();
  // Who came signed in has an account; who signs up here is led on by the form itself.
  const [cameSignedIn] = useState(session !== null);
  return cameSignedIn ? <Navigate to={paths.home()} replace /> : <Register />;
}

function Register() {
  const navigate = useNavigate();
  const { bar, pressed } = useNoticeBar();
  return (
    <>
      <RegisterScreen
        {...useRegisterPage(useIdentityService())}
        brand={<BrandMark brand={useBrand()} />}
        notice={
          <Stack gap="sm">
            <EntryBanner group="/register" />
            <NoticeBar {...bar} />
          </Stack>
        }
        thirdParty={<RegisterElsewhere onDone={() => void navigate(paths.home(), { replace: true })} />}
        loginHref={paths.login()}
      />
      {/* Shows the notice that was pressed; by themselves news do not open over a form. */}
      <News hold pressed={pressed} />
    </>
  );
}
