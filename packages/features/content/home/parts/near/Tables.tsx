import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { ClosingRing } from '#core/catalogue/tables/ClosingRing.tsx';
import { RoadMap } from '#core/catalogue/tables/RoadMap.tsx';
import type { TableView } from '#core/catalogue/tables/tableView.ts';
import type { Remote } from '#core/data/remote.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { useOnTick } from '#core/time/ticker.ts';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { room, scroller } from '../Block.css.ts';
import { Block } from '../Block.tsx';
import { More } from '../More.tsx';
import type { OpenTables } from './near.types.ts';
import { filled, limits, name as nameClass, names, ring, table as tableClass, top } from './Tables.css.ts';
import { Ticking } from './Ticking.tsx';

/** How many columns of a road a card has place for. */
const roadColumns = 12;

interface TablesProps {
  tables: Remote<OpenTables>;
  /** All tables. */
  href: string;
  onOpen: GuardedOpen;
}

/** Open live tables with the time to bet and their latest results. A card leads to its table. */
export function Tables({ tables, href, onOpen }: TablesProps) {
  const { t } = useTranslation('home');
  const total = tables.status === 'ready' ? tables.value.total : 0;
  return (
    <Block
      title={t('tables.title')}
      remote={tables}
      aside={<More href={href}>{total > 0 ? t('tables.all', { total }) : t('all')}</More>}
      skeleton={<div className={room.tables} />}
    >
      {({ list }) =>
        list.length === 0 ? null : (
          <GuardedLinks onOpen={onOpen}>
            <Ticking>
              <ul role="list" className={`${scroller} ${filled}`} aria-label={t('tables.title')}>
                {list.map((table) => (
                  <Table key={table.roomId} {...table} />
                ))}
              </ul>
            </Ticking>
          </GuardedLinks>
        )
      }
    </Block>
  );
}

function Table({ name, href, minBet, maxBet, closesAt, road }: TableView) {
  const { t } = useTranslation('home');
  const amount = useShortMoneyText();
  if (href === null) return null;
  return (
    <Card as="li" padding="none" interactive>
      <div className={tableClass}>
        <div className={top}>
          <span className={names}>
            <CardLink href={href}>
              <span className={nameClass}>{name}</span>
            </CardLink>
            <span className={limits} translate="no">
              {t('tables.limits', { least: amount(minBet), most: amount(maxBet).replace(/^\D+/, '') })}
            </span>
          </span>
          {closesAt !== null && <Ring closesAt={closesAt} />}
        </div>
        <RoadMap road={road} columns={roadColumns} />
      </div>
    </Card>
  );
}

/** The ring of a round; hidden when it has ended, because the next one is not known here. */
function Ring({ closesAt }: { closesAt: number }) {
  const runs = useOnTick((now) => closesAt > now);
  return (
    <span className={ring} data-over={!runs || undefined}>
      <ClosingRing closesAt={closesAt} />
    </span>
  );
}
