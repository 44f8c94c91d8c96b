import { CircleCheck, CircleMinus } from 'lucide-react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { agreements as allAgreements } from '../account.model.ts';
import type { AgreementView } from '../account.types.ts';
import { line, lines, skeletonLine, state } from './Agreements.css.ts';

/** An agent's agreements with the operator, and whether each is in force (API-08). */
export function Agreements({ agreements }: { agreements: Remote<readonly AgreementView[]> }) {
  const { t } = useTranslation('memberCentre');
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('account.agreements.title')}
      </Heading>
      <RemoteView
        compact
        remote={agreements}
        failed={t('account.agreements.failed')}
        skeleton={
          <div className={lines}>
            {allAgreements.map((agreement) => (
              <div key={agreement} className={line}>
                <span className={skeletonLine}>
                  <Skeleton shape="text" />
                </span>
              </div>
            ))}
          </div>
        }
      >
        {(list) => (
          <ul role="list" className={lines}>
            {list.map(({ agreement, inForce }) => (
              <li key={agreement} className={line}>
                <Text as="span" weight="medium">
                  {t(`account.agreements.${agreement}`)}
                </Text>
                <span className={state}>
                  <Text as="span" size="sm" tone={inForce ? 'positive' : 'muted'}>
                    <Icon of={inForce ? CircleCheck : CircleMinus} size="text" />{' '}
                    <span>{t(`account.agreements.${inForce ? 'inForce' : 'notInForce'}`)}</span>
                  </Text>
                </span>
              </li>
            ))}
          </ul>
        )}
      </RemoteView>
    </Stack>
  );
}
