import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { type EnvelopeStep, stepOf } from '../envelopes.model.ts';
import type { ChosenEnvelope, EnvelopesScreenProps } from '../envelopes.types.ts';
import { Board } from './Board.tsx';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { picture, stage } from './EnvelopeDialog.css.ts';
import { Petals } from './Petals.tsx';
import { StepView } from './StepView.tsx';

interface EnvelopeDialogProps extends Pick<
  EnvelopesScreenProps,
  'board' | 'opening' | 'balance' | 'onClose' | 'onOpen'
> {
  /** Null closes the dialog. */
  chosen: ChosenEnvelope | null;
  /** Closes the rains for today. Only for one that has opened by itself. */
  onCloseToday?: (() => void) | undefined;
}

const over: readonly EnvelopeStep['kind'][] = ['missed', 'gone', 'unlisted', 'refused'];

/** A red envelope: it opens when the player opens it, and shows its sum once the platform has said it. */
export function EnvelopeDialog(props: EnvelopeDialogProps) {
  const { chosen, board, opening, balance, onClose, onOpen, onCloseToday } = props;
  const { t } = useTranslation('envelopes');
  // Keeps its content during the exit animation.
  const shown = usePresence(chosen);
  /** The envelope that the player has acted on: its outcome takes the focus. */
  const [acted, setActed] = useState<string | null>(null);
  const step = shown === null ? null : stepOf(shown.id, shown.envelope, opening);
  const isOver = step !== null && over.includes(step.kind);
  return (
    <Dialog
      width="dialog"
      open={chosen !== null}
      onOpenChange={onClose}
      title={shown?.envelope?.title ?? t('title')}
      closeLabel={t('common:close')}
    >
      {shown !== null && step !== null && (
        <div className={stage}>
          <div className={isOver ? undefined : picture}>
            {!isOver && <Petals falling={step.kind === 'opened' && acted === shown.id} />}
            <EnvelopeArt opened={step.kind === 'opened'} faded={isOver} />
          </div>
          <StepView
            step={step}
            takesFocus={acted === shown.id}
            envelope={shown.envelope}
            opening={{
              ...opening,
              repeat() {
                setActed(shown.id);
                return opening.repeat();
              },
            }}
            balance={balance}
            onOpen={() => {
              setActed(shown.id);
              void onOpen(shown.id);
            }}
          />
          {onCloseToday !== undefined && step.kind === 'open' && (
            <Button tone="quiet" size="small" onClick={onCloseToday}>
              {t('rain.hide')}
            </Button>
          )}
          {board !== null && <Board board={board} />}
        </div>
      )}
    </Dialog>
  );
}
