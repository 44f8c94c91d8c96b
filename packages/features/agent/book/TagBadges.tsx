import { Badge } from '#ui/Badge/Badge.tsx';
import { tagList } from './book.css.ts';

interface TagBadgesProps {
  tags: readonly string[];
  /** How many are shown; of the others, only how many there are. @default all */
  most?: number;
}

/** The agent's tags of an account, as small labels. */
export function TagBadges({ tags, most = tags.length }: TagBadgesProps) {
  if (tags.length === 0) return null;
  const rest = tags.length - most;
  return (
    <span className={tagList} translate="no">
      {tags.slice(0, most).map((tag) => (
        <Badge key={tag} tone="accentSoft">
          <bdi>{tag}</bdi>
        </Badge>
      ))}
      {rest > 0 && <Badge tone="neutral">{`+${rest}`}</Badge>}
    </span>
  );
}
