import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { PetalFan } from '../shared/PetalFan.tsx';
import { LoginForm, type LoginLinks } from './LoginForm.tsx';
import { brandSlot, column, flower, greeting, page, welcome, welcomeWords } from './LoginScreen.css.ts';
import type { LoginProps } from './useLogin.ts';

export interface LoginScreenProps extends LoginProps, LoginLinks {
  /** Mark and name, as a link to the home page or plain. */
  readonly brand?: ReactNode;
}

/** The page /login, which has no header: the brand stands at its head. */
export function LoginScreen({ brand, ...login }: LoginScreenProps) {
  const { t } = useTranslation('login');
  return (
    <div className={page}>
      <header className={welcome}>
        <div className={flower}>
          <PetalFan />
        </div>
        {brand !== undefined && <div className={brandSlot}>{brand}</div>}
        <div className={welcomeWords}>
          <p className={greeting}>{t('welcome')}</p>
          <Text size="lg">{t('welcomeText')}</Text>
        </div>
      </header>
      <main className={column}>
        <Stack gap="lg">
          <Heading level={1}>{t('title')}</Heading>
          <LoginForm {...login} />
        </Stack>
      </main>
    </div>
  );
}
