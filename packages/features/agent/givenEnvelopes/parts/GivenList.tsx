import { useId } from 'react';
import type { GivenEnvelope } from '#api/agentEnvelopes.ts';
import { wordOf } from '#api/open.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { EnvelopesViewProps } from '../givenEnvelopes.types.ts';
import { givenTones } from './givenTones.ts';

type GivenListProps = Pick<EnvelopesViewProps, 'given' | 'pageNo' | 'onPage'>;

/** The red envelopes that the account was given, newest first, with what became of each. */
export function GivenList({ given, pageNo, onPage }: GivenListProps) {
  const { t } = useTranslation('agentEnvelopes');
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={4} size="md" id={id}>
        {t('list.title')}
      </Heading>
      <RemoteView compact remote={given} failed={t('list.failed')} skeleton={<Skeleton shape="text" lines={4} />}>
        {({ list, totalPages }, refreshing) =>
          list.length === 0 && totalPages <= 1 ? (
            <Text tone="muted">{t('list.empty')}</Text>
          ) : (
            <>
              <Stack as="ul" role="list" gap="xs" aria-busy={refreshing}>
                {list.map((envelope) => (
                  <Entry key={envelope.reference} envelope={envelope} />
                ))}
              </Stack>
              <Pages label={t('list.pages')} page={pageNo} totalPages={totalPages} busy={refreshing} onPage={onPage} />
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}

function Entry({ envelope }: { envelope: GivenEnvelope }) {
  const language = useLanguage();
  const { t } = useTranslation('agentEnvelopes');
  const money = useMoneyText();
  const { reference, amount, message, at, endsAt, state, endedAt, back } = envelope;
  const moment = (time: string): string => formatMoment(Date.parse(time), language);
  return (
    <Card as="li" padding="sm">
      <Stack gap="xxs">
        <Inline gap="xs" justify="between" align="start">
          <Text weight="medium" numeric>
            {money(amount)}
          </Text>
          <Badge tone={typeof state === 'string' ? givenTones[state] : 'neutral'}>
            {typeof state === 'string' ? t(`list.states.${state}`) : wordOf(state)}
          </Badge>
        </Inline>
        {message !== '' && <Text size="sm">{message}</Text>}
        <Text size="sm" tone="muted">
          {t('list.given', { time: moment(at), reference: writtenReference(reference) })}
        </Text>
        {typeof state === 'string' && (
          <Text size="sm" tone="muted">
            {t(`list.ends.${state}`, { time: moment(endedAt ?? endsAt) })}
          </Text>
        )}
        {/* The player has given it up before it was wagered. */}
        {state === 'opened' && back !== null && (
          <Text size="sm" tone="muted">
            {t('list.back', { amount: money(back.amount), time: moment(back.at) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
