import { CircleHelp } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useErrorText } from '../components/ErrorText.tsx';
import { OutcomePanel, type OutcomePanelProps } from '../components/OutcomePanel.tsx';

export interface UnknownOutcomeProps extends Pick<OutcomePanelProps, 'title' | 'takesFocus'> {
  text: string;
  /** The check: what it does, where `text` does not say so, its button, and what is announced while it runs; null where the platform cannot be asked. */
  check: { text?: string; label: string; checking: string } | null;
  /** Opens customer service; null where the page has no way there. */
  support: { label: string; onOpen: () => void } | null;
  error: ApiError;
  /** The check is running. */
  busy: boolean;
  onRepeat: () => void;
}

/**
 * Shown after a lost answer: money may have moved. Offers a check that never moves it again. Announces that the check
 * runs, and why there is still no answer.
 */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { title, text, check, support, error, busy, takesFocus = false, onRepeat } = props;
  const errorText = useErrorText();
  return (
    <OutcomePanel
      tone="warning"
      icon={CircleHelp}
      title={title}
      takesFocus={takesFocus}
      actions={
        <>
          {check !== null && (
            <Button busy={busy} onClick={onRepeat}>
              {check.label}
            </Button>
          )}
          {support !== null && (
            <Button tone="outline" onClick={support.onOpen}>
              {support.label}
            </Button>
          )}
        </>
      }
    >
      <Text>{text}</Text>
      {check?.text !== undefined && <Text>{check.text}</Text>}
      <div role="status">
        <Text size="sm">{busy && check !== null ? check.checking : errorText(error)}</Text>
      </div>
    </OutcomePanel>
  );
}
