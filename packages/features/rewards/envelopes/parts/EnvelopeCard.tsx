import { wordOf } from '#api/open.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { EnvelopeView } from '../envelopes.types.ts';
import { row, rowArt, rowWords, sum } from '../EnvelopesScreen.css.ts';
import { EnvelopeArt } from './EnvelopeArt.tsx';

interface EnvelopeCardProps {
  envelope: EnvelopeView;
  onChoose: () => void;
}

const tones = { soon: 'neutral', open: 'accentSoft', opened: 'positive', missed: 'neutral', gone: 'neutral' } as const;

/** An envelope in the list: what it is, its state, and until when. The sum stands there once it was opened. */
export function EnvelopeCard({ envelope, onChoose }: EnvelopeCardProps) {
  const { title, text, state, amount } = envelope;
  const { t } = useTranslation('envelopes');
  const money = useMoneyText();
  const known = typeof state === 'string';
  const isOpen = state === 'open';
  const over = state === 'missed' || state === 'gone';
  return (
    <Card as="li" padding="sm">
      <div className={row}>
        <span className={rowArt}>
          <EnvelopeArt size="small" opened={amount !== null} faded={over} />
        </span>
        <div className={rowWords}>
          <Inline gap="xs" justify="between" align="start">
            <Heading level={4} size="md">
              {title}
            </Heading>
            <Badge tone={known ? tones[state] : 'neutral'}>{known ? t(`states.${state}`) : wordOf(state)}</Badge>
          </Inline>
          {amount !== null && <span className={sum}>{money(amount)}</span>}
          {isOpen && text !== '' && <Text size="sm">{text}</Text>}
          <When envelope={envelope} />
          {!over && (
            <Button tone={isOpen ? 'accent' : 'soft'} size="small" onClick={onChoose}>
              <span>{t(isOpen ? 'open' : 'see')}</span>
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function When({ envelope }: Pick<EnvelopeCardProps, 'envelope'>) {
  const language = useLanguage();
  const { t } = useTranslation('envelopes');
  const { state, opensAt, endsAt, openedAt } = envelope;
  const moment = (time: number): string => formatMoment(time, language);
  return (
    <Text size="sm" tone="muted">
      {openedAt !== null
        ? t('openedAt', { time: moment(openedAt) })
        : state === 'soon'
          ? t('opensAt', { time: moment(opensAt) })
          : t(state === 'open' ? 'until' : 'endedAt', { time: moment(endsAt) })}
    </Text>
  );
}
