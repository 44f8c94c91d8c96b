import type { ListedMovement } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lines } from '#core/records/BetDetailDialog.css.ts';
import { DetailLine, DetailTime } from '#core/records/DetailLine.tsx';
import { kindName } from '#core/records/kinds.model.ts';
import { CopyReference } from '#core/report/CopyReference.tsx';
import { useBackCloses } from '#core/routing/useBackCloses.ts';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { AccountRecordScreenProps } from '../records.types.ts';

interface MovementDialogProps extends Pick<AccountRecordScreenProps, 'hrefOf'> {
  /** Null closes the dialog. */
  movement: ListedMovement | null;
  onClose: () => void;
}

/** One movement with everything that the record says about it. */
export function MovementDialog({ movement, hrefOf, onClose }: MovementDialogProps) {
  const { t } = useTranslation('records');
  // Keeps the movement during the exit animation.
  const shown = usePresence(movement);
  useBackCloses(movement !== null, onClose);
  return (
    <Dialog
      open={movement !== null}
      onOpenChange={onClose}
      title={shown === null ? t('movement') : kindName(shown.kind, t)}
      width="dialog"
      closeLabel={t('common:close')}
    >
      {shown && <Details movement={shown} hrefOf={hrefOf} />}
    </Dialog>
  );
}

function Details({ movement, hrefOf }: { movement: ListedMovement } & Pick<MovementDialogProps, 'hrefOf'>) {
  const { t } = useTranslation('records');
  const { amount, at, balanceAfter, counterparty, label, link, note, reference } = movement;
  const href = link === undefined ? null : hrefOf(link.page, link.reference);
  return (
    <Stack gap="md">
      <dl className={lines}>
        <DetailLine name={t('columns.amount')}>
          <Amount sign="always" value={amount} />
        </DetailLine>
        <DetailLine name={t('columns.balance')}>
          <Amount value={balanceAfter} />
        </DetailLine>
        <DetailLine name={t('columns.time')}>
          <DetailTime at={at} />
        </DetailLine>
        {label !== undefined && <DetailLine name={t('statement.csv.details')}>{label}</DetailLine>}
        {counterparty !== undefined && <DetailLine name={t('statement.csv.counterparty')}>{counterparty}</DetailLine>}
        {note !== undefined && <DetailLine name={t('statement.csv.note')}>{note}</DetailLine>}
        <DetailLine name={t('detail.reference')}>
          <CopyReference whole id={`detail ${reference}`} reference={reference} />
        </DetailLine>
      </dl>
      {href !== null && (
        <Link href={href} size="touch">
          {t('seeSource')}
        </Link>
      )}
    </Stack>
  );
}
