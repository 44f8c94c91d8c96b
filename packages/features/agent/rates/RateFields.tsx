import { useId } from 'react';
import type { GameType } from '#api/primitives.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useMoneyText, useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { pair, row as rowClass, rows, slider } from './RateFields.css.ts';
import {
  type OwnRate,
  type RateProblems,
  type RateTexts,
  hundredthsOf,
  previewBets,
  previewOf,
  rateText,
} from './rates.model.ts';
import type { RateTemplatesPart } from './rateTemplates.types.ts';

interface RateFieldsProps {
  own: readonly OwnRate[];
  texts: RateTexts;
  problems: RateProblems;
  /** An empty field sets nothing, so that it says nothing about what is earned. @default false */
  keepsEmpty?: boolean;
  Templates: RateTemplatesPart;
  onChange: (texts: RateTexts) => void;
}

/** Rates by game type, each as a slider and a field up to the agent’s own rate, with what both sides earn by it. */
export function RateFields({ own, texts, problems, keepsEmpty = false, Templates, onChange }: RateFieldsProps) {
  const { t } = useTranslation('agentRates');
  const money = useMoneyText();
  const short = useShortMoneyText();
  const id = useId();
  if (own.length === 0) return <Text tone="muted">{t('none')}</Text>;
  const problemText = (gameType: GameType): string | undefined => {
    const problem = problems[gameType];
    if (problem === undefined) return undefined;
    return problem.key === 'unreadable'
      ? t('problems.unreadable')
      : t(`problems.${problem.key}`, { limit: problem.limit });
  };
  const set = (gameType: GameType, text: string): void => onChange({ ...texts, [gameType]: text });
  return (
    <fieldset className={rows} aria-labelledby={id}>
      <Inline gap="sm" justify="between" align="center">
        <Text as="span" weight="medium" id={id}>
          {t('title')}
        </Text>
        <Button
          tone="quiet"
          size="small"
          onClick={() => onChange(Object.fromEntries(own.map(({ gameType, rate }) => [gameType, rate])))}
        >
          {t('same')}
        </Button>
      </Inline>
      <LazySection optional>
        <Templates own={own} texts={texts} onChange={onChange} />
      </LazySection>
      {own.map((each) => {
        const { gameType, rate, hundredths } = each;
        const text = texts[gameType] ?? '';
        const name = t(`common:gameTypes.${gameType}`);
        const value = Math.min(hundredthsOf(text) ?? 0, hundredths);
        const preview = keepsEmpty && text === '' ? null : previewOf(text, each);
        return (
          <div key={gameType} className={rowClass}>
            <div className={pair}>
              <TextInput
                label={t('rate', { name })}
                hint={t('range', { max: rate })}
                inputMode="decimal"
                autoComplete="off"
                value={text}
                error={problemText(gameType)}
                onChange={(typed) => set(gameType, typed)}
              />
              <input
                type="range"
                aria-label={t('slider', { name })}
                aria-valuetext={t('percent', { rate: rateText(value) })}
                min={0}
                max={hundredths}
                step={1}
                value={value}
                className={slider}
                onChange={(event) => set(gameType, rateText(Number(event.target.value)))}
              />
            </div>
            {preview !== null && (
              <Text size="sm" tone="muted">
                {t('preview', { bets: short(previewBets), name, you: money(preview.you), they: money(preview.they) })}
              </Text>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
