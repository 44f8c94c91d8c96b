import type { ReactNode } from 'react';
import type { TransferTerms } from '#api/transfers.ts';
import { LazyDialogSection } from '../../components/LazyDialogSection.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import type { PaymentPassword } from '../../stepUp/paymentPassword.types.ts';
import type { ConfirmTransferProps } from './ConfirmTransfer.tsx';
import type { Transfer } from './transfer.types.ts';

// Apart from the form: what a player needs only after filling it in, or never.
const ConfirmTransfer = lazyComponent(async () => (await import('./ConfirmTransfer.tsx')).ConfirmTransfer);

interface TransferDialogProps {
  transfer: Pick<Transfer, 'draft' | 'onConfirm' | 'onDismiss'>;
  /** Null or undefined while nothing can be transferred. */
  terms: TransferTerms | null | undefined;
  password: PaymentPassword;
  onSupport: (() => void) | undefined;
  /** The question. @default that of a transfer */
  children?: (props: ConfirmTransferProps) => ReactNode;
}

/** Asks before a transfer, once all that the question names is known. */
export function TransferDialog({ transfer, terms, password, onSupport, children }: TransferDialogProps) {
  const { draft, onConfirm, onDismiss } = transfer;
  const { state } = password;
  if (state.status !== 'ready' || !terms) return null;
  const { factors } = terms;
  const props = { draft, factors, password, passwordState: state.value, onConfirm, onDismiss, onSupport };
  return (
    <LazyDialogSection open={draft !== null} onClose={onDismiss}>
      {children ? children(props) : <ConfirmTransfer {...props} />}
    </LazyDialogSection>
  );
}
