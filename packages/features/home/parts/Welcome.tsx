import { LogIn } from 'lucide-react';
import { Box } from '#ui/Box/Box.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { PetalFan } from '../../shared/PetalFan.tsx';
import type { HomeScreenProps } from '../HomeScreen.tsx';
import { action, band, ornament, words } from './Welcome.css.ts';

type WelcomeProps = Pick<HomeScreenProps, 'role' | 'nickname' | 'loginHref'>;

/** An invitation to visitors, a greeting to everybody else: one quiet line below the banner. */
export function Welcome({ role, nickname, loginHref }: WelcomeProps) {
  const { t } = useTranslation('home');
  const who = role === 'agent' ? 'member' : role;
  const title = (() => {
    if (who !== 'member') return t(`welcome.${who}`);
    return nickname === null ? t('welcome.memberNoName') : t('welcome.member', { name: nickname });
  })();
  return (
    <Box tone="accentSoft" radius="sheet">
      <div className={band}>
        <span className={ornament}>
          <PetalFan />
        </span>
        <div className={words}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text size="sm">{t(`welcome.${who}Text`)}</Text>
        </div>
        {who === 'visitor' && (
          <div className={action}>
            <ButtonLink href={loginHref} icon={<Icon of={LogIn} size="small" />}>
              {t('welcome.logIn')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Box>
  );
}
