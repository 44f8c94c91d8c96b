import type { ReactNode } from 'react';
import type { TransferTerms } from '#api/transfers.ts';
import { LazyPlayStopped } from '../../components/LazyPlayStopped.tsx';
import { FlowUnknown, type FlowUnknownProps } from '../../flow/FlowUnknown.tsx';
import type { PlayStop } from '../../session/playStatus.ts';
import { Blocked } from './Blocked.tsx';
import { Done } from './Done.tsx';
import { stepOf } from './transfer.model.ts';
import type { SentTransfer, Transfer, TransferValue } from './transfer.types.ts';
import { area } from './TransferArea.css.ts';
import { TransferForm, type TransferWords } from './TransferForm.tsx';

export interface TransferAreaProps<Value extends TransferValue> {
  /** The accessible name of the form. */
  label: string;
  transfer: Transfer<SentTransfer, Value>;
  /** Undefined while they are not known; `children` say so then. */
  terms: TransferTerms | undefined;
  /** The player's own break; null while transfers are open. */
  stop: PlayStop | null;
  /** Link to the page of withdrawals, which explains turnover. */
  turnoverHref: string;
  /** What stands above the form. */
  children: ReactNode;
  onSupport: (() => void) | undefined;
  /** The namespace that words an unknown outcome. @default 'upline' */
  of?: FlowUnknownProps<SentTransfer>['of'];
  /** The words of the form. @default those of a transfer */
  words?: TransferWords;
  /** Fields of the form between amount and remark. */
  fields?: ReactNode;
  /** What has been made. @default a transfer */
  done?: (value: Value) => ReactNode;
}

/** The outcome of a transfer, or its form. Needs the messages of `upline`. */
export function TransferArea<Value extends TransferValue>(props: TransferAreaProps<Value>) {
  const { label, transfer, terms, stop, turnoverHref, children, onSupport, of = 'upline', words, fields, done } = props;
  const { flow, form, onType, onSubmit } = transfer;
  const { state } = flow;
  const step = stepOf(transfer);
  if (step === 'unknown') return <FlowUnknown of={of} flow={flow} onSupport={onSupport} />;
  if (step === 'done' && state.status === 'done') {
    return done ? done(state.value) : <Done transfer={state.value} onAgain={flow.reset} />;
  }
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
          {...(words && { words })}
          terms={terms}
          form={form}
          failure={state.status === 'refused' ? state.error : null}
          onType={onType}
          onSubmit={onSubmit}
        >
          {fields}
        </TransferForm>
      )}
    </div>
  );
}
