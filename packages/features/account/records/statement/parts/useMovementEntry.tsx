import { ArrowLeftRight, Banknote, Coins, Gift, QrCode, Users } from 'lucide-react';
import type { ListedMovement, TransactionKind } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatTime } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type KindFilter, kindFilterNames, kindFilters, kindName } from '#core/records/kinds.model.ts';
import type { DayEntry } from '#core/report/byDay.types.ts';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { iconType, isFreshMovement, isGain } from '../entries.model.ts';
import type { AccountRecordScreenProps } from '../records.types.ts';
import { gain } from './entries.css.ts';

const icons: Readonly<Record<KindFilter, IconDrawing>> = {
  deposit: QrCode,
  withdrawal: Banknote,
  stake: Coins,
  win: Coins,
  rebate: Gift,
  rewards: Gift,
  transfers: ArrowLeftRight,
  agent: Users,
  adjustment: Coins,
};

function iconOf({ kind, gameType }: ListedMovement): IconDrawing {
  if (gameType !== undefined) return navIcons[iconType(gameType)];
  const group = kindFilterNames.find((name) =>
    (kindFilters[name] as readonly TransactionKind[]).some((each) => each === kind),
  );
  return icons[group ?? 'adjustment'];
}

interface Needs extends Pick<AccountRecordScreenProps, 'asked' | 'seen' | 'Sitting'> {
  onDetail: (movement: ListedMovement) => void;
}

/** Returns a function that shows a movement, or those of a sitting, as an entry of its day. */
export function useMovementEntry({ asked, seen, Sitting, onDetail }: Needs): (movement: ListedMovement) => DayEntry {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const money = useMoneyText();
  const time = (iso: string): string => formatTime(Date.parse(iso), language);
  const entry = (movement: ListedMovement): DayEntry => {
    const { sitting, amount, at, label, counterparty, note } = movement;
    const name = kindName(movement.kind, t);
    const span = sitting && { from: time(sitting.begins), to: time(sitting.ends) };
    const when = span === undefined || span.from === span.to ? time(at) : t('rows.span', span);
    return {
      icon: iconOf(movement),
      fresh: isFreshMovement(movement, seen),
      title: sitting ? t('rows.times', { name, count: formatCount(sitting.count, language) }) : name,
      note: [when, label ?? counterparty ?? note].filter((part) => part !== undefined).join(' · '),
      value: (
        <span className={isGain(amount) ? gain : undefined}>
          <Amount sign="always" value={amount} />
        </span>
      ),
      aside: money(movement.balanceAfter),
      ...(sitting
        ? { rows: () => <Sitting asked={asked} reference={sitting.reference} entry={entry} /> }
        : { onOpen: () => onDetail(movement) }),
    };
  };
  return entry;
}
