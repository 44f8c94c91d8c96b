import type { AgentAssistant, AssistantAction } from '#api/agentAssistants.ts';
import { wordOf } from '#api/open.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Moment } from '#core/report/Moment.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

interface AssistantCardProps {
  assistant: AgentAssistant;
  onAsk: (action: AssistantAction) => void;
}

/** An assistant: who it is, what it may do, and what the agent can do about it. */
export function AssistantCard({ assistant, onAsk }: AssistantCardProps) {
  const { account, nickname, rights, state, isNew, openedAt, lastLoginAt } = assistant;
  const { t } = useTranslation('assistants');
  const isSuspended = state === 'suspended';
  const actions = ['rights', isSuspended ? 'resume' : 'suspend', 'password', 'remove'] as const;
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Inline gap="xs" justify="between" align="center">
          <Heading level={3} size="md">
            <bdi translate="no">{nickname}</bdi>
          </Heading>
          <Inline gap="xs">
            {isNew && <Badge tone="neutral">{t('states.isNew')}</Badge>}
            <Badge tone={state === 'active' ? 'positive' : 'neutral'}>
              {typeof state === 'string' ? t(`states.${state}`) : wordOf(state)}
            </Badge>
          </Inline>
        </Inline>
        <FactList>
          <Fact label={t('firstPassword:username')}>
            <span translate="no">{account}</span>
          </Fact>
          <Fact label={t('rightsLabel')}>
            {rights.map((right) => (typeof right === 'string' ? t(`rights.${right}`) : wordOf(right))).join(', ')}
          </Fact>
          <Fact label={t('lastLogin')}>{lastLoginAt === null ? t('never') : <Moment at={lastLoginAt} />}</Fact>
          <Fact label={t('openedAt')}>
            <Moment at={openedAt} />
          </Fact>
        </FactList>
        <Inline gap="xs">
          {actions.map((action) => (
            <Button key={action} tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onAsk(action)}>
              <span>{t(`tasks.${action}.button`)}</span>{' '}
              <VisuallyHidden>
                <bdi>{nickname}</bdi>
              </VisuallyHidden>
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
