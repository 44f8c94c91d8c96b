import { CircleHelp } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useErrorText } from '../components/ErrorText.tsx';
import { OutcomePanel } from '../components/OutcomePanel.tsx';

export interface UnknownOutcomeProps {
  title: string;
  text: string;
  /** What the check does, and its button; null where the platform cannot be asked. */
  check: { text: string; label: string } | null;
  supportLabel: string;
  error: ApiError;
  busy: boolean;
  onRepeat: () => void;
  /** Opens customer service. */
  onSupport?: (() => void) | undefined;
}

/** Shown after a lost answer: money may have moved. Offers a check that never moves it again. */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { title, text, check, supportLabel, error, busy, onRepeat, onSupport } = props;
  const errorText = useErrorText();
  return (
    <OutcomePanel
      tone="warning"
      icon={CircleHelp}
      title={title}
      actions={
        <>
          {check !== null && (
            <Button busy={busy} onClick={onRepeat}>
              {check.label}
            </Button>
          )}
          {onSupport && (
            <Button tone="outline" onClick={onSupport}>
              {supportLabel}
            </Button>
          )}
        </>
      }
    >
      <Text>{text}</Text>
      {check !== null && <Text>{check.text}</Text>}
      <Text size="sm">{errorText(error)}</Text>
    </OutcomePanel>
  );
}
