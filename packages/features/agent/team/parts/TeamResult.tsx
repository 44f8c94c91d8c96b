import { Amount } from '#core/components/Amount.tsx';
import { lost, won } from '../TeamScreen.css.ts';

/** What players have won or lost, in a column whose heading says whose result it is. The sign says what the colour does. */
export function TeamResult({ value }: { value: string }) {
  const isSome = /[1-9]/.test(value);
  return (
    <span className={isSome ? (value.startsWith('-') ? lost : won) : undefined}>
      <Amount sign="always" value={value} />
    </span>
  );
}
