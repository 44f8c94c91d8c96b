import { useId } from 'react';
import type { ContractPreview } from '#api/agentContracts.ts';
import { wordOf } from '#api/open.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { points } from './ContractCards.css.ts';

type End = ContractPreview['ends'][number];

/** Returns a function that says why a contract further down ends. */
function useReason(): (end: End) => string {
  const { t } = useTranslation('contracts');
  return ({ reason, rate, mostRate }) =>
    typeof reason === 'string' ? t(`decide.why.${reason}`, { rate, most: mostRate }) : wordOf(reason);
}

interface EndsProps {
  ends: readonly End[];
  /** When they end. */
  time: string;
  /** The ids of those that were ticked. */
  ticked: readonly string[];
  /** Not all were ticked. */
  problem: boolean;
  onTick: (id: string, isTicked: boolean) => void;
}

/** Each contract further down that ends, with a tick to have read it. */
export function Ends({ ends, time, ticked, problem, onTick }: EndsProps) {
  const { t } = useTranslation('contracts');
  const reason = useReason();
  const id = useId();
  if (ends.length === 0) return <Text tone="muted">{t('decide.nothingEnds')}</Text>;
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('decide.endsTitle')}
      </Heading>
      <Text size="sm">{t('decide.endsText', { time })}</Text>
      {ends.map((end) => (
        <Checkbox
          key={end.id}
          label={t('decide.end', { nickname: end.nickname, account: end.account })}
          hint={reason(end)}
          checked={ticked.includes(end.id)}
          error={problem && !ticked.includes(end.id) ? t('decide.tick') : undefined}
          onChange={(isTicked) => onTick(end.id, isTicked)}
        />
      ))}
    </Stack>
  );
}

/** The contracts further down that an offer would end, to read. */
export function EndsToRead({ ends, time }: Pick<EndsProps, 'ends' | 'time'>) {
  const { t } = useTranslation('contracts');
  const reason = useReason();
  if (ends.length === 0) return <Text tone="muted">{t('decide.nothingEnds')}</Text>;
  return (
    <Stack gap="xs">
      <Text>{t('form.ends', { time })}</Text>
      <ul className={points}>
        {ends.map((end) => (
          <li key={end.id}>{`${t('decide.end', { nickname: end.nickname, account: end.account })}: ${reason(end)}`}</li>
        ))}
      </ul>
    </Stack>
  );
}
