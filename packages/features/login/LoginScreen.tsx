import type { ReactNode } from 'react';
import { EntryPage } from '../shared/EntryPage.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { LoginLinks } from './LoginForm.tsx';
import { LoginPanel, type LoginSlots } from './LoginPanel.tsx';
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
    <EntryPage
      panel="end"
      title={t(forAgents ? 'agent.title' : 'title')}
      greeting={t(forAgents ? 'agent.welcome' : 'welcome')}
      greetingText={t(forAgents ? 'agent.welcomeText' : 'welcomeText')}
      brand={brand}
      aside={aside}
    >
      <LoginPanel {...login} {...registering} />
    </EntryPage>
  );
}
