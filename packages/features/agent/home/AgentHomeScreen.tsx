import { Gift, House, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MemberInfoValue } from '#api/member.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { maskNumber } from '#core/format/maskNumber.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AgentHomeScreenProps } from './agentHome.types.ts';
import { fact, facts, name as nameClass, value } from './AgentHomeScreen.css.ts';

/** The agents' home page: account facts and links (RT-11d). */
export function AgentHomeScreen({ info, homeHref, promotionsHref, helpHref }: AgentHomeScreenProps) {
  const { t } = useTranslation('agentHome');
  const login = useTranslation('login').t;
  const displayName = info.status === 'ready' ? info.value.nickname || info.value.account : null;
  return (
    <Stack gap="lg">
      <header>
        <Heading level={1}>
          {displayName === null ? login('agent.welcome') : t('greeting', { name: maskNumber(displayName) })}
        </Heading>
        <Text tone="muted">{t('intro')}</Text>
      </header>
      <Stack as="section" gap="sm">
        <Heading level={2} size="lg">
          {t('facts')}
        </Heading>
        {info.status === 'failed' ? (
          <FailedState level={3} title={t('failed')} failed={info} />
        ) : (
          <Card>{info.status === 'ready' ? <Facts member={info.value} /> : <FactsSkeleton />}</Card>
        )}
      </Stack>
      <Stack as="section" gap="sm">
        <Heading level={2} size="lg">
          {t('ways')}
        </Heading>
        <Inline>
          <ButtonLink href={homeHref} icon={<Icon of={House} size="small" />}>
            {t('home')}
          </ButtonLink>
          <ButtonLink href={promotionsHref} tone="outline" icon={<Icon of={Gift} size="small" />}>
            {t('promotions')}
          </ButtonLink>
          <ButtonLink href={helpHref} tone="outline" icon={<Icon of={LifeBuoy} size="small" />}>
            {t('help')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Stack>
  );
}

function Facts({ member }: { readonly member: MemberInfoValue }) {
  const { account, nickname, type, toUpline, clubLabel, memberLabel } = member;
  const { t } = useTranslation('agentHome');
  const none = t('none');
  return (
    <dl className={facts}>
      <Fact name={t('account')}>{account}</Fact>
      <Fact name={t('nickname')}>{nickname || none}</Fact>
      <Fact name={t('type')}>{t('typeName', { type })}</Fact>
      <Fact name={t('club')}>
        {clubLabel === null ? none : t('clubRank', { name: clubLabel.labelName, rank: clubLabel.rankLevel })}
      </Fact>
      <Fact name={t('labels')}>
        {memberLabel.length === 0
          ? none
          : memberLabel.map(({ labelName }) => <Badge key={labelName}>{labelName}</Badge>)}
      </Fact>
      <Fact name={t('toUpline')}>{t(toUpline ? 'allowed' : 'notAllowed')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={nameClass}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}

const skeletonFacts = 6;

function FactsSkeleton() {
  return (
    <div role="status" className={facts}>
      <LoadingNote />
      {Array.from({ length: skeletonFacts }, (_, index) => (
        <div key={index} className={fact}>
          <Skeleton shape="text" size="sm" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
