import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { PetalFan } from '../shared/PetalFan.tsx';
import type { LoginLinks } from './LoginForm.tsx';
import { LoginPanel, type LoginSlots } from './LoginPanel.tsx';
import { asideSlot, brandSlot, column, flower, greeting, page, welcome, welcomeWords } from './LoginScreen.css.ts';
import type { LoginEntry, LoginProps } from './useLogin.ts';

export interface LoginScreenProps extends LoginProps, LoginLinks, LoginSlots {
  /** Whose entrance it is (ROL-03). @default 'member' */
  readonly entry?: LoginEntry;
  /** Mark and name, as a link to the home page or plain. */
  readonly brand?: ReactNode;
  /** LGN-02: beside the form, where there is room for it. */
  readonly aside?: ReactNode;
}

/** The page /login, which has no header: the brand stands at its head, or beside the form. */
export function LoginScreen({ entry = 'member', brand, aside, ...login }: LoginScreenProps) {
  const { t } = useTranslation('login');
  // The panel has a button of its own for it.
  const registering = aside === undefined ? {} : { registerHref: undefined };
  const forAgents = entry === 'agent';
  return (
    <div className={page}>
      <header className={welcome}>
        <div className={flower}>
          <PetalFan />
        </div>
        {brand !== undefined && <div className={brandSlot}>{brand}</div>}
        <div className={welcomeWords}>
          <p className={greeting}>{t(forAgents ? 'agent.welcome' : 'welcome')}</p>
          <Text size="lg">{t(forAgents ? 'agent.welcomeText' : 'welcomeText')}</Text>
        </div>
        {aside !== undefined && <div className={asideSlot}>{aside}</div>}
      </header>
      <main className={column}>
        <Stack gap="lg">
          <Heading level={1}>{t(forAgents ? 'agent.title' : 'title')}</Heading>
          <LoginPanel {...login} {...registering} />
        </Stack>
      </main>
    </div>
  );
}
