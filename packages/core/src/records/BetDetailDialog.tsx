import type { BetWithDetail } from '#api/records.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Amount } from '../components/Amount.tsx';
import type { Remote } from '../data/remote.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { CopyReference } from '../report/CopyReference.tsx';
import { lines } from './BetDetailDialog.css.ts';
import { BetState } from './BetState.tsx';
import { DetailLine, DetailTime } from './DetailLine.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { Stake } from './Stake.tsx';

interface BetDetailDialogProps {
  /** Null closes the dialog. */
  detail: Remote<BetWithDetail> | null;
  /** Returns the link to a question about a bet; null where none can be asked. */
  askHref: (reference: string) => string | null;
  /** The account that has placed the bet, where the list has those of several. */
  account?: string | null;
  onClose: () => void;
}

/** One bet with its amounts and what the vendor reported about it. */
export function BetDetailDialog({ detail, askHref, account = null, onClose }: BetDetailDialogProps) {
  const { t } = useTranslation('records');
  return (
    <RecordDialog
      record={detail}
      title={t('detail.title')}
      notFound={t('detail.notFound')}
      failed={t('detail.failed')}
      onClose={onClose}
    >
      {(value) => <Details value={value} askHref={askHref(value.bet.reference)} account={account} />}
    </RecordDialog>
  );
}

interface DetailsProps {
  value: BetWithDetail;
  /** Leads to a question about the bet; null where the operator takes none. */
  askHref: string | null;
  account: string | null;
}

function Details({ value: { bet, detail: reported }, askHref, account }: DetailsProps) {
  const { t } = useTranslation('records');
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Heading level={3} size="md">
          {bet.gameName}
        </Heading>
        <Inline>
          <Text size="sm" tone="muted">
            {bet.vendorName}
          </Text>
          <BetState bet={bet} />
        </Inline>
      </Stack>
      <dl className={lines}>
        {account !== null && (
          <DetailLine name={t('detail.account')}>
            <span translate="no">{account}</span>
          </DetailLine>
        )}
        <DetailLine name={t('columns.stake')}>
          <Stake bet={bet} />
        </DetailLine>
        {/* The vendor's lines name the price too. */}
        {bet.odds !== undefined && reported.length === 0 && <DetailLine name={t('detail.odds')}>{bet.odds}</DetailLine>}
        {bet.win !== null && (
          <DetailLine name={t('columns.result')}>
            <Amount value={bet.win} />
          </DetailLine>
        )}
        {bet.profit !== null && (
          <DetailLine name={t('columns.profit')}>
            <Amount sign="always" value={bet.profit} />
          </DetailLine>
        )}
        <DetailLine name={t('detail.validBet')}>
          <Amount value={bet.validBet} />
        </DetailLine>
        <DetailLine name={t('detail.placed')}>
          <DetailTime at={bet.placedAt} />
        </DetailLine>
        <DetailLine name={t('detail.settled')}>
          {bet.settledAt === null ? t('detail.notSettled') : <DetailTime at={bet.settledAt} />}
        </DetailLine>
        <DetailLine name={t('detail.reference')}>
          <CopyReference whole id={`detail ${bet.reference}`} reference={bet.reference} />
        </DetailLine>
      </dl>
      {reported.length > 0 && (
        <Stack gap="sm">
          <Heading level={3} size="md">
            {t('detail.lines')}
          </Heading>
          <dl className={lines}>
            {reported.map(({ label, value }, index) => (
              <DetailLine key={index} name={label}>
                {value}
              </DetailLine>
            ))}
          </dl>
        </Stack>
      )}
      {askHref !== null && (
        <Link href={askHref} size="touch">
          {t('detail.ask')}
        </Link>
      )}
    </Stack>
  );
}
