import { CircleCheck, CircleMinus } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import { type AgreementView, agreements as kinds } from '../account.model.ts';
import { line, lines, state, waiting } from './Agreements.css.ts';

/** API-08: what an agent has agreed with the operator, and whether it is in force. */
export function Agreements({ agreements }: { agreements: Remote<readonly AgreementView[]> }) {
  const { t } = useTranslation('centre');
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('account.agreements.title')}
      </Heading>
      <List agreements={agreements} />
    </Stack>
  );
}

function List({ agreements }: { agreements: Remote<readonly AgreementView[]> }) {
  const { t } = useTranslation('centre');
  const shared = useTranslation('shared').t;
  if (agreements.status === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={t('account.agreements.failed')}
        text={<ErrorText error={agreements.error} />}
        action={
          <Button size="small" tone="outline" busy={agreements.refreshing === true} onClick={agreements.retry}>
            {shared('retry')}
          </Button>
        }
      />
    );
  }
  if (agreements.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <div className={lines} aria-hidden>
          {kinds.map((kind) => (
            <div key={kind} className={line}>
              <span className={waiting}>
                <Skeleton shape="text" />
              </span>
            </div>
          ))}
        </div>
      </div>
    );
  }
  return (
    <ul role="list" className={lines}>
      {agreements.value.map(({ agreement, inForce }) => (
        <li key={agreement} className={line}>
          <Text as="span" weight="medium">
            {t(`account.agreements.${agreement}`)}
          </Text>
          <span className={state}>
            <Text as="span" size="sm" tone={inForce ? 'positive' : 'muted'}>
              <Icon of={inForce ? CircleCheck : CircleMinus} size="text" />{' '}
              {inForce ? t('account.agreements.inForce') : t('account.agreements.notInForce')}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
