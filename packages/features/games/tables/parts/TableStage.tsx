import { ClosingRing } from '#core/catalogue/tables/ClosingRing.tsx';
import { formatCount } from '#core/format/format.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { ListedTable } from '../tables.types.ts';
import { action, clock, link, name, picture, placeholder, stage, texts } from './TableStage.css.ts';

interface TableStageProps {
  table: ListedTable;
  /** The player opened it last; otherwise it is the one with most players. */
  last: boolean;
}

/** The large first cell of wide screens: the table that the player opened last. */
export function TableStage({ table, last }: TableStageProps) {
  const language = useLanguage();
  const { t } = useTranslation('tables');
  const amount = useShortMoneyText();
  if (table.href === null) return null;
  const facts = [
    t(last ? 'last' : 'busiest'),
    t('limits', { min: amount(table.minBet), max: amount(table.maxBet) }),
    table.players !== null && t('players', { total: formatCount(table.players, language) }),
  ];
  return (
    <li className={stage}>
      <span className={picture}>
        <LazyImage src={table.image} alt="" ratio="parent" />
      </span>
      {table.closesAt !== null && (
        <span className={clock}>
          <ClosingRing closesAt={table.closesAt} size="large" />
        </span>
      )}
      <Anchor href={table.href} className={link}>
        <span className={texts}>
          <span className={name}>{table.name}</span>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <span className={action}>{t(last ? 'sitOn' : 'sit')}</span>
        </span>
      </Anchor>
    </li>
  );
}

/** Its place while it is unknown. */
export const TableStageSkeleton = () => <span aria-hidden className={`${stage} ${placeholder}`} />;
