import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { SearchInput } from '#ui/SearchInput/SearchInput.tsx';
import type { MessagesScreenProps } from '../messages.types.ts';
import { filters } from '../MessagesScreen.css.ts';

type FiltersProps = Pick<MessagesScreenProps, 'text' | 'unreadOnly' | 'onText' | 'onUnreadOnly'>;

/** Search and "unread only". */
export function Filters({ text, unreadOnly, onText, onUnreadOnly }: FiltersProps) {
  const { t } = useTranslation('messages');
  return (
    <div className={filters}>
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clearSearch')}
        maxLength={100}
        value={text}
        onChange={onText}
      />
      <Checkbox label={t('unreadOnly')} checked={unreadOnly} onChange={onUnreadOnly} />
    </div>
  );
}
