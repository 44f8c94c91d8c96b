import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { FlowUnknown } from '#core/flow/FlowUnknown.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { MallStep, PlayHref } from '../pointMall.types.ts';
import { usePointError } from '../usePointError.ts';
import { usePointsText } from '../usePointsText.ts';

interface OutcomeProps {
  step: Exclude<MallStep, { kind: 'none' }>;
  busy: boolean;
  redemptionsHref: string;
  playHref: PlayHref;
  onRepeat: () => void;
  onDone: () => void;
  onSupport: (() => void) | undefined;
}

/** What became of the last attempt to spend points. */
export function Outcome(props: OutcomeProps) {
  const { step, busy, redemptionsHref, onRepeat, onDone, onSupport } = props;
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const pointsText = usePointsText();
  const errorText = usePointError();
  const close = (
    <Button tone="outline" onClick={onDone}>
      {t('done.close')}
    </Button>
  );
  const facts = (reference: string, balance: number | null) => (
    <>
      {balance !== null && <Text>{t('done.balance', { points: pointsText(balance) })}</Text>}
      <Text size="sm">{t('done.reference', { reference })}</Text>
    </>
  );
  switch (step.kind) {
    case 'unknown':
      return (
        <FlowUnknown
          of="pointMall"
          values={{ points: pointsText(step.points) }}
          error={step.error}
          repeats={step.repeats}
          busy={busy}
          onRepeat={onRepeat}
          onSupport={onSupport}
        />
      );
    case 'refused':
      return (
        <OutcomePanel
          tone="warning"
          icon={CircleX}
          title={t('refused.title')}
          takesFocus
          actions={
            <Button tone="outline" onClick={onDone}>
              {t('again')}
            </Button>
          }
        >
          <Text>{errorText(step.error)}</Text>
          <Text size="sm">{t('refused.safe')}</Text>
        </OutcomePanel>
      );
    case 'converted': {
      const { reference, amount, balance } = step.conversion;
      return (
        <OutcomePanel
          tone="positive"
          icon={CircleCheck}
          title={t('done.converted', { amount: money(amount) })}
          takesFocus
          actions={close}
        >
          {facts(reference, balance)}
        </OutcomePanel>
      );
    }
    case 'redeemed': {
      const { reference, status, balance, freeRounds: spins } = step.order;
      const isDone = status === 'Approved';
      const playHref = spins && props.playHref(spins);
      return (
        <OutcomePanel
          tone={isDone ? 'positive' : 'neutral'}
          icon={isDone ? CircleCheck : Clock}
          title={t(isDone ? 'done.redeemed' : 'done.waiting')}
          takesFocus
          actions={
            <>
              {playHref !== null && <ButtonLink href={playHref}>{t('spins.play')}</ButtonLink>}
              <Link href={redemptionsHref}>{t('done.see')}</Link>
              {close}
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
    }
  }
}
