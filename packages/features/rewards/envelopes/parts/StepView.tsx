import { type ReactNode, useEffect, useRef } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { FlowUnknown } from '#core/flow/FlowUnknown.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { EnvelopeStep } from '../envelopes.model.ts';
import type { EnvelopeView, OpeningState } from '../envelopes.types.ts';
import { Countdown } from './Countdown.tsx';
import { sum } from './EnvelopeDialog.css.ts';
import { useRainTime } from './useRainTime.ts';

interface StepViewProps {
  step: EnvelopeStep;
  /** The player has acted: an outcome takes the focus. */
  takesFocus: boolean;
  /** Null for one that is not listed. */
  envelope: EnvelopeView | null;
  opening: OpeningState;
  /** Wallet balance after the opening; null while it is not known. */
  balance: string | null;
  onOpen: () => void;
}

/** The words and the button below the envelope, by its state. */
export function StepView(props: StepViewProps) {
  const { step, takesFocus, envelope } = props;
  const { t } = useTranslation('envelopes');
  switch (step.kind) {
    case 'opened':
      return <Opened step={step} takesFocus={takesFocus} balance={props.balance} />;
    case 'open':
    case 'soon':
      return envelope && <Waiting {...props} envelope={envelope} isOpen={step.kind === 'open'} />;
    case 'unknown':
      return <FlowUnknown of="envelopes" flow={props.opening} takesFocus={takesFocus} />;
    case 'refused':
      return <Refused takesFocus={takesFocus} error={step.error} />;
    case 'missed':
    case 'gone':
    case 'unlisted':
      return <Outcome takesFocus={takesFocus} title={t(step.kind)} text={t(`${step.kind}Text`)} />;
    default:
      return envelope && <Text>{envelope.text}</Text>;
  }
}

interface OutcomeTitleProps extends Pick<StepViewProps, 'takesFocus'> {
  children: ReactNode;
}

/** The title of an outcome. It takes the focus from the button that it replaces. */
function OutcomeTitle({ takesFocus, children }: OutcomeTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on mount.
  }, []);
  return (
    <Heading level={3} size="lg" tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}

interface OutcomeProps extends Pick<StepViewProps, 'takesFocus'> {
  title: string;
  text: string;
}

function Outcome({ title, text, takesFocus }: OutcomeProps) {
  return (
    <>
      <OutcomeTitle key={title} takesFocus={takesFocus}>
        {title}
      </OutcomeTitle>
      <Text>{text}</Text>
    </>
  );
}

interface RefusedProps extends Pick<StepViewProps, 'takesFocus'> {
  error: ApiError;
}

/** Says why the envelope was not opened, and that nothing has moved. */
function Refused({ error, takesFocus }: RefusedProps) {
  const { t } = useTranslation('envelopes');
  const errorText = useRefusalText('envelopes');
  return (
    <Outcome takesFocus={takesFocus} title={t('refused.title')} text={`${errorText(error)} ${t('refused.safe')}`} />
  );
}

interface OpenedProps extends Pick<StepViewProps, 'takesFocus' | 'balance'> {
  step: EnvelopeStep & { kind: 'opened' };
}

/** The sum, as the platform has said it, and what it binds. */
function Opened({ step, takesFocus, balance }: OpenedProps) {
  const { t } = useTranslation('envelopes');
  const money = useMoneyText();
  const { amount, requirement, reference } = step;
  return (
    <>
      <OutcomeTitle takesFocus={takesFocus}>
        <span className={sum}>{t('won', { amount: money(amount) })}</span>
      </OutcomeTitle>
      <Text>{balance === null ? t('inBalance') : t('balance', { balance: money(balance) })}</Text>
      <Text weight="medium">
        {requirement === null ? t('bindsNothing') : t('binds', { amount: money(requirement) })}
      </Text>
      {reference !== '' && (
        <Text size="sm" tone="muted">
          {t('reference', { reference: writtenReference(reference) })}
        </Text>
      )}
    </>
  );
}

interface WaitingProps extends Pick<StepViewProps, 'opening' | 'onOpen'> {
  envelope: EnvelopeView;
  isOpen: boolean;
}

/** One that can be opened, now or later: until when, and what its sum will bind. */
function Waiting({ envelope, isOpen, opening, onOpen }: WaitingProps) {
  const language = useLanguage();
  const { kind, text, opensAt, endsAt, left, wagerTimes } = envelope;
  const { t } = useTranslation('envelopes');
  const rainTime = useRainTime();
  const isRain = kind === 'rain';
  return (
    <>
      {text !== '' && <Text>{text}</Text>}
      <Text size="sm" tone="muted">
        {isRain
          ? rainTime(envelope)
          : t(isOpen ? 'until' : 'opensAt', { time: formatMoment(isOpen ? endsAt : opensAt, language) })}
      </Text>
      {(isRain || !isOpen) && <Countdown label={isOpen ? 'ends' : 'starts'} until={isOpen ? endsAt : opensAt} />}
      {isOpen && left !== null && <Text>{t('rain.left', { count: formatCount(left, language) })}</Text>}
      <Text weight="medium">
        {wagerTimes === 0 ? t('bindsNothing') : t('bindsTimes', { times: formatCount(wagerTimes, language) })}
      </Text>
      {isOpen ? (
        <Button tone="money" fullWidth busy={opening.state.status === 'sending'} onClick={onOpen}>
          {t('open')}
        </Button>
      ) : (
        <Text size="sm">{t('soonText')}</Text>
      )}
    </>
  );
}
