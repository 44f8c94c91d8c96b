import type { TagInUse } from '#api/agentBook.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Select } from '#ui/Select/Select.tsx';
import type { TagFilterFields } from './book.types.ts';

/** No tag can be chosen with the name of the choice of all. */
const tagMark = 'tag ';
const anyTag = 'all';

interface TagFilterProps extends TagFilterFields {
  /** The tags that the agent uses; none while they are not known. */
  tags: readonly TagInUse[];
}

/** Lists only the accounts with a tag of the agent (AGT-04a). Renders nothing while there is none. */
export function TagFilter({ tags, value, onChange }: TagFilterProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentTeam');
  const options = tags.map(({ tag, accounts }) => ({
    value: tagMark + tag,
    label: t('tagCount', { tag, count: formatCount(accounts, language) }),
  }));
  // The chosen one stays when no account has it any more.
  if (value !== '' && !tags.some(({ tag }) => tag === value)) options.push({ value: tagMark + value, label: value });
  if (options.length === 0) return null;
  return (
    <Select
      label={t('tag')}
      options={[{ value: anyTag, label: t('allTags') }, ...options]}
      value={value === '' ? anyTag : tagMark + value}
      onChange={(next) => onChange(next === anyTag ? '' : next.slice(tagMark.length))}
    />
  );
}
