import { Badge } from '#ui/Badge/Badge.tsx';
import { tagList, tagName } from './book.css.ts';

interface TagBadgesProps {
  tags: readonly string[];
}

/** The agent's tags of an account, as small labels. */
export function TagBadges({ tags }: TagBadgesProps) {
  if (tags.length === 0) return null;
  return (
    <span className={tagList} translate="no">
      {tags.map((tag) => (
        <Badge key={tag} tone="accentSoft">
          <bdi className={tagName}>{tag}</bdi>
        </Badge>
      ))}
    </span>
  );
}
