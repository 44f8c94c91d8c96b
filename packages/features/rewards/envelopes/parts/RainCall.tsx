import { useId } from 'react';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { EnvelopeView } from '../envelopes.types.ts';
import { Countdown } from './Countdown.tsx';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { art, buttons, call, head, hide, words } from './RainCall.css.ts';
import { useRainTime } from './useRainTime.ts';

interface RainCallProps {
  rain: EnvelopeView;
  /** The player has closed it for today. */
  closed: boolean;
  onChoose: () => void;
  onClosed: (closed: boolean) => void;
}

/** Announces the rain that is on, or the next. The player can close it for the day. */
export function RainCall({ rain, closed, onChoose, onClosed }: RainCallProps) {
  const language = useLanguage();
  const { t } = useTranslation('envelopes');
  const rainTime = useRainTime();
  const id = useId();
  const isOn = rain.state === 'open';
  if (closed) {
    return (
      <Inline gap="sm" align="center" justify="between">
        <Text size="sm" tone="muted">
          {t('rain.hidden')}
        </Text>
        <Button tone="quiet" size="small" onClick={() => onClosed(false)}>
          {t('rain.show')}
        </Button>
      </Inline>
    );
  }
  return (
    <section aria-labelledby={id} className={call}>
      <div className={head}>
        <Heading level={3} size="lg" id={id}>
          {t(isOn ? 'rain.open' : 'rain.soon')}
        </Heading>
        <span>{rainTime(rain)}</span>
      </div>
      <div className={words}>
        <Countdown label={isOn ? 'ends' : 'starts'} until={isOn ? rain.endsAt : rain.opensAt} />
        {isOn && rain.left !== null && <span>{t('rain.left', { count: formatCount(rain.left, language) })}</span>}
        <div className={buttons}>
          <Button tone="money" onClick={onChoose}>
            {t(isOn ? 'open' : 'rain.look')}
          </Button>
          <button type="button" className={hide} onClick={() => onClosed(true)}>
            {t('rain.hide')}
          </button>
        </div>
      </div>
      <div className={art}>
        <EnvelopeArt />
      </div>
    </section>
  );
}
