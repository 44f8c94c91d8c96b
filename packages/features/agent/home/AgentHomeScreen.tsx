import { Gift, House, KeyRound, LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import { CentreMenu } from '#core/centre/CentreMenu.tsx';
import { CentrePage } from '#core/centre/CentrePage.tsx';
import { SkipMenu } from '#core/centre/SkipMenu.tsx';
import { maskNumber } from '#core/format/maskNumber.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { firstPage } from '../agentCentre/agentCentre.model.ts';
import { useMenuGroups } from '../agentCentre/useMenuGroups.ts';
import type { AgentHomeScreenProps } from './agentHome.types.ts';
import { columns } from './AgentHomeScreen.css.ts';

/** The agents' home page (RT-11d): the overview of the agent centre with its menu, and ways to the rest of the site. */
export function AgentHomeScreen(props: AgentHomeScreenProps) {
  const { info, entries, Overview, passwordHref, homeHref, promotionsHref, helpHref } = props;
  const contentId = useId();
  const { t } = useTranslation('agentHome');
  const login = useTranslation('login').t;
  const common = useTranslation('common').t;
  const centre = useTranslation('agentCentre').t;
  const assistant = info.status === 'ready' ? info.value.assistant : undefined;
  const displayName = info.status === 'ready' ? info.value.nickname || info.value.account : null;
  return (
    <Stack gap="lg">
      <header>
        <Heading level={1}>
          {displayName === null ? login('agent.welcome') : t('greeting', { name: maskNumber(displayName) })}
        </Heading>
        <Text tone="muted">
          {assistant === undefined ? t('intro') : t('assistantOf', { name: maskNumber(assistant.of) })}
        </Text>
      </header>
      <div className={columns}>
        <div>
          <SkipMenu to={contentId} />
          <CentreMenu label={centre('menu')} groups={useMenuGroups(entries, firstPage)} />
        </div>
        <Stack as="section" gap="sm">
          <Heading level={2} id={contentId} tabIndex={-1}>
            {centre(`pages.${firstPage}`)}
          </Heading>
          <CentrePage name={firstPage}>
            <Overview />
          </CentrePage>
        </Stack>
      </div>
      <Stack as="section" gap="sm">
        <Heading level={2}>{t('ways')}</Heading>
        <Inline>
          {assistant !== undefined ? (
            <ButtonLink href={passwordHref} tone="outline" icon={<Icon of={KeyRound} size="small" />}>
              {common('pages.changePassword')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={homeHref} icon={<Icon of={House} size="small" />}>
                {t('home')}
              </ButtonLink>
              <ButtonLink href={promotionsHref} tone="outline" icon={<Icon of={Gift} size="small" />}>
                {t('promotions')}
              </ButtonLink>
            </>
          )}
          <ButtonLink href={helpHref} tone="outline" icon={<Icon of={LifeBuoy} size="small" />}>
            {t('help')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Stack>
  );
}
