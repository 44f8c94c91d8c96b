import { BellOff, CheckCheck, ChevronRight } from 'lucide-react';
import type { EventGroup } from '#api/eventKinds.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useEventText } from '#core/live/useEventText.ts';
import { Report } from '#core/report/Report.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { FeedProps } from '../notifications.types.ts';
import { groupIcon } from './groupIcons.ts';

/** What has happened, by days and the newest first. */
export function Feed({ groups, onSeen, ...report }: FeedProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const textOf = useEventText();
  const nameOf = (group: EventGroup): string => t(`events:groups.${group}`);
  const chosen = report.filter.group;
  const fresh = report.page.status === 'ready' ? report.page.value.fresh : 0;
  return (
    <Report
      {...report}
      days={null}
      words={{
        list: t('feed.list'),
        failed: t('feed.failed'),
        // Also what is announced in place of the list.
        empty: chosen === '' ? t('feed.empty') : t('feed.noneOf', { group: nameOf(chosen) }),
        emptyText: t('feed.emptyText'),
      }}
      inPlaceOf={(page) =>
        page.status === 'ready' && page.value.list.length === 0 && chosen !== ''
          ? {
              illustration: <Icon of={BellOff} size="huge" />,
              title: t('feed.noneOf', { group: nameOf(chosen) }),
              text: t('feed.noneOfText'),
              action: { label: t('feed.showAll') },
            }
          : null
      }
      fields={[{ name: 'group', label: t('feed.group'), all: t('feed.all'), values: groups, nameOf }]}
      remark={
        <Text size="sm" tone="muted">
          {t('feed.remark')}
        </Text>
      }
      columns={[]}
      rowKey={({ id }) => id}
      byDay={{
        always: true,
        at: ({ at }) => at,
        totals: () => [],
        entry: (event) => ({
          icon: groupIcon(event.group),
          title: textOf(event),
          wraps: true,
          fresh: event.fresh,
          note: [formatTime(Date.parse(event.at), language), event.group === null ? null : nameOf(event.group)]
            .filter((part) => part !== null)
            .join(' · '),
          // The title says it to screen readers.
          value: event.fresh && (
            <span aria-hidden>
              <Badge tone="accent">{t('feed.new')}</Badge>
            </span>
          ),
          aside: event.href !== null && <Icon of={ChevronRight} size="small" />,
          href: event.href,
        }),
      }}
    >
      <Inline justify="between">
        <span role="status">
          <Text as="span" size="sm">
            {fresh > 0 ? t('feed.fresh', { count: fresh }) : t('feed.nothingNew')}
          </Text>
        </span>
        <Button
          tone="outline"
          size="small"
          disabled={fresh === 0}
          icon={<Icon of={CheckCheck} size="small" />}
          onClick={onSeen}
        >
          {t('feed.seen')}
        </Button>
      </Inline>
    </Report>
  );
}
