import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { type LimitGroup, canConfirm, firstPeriod } from '../limits.model.ts';
import type { LimitName, LimitsScreenProps } from '../limits.types.ts';
import { LimitMeter } from './LimitMeter.tsx';
import { useLimitText } from './useLimitText.ts';

interface LimitCardProps extends Pick<LimitsScreenProps, 'onSet' | 'onConfirm'> {
  group: LimitGroup;
  /** Turns to the form for a new or another limit. */
  onEdit: (limit: LimitName) => void;
}

/** The limits of one kind, with requested raises, or that there is none. */
export function LimitCard({ group: { kind, limits }, onSet, onConfirm, onEdit }: LimitCardProps) {
  const { t } = useTranslation('limits');
  const text = useLimitText();
  return (
    <Card padding="md">
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={3} size="md">
            {text.kind(kind)}
          </Heading>
          <Text size="sm" tone="muted">
            {t(`kindTexts.${kind}`)}
          </Text>
        </Stack>
        {limits.map((limit) => (
          <Stack key={typeof limit.period === 'string' ? limit.period : limit.period.other} gap="xs">
            <LimitMeter limit={limit} />
            <Pending limit={limit} onSet={onSet} onConfirm={onConfirm} />
          </Stack>
        ))}
        {limits.length === 0 && <Text>{t('none')}</Text>}
        <div>
          <Button
            tone={limits.length === 0 ? 'soft' : 'outline'}
            size="small"
            onClick={() => onEdit({ kind, period: firstPeriod(limits) })}
          >
            <span>{t(limits.length === 0 ? 'set' : 'change')}</span> <VisuallyHidden>{text.kind(kind)}</VisuallyHidden>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface PendingProps extends Pick<LimitsScreenProps, 'onSet' | 'onConfirm'> {
  limit: PlayLimit;
}

/** A requested raise or removal: from when it can be confirmed, and how to keep the limit as it is. */
function Pending({ limit, onSet, onConfirm }: PendingProps) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('limits');
  const text = useLimitText();
  const errorText = useRefusalText('limits');
  const { busy, run } = useActionLock();
  const [error, setError] = useState<ApiError | null>(null);
  const { kind, period, value, pending } = limit;
  if (pending === null || typeof kind !== 'string' || typeof period !== 'string') return null;
  const act = (action: () => Promise<ApiError | null>) => () => void run(async () => setError(await action()));
  const wanted = pending.value === null ? null : text.value(kind, pending.value);
  const time = formatMoment(Date.parse(pending.from), language);
  const ready = canConfirm(limit, now());
  return (
    <Stack gap="xs">
      <Text size="sm">
        {wanted === null
          ? t(ready ? 'pending.removeReady' : 'pending.remove', { time })
          : t(ready ? 'pending.raiseReady' : 'pending.raise', { value: wanted, time })}
      </Text>
      <Inline gap="xs">
        {ready && (
          <Button size="small" tone="outline" busy={busy} onClick={act(async () => onConfirm({ kind, period }))}>
            {wanted === null ? t('pending.confirmRemove') : t('pending.confirmRaise', { value: wanted })}
          </Button>
        )}
        <Button size="small" tone="soft" busy={busy} onClick={act(async () => onSet({ kind, period, value }))}>
          {t('pending.keep', { value: text.value(kind, value) })}
        </Button>
      </Inline>
      {error && (
        <Text size="sm" tone="negative">
          <span role="alert">{errorText(error)}</span>
        </Text>
      )}
    </Stack>
  );
}
