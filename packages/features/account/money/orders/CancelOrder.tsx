import { useState } from 'react';
import type { ApiError, Result } from '#api/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';

export interface CancelOrderProps {
  texts: {
    /** The button that asks. */
    ask: string;
    title: string;
    text: string;
    /** The button that cancels the order. */
    confirm: string;
    /** The button that keeps it. */
    keep: string;
  };
  /** @default 'outline' */
  tone?: 'outline' | 'quiet';
  errorText: (error: ApiError) => string;
  onCancel: () => Promise<Result<unknown>>;
}

/** A button that cancels an order after a confirmation. A failure is shown in the dialog, which stays open. */
export function CancelOrder({ texts, tone = 'outline', errorText, onCancel }: CancelOrderProps) {
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const cancel = async (): Promise<boolean> => {
    setFailure(null);
    const answer = await onCancel();
    if (!answer.ok) setFailure(answer.error);
    return answer.ok;
  };
  return (
    <div>
      <Button tone={tone} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onBeforeOpen={() => setFailure(null)}
        tone="negative"
        title={texts.title}
        text={texts.text}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        onConfirm={cancel}
      >
        {failure !== null && <ErrorState size="compact" announce title={errorText(failure)} />}
      </ConfirmDialog>
    </div>
  );
}
