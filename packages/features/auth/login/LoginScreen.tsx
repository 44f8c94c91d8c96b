import { LazyClosedPage } from '#core/centre/LazyClosedPage.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { AuthPage } from '../AuthPage/AuthPage.tsx';
import type { LoginScreenProps } from './login.types.ts';
import { LoginPanel } from './LoginPanel.tsx';

/** The page /login. It has no site header; the brand is shown above or beside the form. */
export function LoginScreen({ form, entry = 'member', closed = null, brand, aside, dialog }: LoginScreenProps) {
  const { t } = useTranslation('login');
  const forAgents = entry === 'agent';
  return (
    <AuthPage
      panel="end"
      title={t(forAgents ? 'agent.title' : 'title')}
      greeting={t(forAgents ? 'agent.welcome' : 'welcome')}
      greetingText={t(forAgents ? 'agent.welcomeText' : 'welcomeText')}
      brand={brand}
      aside={aside}
    >
      {closed === null ? <LoginPanel form={form} /> : <LazyClosedPage name={t('agent.title')} closed={closed} />}
      {dialog}
    </AuthPage>
  );
}
