import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { isOpenNotice, unreadIds } from './notices.model.ts';
import type { NoticeRow, NoticesViewProps } from './notices.types.ts';
import { list, row, texts } from './NoticesView.css.ts';
import { useNoticeTexts } from './useNoticeTexts.ts';

/** So many are shown at first: what comes below is read more often. */
const shownAtFirst = 4;

/** What an agent is told, each with the way to it. Nothing without notices, and before they are known. */
export function NoticesView({ level = 3, notices, onSeen }: NoticesViewProps) {
  const { t } = useTranslation('agentNotices');
  const id = useId();
  const [all, setAll] = useState(false);
  if (notices.status === 'failed') return <FailedState level={level} compact title={t('failed')} failed={notices} />;
  if (notices.status === 'loading' || notices.value.length === 0) return null;
  const rows = notices.value;
  const unread = unreadIds(rows);
  const shown = all ? rows : rows.slice(0, shownAtFirst);
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={level} size="md" id={id}>
        {t('title')}
      </Heading>
      <Card padding="none">
        <ul role="list" className={list}>
          {shown.map((notice) => (
            <li key={notice.id}>
              <Notice notice={notice} onSeen={onSeen} />
            </li>
          ))}
        </ul>
      </Card>
      {(rows.length > shown.length || unread.length > 0) && (
        <Inline gap="xs" wrap>
          {rows.length > shown.length && (
            <Button tone="soft" size="small" onClick={() => setAll(true)}>
              {t('all', { count: rows.length })}
            </Button>
          )}
          {unread.length > 0 && (
            <Button tone="quiet" size="small" onClick={() => onSeen(unread)}>
              {t('markRead')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

function Notice({ notice, onSeen }: { notice: NoticeRow; onSeen: NoticesViewProps['onSeen'] }) {
  const { t } = useTranslation('agentNotices');
  const { title, detail } = useNoticeTexts()(notice);
  const content = (
    <span className={texts}>
      <Inline as="span" gap="xs" wrap>
        {isOpenNotice(notice) && <Badge tone="alert">{t(notice.kind === 'contractWaits' ? 'waits' : 'new')}</Badge>}
        <Text as="span" weight={isOpenNotice(notice) ? 'medium' : undefined}>
          {title}
        </Text>
      </Inline>
      <Text as="span" size="sm" tone="muted">
        {detail}
      </Text>
    </span>
  );
  if (notice.href === null) return <div className={row}>{content}</div>;
  return (
    <Anchor href={notice.href} className={row} onClick={() => notice.seen || onSeen([notice.id])}>
      {content}
      <Icon of={ChevronRight} size="small" />
    </Anchor>
  );
}
