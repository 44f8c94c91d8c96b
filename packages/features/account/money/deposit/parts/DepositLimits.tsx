import { PlayStopped } from '#core/components/PlayStopped.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { LimitMeter } from '../../../protection/limits/parts/LimitMeter.tsx';
import type { DepositScreenProps } from '../deposit.types.ts';
import { region } from '../DepositScreen.css.ts';

interface DepositLimitsProps extends Pick<DepositScreenProps, 'limitsHref' | 'recordsHref'> {
  play: NonNullable<DepositScreenProps['play']>;
}

/**
 * What is left of the player's deposit limits; instead of the form, why deposits are stopped and until when (RSP-03).
 * Nothing for a player without either.
 */
export function DepositLimits({ play: { status, stop }, limitsHref, recordsHref }: DepositLimitsProps) {
  const { t } = useTranslation('limits');
  if (stop !== null) {
    return (
      // Takes the focus when it replaces the form.
      <div tabIndex={-1} className={region}>
        <PlayStopped
          level={3}
          stop={stop}
          action={
            <Inline gap="sm" justify="center">
              {limitsHref !== null && <ButtonLink href={limitsHref}>{t('toLimits')}</ButtonLink>}
              <ButtonLink href={recordsHref} tone="outline">
                {t('toRecords')}
              </ButtonLink>
            </Inline>
          }
        />
      </div>
    );
  }
  const limits = status.limits.filter(({ kind }) => kind === 'deposit');
  if (limits.length === 0) return null;
  return (
    <Card>
      <Stack gap="sm">
        {limits.map((limit) => (
          <LimitMeter key={JSON.stringify(limit.period)} limit={limit} />
        ))}
        {limitsHref !== null && (
          <Link href={limitsHref} size="touch">
            {t('toLimits')}
          </Link>
        )}
      </Stack>
    </Card>
  );
}
