import { CircleCheck, Clock } from 'lucide-react';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { FlowOutcome } from '#core/flow/FlowOutcome.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { PointMallScreenProps } from '../pointMall.types.ts';
import { usePointsText } from '../usePointsText.ts';

type OutcomeProps = Pick<PointMallScreenProps, 'redeem' | 'convert' | 'playHref' | 'onSupport'> & {
  redemptionsHref: string;
};

/** What became of the last attempt to spend points. */
export function Outcome(props: OutcomeProps) {
  const { redeem, convert, redemptionsHref, onSupport } = props;
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const pointsText = usePointsText();
  const errorText = useRefusalText('pointMall');
  const partsFor = ({ reset }: Pick<typeof redeem, 'reset'>) => ({
    of: 'pointMall' as const,
    valuesOf: ({ points }: { readonly points: number | string }) => ({ points: pointsText(Number(points)) }),
    errorText,
    refusedActions: (
      <Button tone="outline" onClick={reset}>
        {t('again')}
      </Button>
    ),
    onSupport,
  });
  const close = ({ reset }: Pick<typeof redeem, 'reset'>) => (
    <Button tone="outline" onClick={reset}>
      {t('done.close')}
    </Button>
  );
  const facts = (reference: string, balance: number | null) => (
    <>
      {balance !== null && <Text>{t('done.balance', { points: pointsText(balance) })}</Text>}
      <Text size="sm">{t('done.reference', { reference: writtenReference(reference) })}</Text>
    </>
  );
  return (
    <>
      <FlowOutcome {...partsFor(convert)} flow={convert}>
        {({ reference, amount, balance }, takesFocus) => (
          <OutcomePanel
            key={reference}
            tone="positive"
            icon={CircleCheck}
            title={t('done.converted', { amount: money(amount) })}
            takesFocus={takesFocus}
            actions={close(convert)}
          >
            {facts(reference, balance)}
          </OutcomePanel>
        )}
      </FlowOutcome>
      <FlowOutcome {...partsFor(redeem)} flow={redeem}>
        {({ reference, status, balance, freeRounds: spins }, takesFocus) => {
          const isDone = status === 'Approved';
          const playHref = spins && props.playHref(spins);
          return (
            <OutcomePanel
              key={reference}
              tone={isDone ? 'positive' : 'neutral'}
              icon={isDone ? CircleCheck : Clock}
              title={t(isDone ? 'done.redeemed' : 'done.waiting')}
              takesFocus={takesFocus}
              actions={
                <>
                  {playHref !== null && <ButtonLink href={playHref}>{t('spins.play')}</ButtonLink>}
                  <Link href={redemptionsHref}>{t('done.see')}</Link>
                  {close(redeem)}
                </>
              }
            >
              {spins !== null && (
                <>
                  <Text>
                    <span>
                      {t('spins.each', { count: formatCount(spins.rounds, language), stake: money(spins.stake) })}
                    </span>
                    <span>{` · ${t('spins.at', { game: spins.gameName, vendor: spins.vendorName })}`}</span>
                  </Text>
                  <Text>{t('spins.until', { time: formatMoment(Date.parse(spins.endsAt), language) })}</Text>
                </>
              )}
              {facts(reference, balance)}
            </OutcomePanel>
          );
        }}
      </FlowOutcome>
    </>
  );
}
