import { LogIn } from 'lucide-react';
import { PetalFan } from '#core/components/PetalFan.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { HomeScreenProps } from '../home.types.ts';
import { action, band, greeting, logIn, ornament } from './Welcome.css.ts';

type WelcomeProps = Pick<HomeScreenProps, 'role' | 'nickname' | 'loginHref' | 'onSignUp' | 'practiceHref'>;

/** The welcome block: an invitation to log in or sign up for visitors, a greeting for players. */
export function Welcome({ role, nickname, loginHref, onSignUp, practiceHref }: WelcomeProps) {
  const { t } = useTranslation('home');
  const shared = useTranslation('common').t;
  // The site has no home page for the assistant of an agent.
  const audience = role === 'agent' || role === 'assistant' ? 'member' : role;
  const title = (() => {
    if (audience !== 'member') return t(`welcome.${audience}`);
    return nickname === null ? t('welcome.memberNoName') : t('welcome.member', { name: nickname });
  })();
  return (
    <Box tone="accentSoft" radius="sheet">
      <div className={band}>
        <span className={ornament}>
          <PetalFan />
        </span>
        <div className={greeting}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text size="sm">{t(`welcome.${audience}Text`)}</Text>
        </div>
        {audience === 'visitor' && (
          <div className={action}>
            <span className={logIn}>
              <ButtonLink href={loginHref} tone="outline" icon={<Icon of={LogIn} size="small" />}>
                {t('welcome.logIn')}
              </ButtonLink>
            </span>
            <Button onClick={onSignUp}>{shared('pages.register')}</Button>
            {practiceHref !== null && (
              <ButtonLink href={practiceHref} tone="outline">
                {shared('practise')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Box>
  );
}
