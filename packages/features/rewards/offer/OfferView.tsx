import { useId } from 'react';
import { wordOf } from '#api/open.ts';
import type { PromotionState } from '#api/promotions.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { stateKey, stateTones } from './offer.model.ts';
import type { OfferViewProps } from './offer.types.ts';
import { Action } from './parts/Action.tsx';
import { RankingTable } from './parts/RankingTable.tsx';
import { Terms } from './parts/Terms.tsx';

/** What a promotion asks for and binds, how far the player is, and the one thing that can be done now (TXT-03). */
export function OfferView(props: OfferViewProps) {
  const { t } = useTranslation('offer');
  return (
    <RemoteView
      compact
      level={2}
      remote={props.offer}
      failed={t('failed')}
      skeleton={<Skeleton shape="text" lines={6} />}
    >
      {(offer) => offer !== null && <Offered {...props} of={offer} />}
    </RemoteView>
  );
}

function Offered({ of, ...props }: OfferViewProps & { of: PromotionState }) {
  const { state, terms, progress, reason } = of;
  const { t } = useTranslation('offer');
  const promotion = useTranslation('promotions').t;
  const money = useMoneyText();
  const id = useId();
  const key = stateKey(state);
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Inline gap="xs" justify="between">
        <Heading level={2} size="md" id={id}>
          {t('title')}
        </Heading>
        <Badge tone={key === null ? 'neutral' : stateTones[key]}>
          {key === null ? wordOf(state) : promotion(`states.${key}`)}
        </Badge>
      </Inline>
      <Terms of={of} />
      {progress !== null && (
        <Progress
          label={t('progress')}
          labelHidden
          value={Number(progress.done)}
          target={Number(progress.required)}
          text={t('doneOf', { done: money(progress.done), required: money(progress.required) })}
          tone={progress.done === progress.required ? 'positive' : 'accent'}
        />
      )}
      {/* Announced when joining or applying changes it. */}
      <Stack gap="xs" role="status">
        {key !== null && (
          <Text weight="medium">{t(key === 'join' && of.form !== null ? 'notes.apply' : `notes.${key}`)}</Text>
        )}
        {reason !== null && <Text>{t('reason', { reason })}</Text>}
      </Stack>
      <Action {...props} of={of} />
      {props.ranking !== null && <RankingTable ranking={props.ranking} prizes={terms.prizes} />}
    </Stack>
  );
}
