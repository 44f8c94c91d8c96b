import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { none } from '#core/report/columns.tsx';
import { resultWord } from '../useResultText.ts';

/**
 * What players have won or lost, in words and with its sign. Never in a colour: what is good for the player is not what the agent
 * earns.
 * @param value signed decimal; null where it is not known yet
 */
export function PlayerResult({ value }: { value: string | null }) {
  const { t } = useTranslation('agentCentre');
  if (value === null) return none;
  const word = resultWord(value);
  return (
    <>
      {word !== null && (
        <>
          <span>{t(`result.${word}`)}</span>{' '}
        </>
      )}
      <Amount sign="always" value={value} />
    </>
  );
}
