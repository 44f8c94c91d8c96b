import type { ReactNode } from 'react';
import type { TransferTerms } from '#api/transfers.ts';
import { LazyPlayStopped } from '../../components/LazyPlayStopped.tsx';
import { FlowUnknown } from '../../flow/FlowUnknown.tsx';
import type { PlayStop } from '../../session/playStatus.ts';
import { Blocked } from './Blocked.tsx';
import { Done } from './Done.tsx';
import type { Transfer } from './transfer.types.ts';
import { area } from './TransferArea.css.ts';
import { TransferForm } from './TransferForm.tsx';

export interface TransferAreaProps {
  /** The accessible name of the form. */
  label: string;
  transfer: Transfer;
  /** Undefined while they are not known; `children` say so then. */
  terms: TransferTerms | undefined;
  /** The player's own break; null while transfers are open. */
  stop: PlayStop | null;
  /** Link to the page of withdrawals, which explains turnover. */
  turnoverHref: string;
  /** What stands above the form. */
  children: ReactNode;
  onSupport: (() => void) | undefined;
}

/** The outcome of a transfer, or its form. Needs the messages of `upline`. */
export function TransferArea({ label, transfer, terms, stop, turnoverHref, children, onSupport }: TransferAreaProps) {
  const { step, form, failure, busy, onType, onRemark, onSubmit, onRepeat, onAgain } = transfer;
  if (step.kind === 'unknown') {
    const { amount, error, repeats } = step;
    return (
      <FlowUnknown
        of="upline"
        amount={amount}
        error={error}
        repeats={repeats}
        busy={busy}
        onRepeat={onRepeat}
        onSupport={onSupport}
      />
    );
  }
  if (step.kind === 'done') return <Done transfer={step.transfer} onAgain={onAgain} />;
  if (terms === undefined) return children;
  return (
    <div className={area}>
      {children}
      {stop !== null ? (
        <LazyPlayStopped level={3} stop={stop} />
      ) : terms.blocked !== null ? (
        <Blocked blocked={terms.blocked} missing={terms.missing} turnoverHref={turnoverHref} />
      ) : (
        <TransferForm
          label={label}
          terms={terms}
          form={form}
          failure={failure}
          onType={onType}
          onRemark={onRemark}
          onSubmit={onSubmit}
        />
      )}
    </div>
  );
}
