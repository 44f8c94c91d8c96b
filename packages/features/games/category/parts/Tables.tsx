import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { CategoryScreenProps, TableLists } from '../category.types.ts';
import { Rooms } from './Rooms.tsx';

interface TablesProps extends Pick<CategoryScreenProps, 'onOpen'>, Pick<TableLists, 'chosen'> {
  tables: NonNullable<TableLists['tables']>;
}

/** The tables of one game of all vendors, or the favourite ones (RT-05). */
export function Tables({ tables, chosen, onOpen }: TablesProps) {
  const { t } = useTranslation('category');
  if (chosen === '') return null;
  const game = t(`rooms.list.${chosen}`);
  const empty =
    chosen === 'favourite'
      ? { title: t('rooms.noFavourites'), text: t('rooms.noFavouritesText') }
      : { title: t('rooms.empty'), text: t('rooms.emptyGame', { game }) };
  return (
    <GuardedLinks onOpen={onOpen}>
      <Rooms rooms={tables} title={chosen === 'favourite' ? game : t('rooms.ofGame', { game })} empty={empty} />
    </GuardedLinks>
  );
}
