import { BrandMark } from '#core/components/BrandMark.tsx';
import { useBrand } from '#core/site/brand.ts';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { AlternativeSignUp } from './AlternativeSignUp.tsx';
import type { RegisterScreenProps } from './register.types.ts';
import { useIdentityService } from './useIdentityService.ts';
import { useRegisterPage } from './useRegisterPage.ts';

/** The page /register with everything around its form. */
export function useRegisterScreen(): RegisterScreenProps {
  const { banner, notices } = usePageSlots();
  const { form, inWindow, goOn } = useRegisterPage(useIdentityService());
  return {
    form: {
      ...form,
      // Their links would open a second site in a window that another page waits for (LGN-02g).
      notice: inWindow ? undefined : (
        <Stack gap="sm">
          {banner('/register')}
          {notices()}
        </Stack>
      ),
      thirdParty: <AlternativeSignUp onDone={goOn} />,
    },
    brand: <BrandMark brand={useBrand()} linked={!inWindow} />,
  };
}
