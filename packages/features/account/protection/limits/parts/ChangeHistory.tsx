import type { PlayChange } from '#api/playLimits.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { LimitsScreenProps } from '../limits.types.ts';
import { list as listClass } from '../LimitsScreen.css.ts';
import { useLimitText } from './useLimitText.ts';

/** What has happened to the player's limits and breaks, newest first. */
export function ChangeHistory({ history, pageNo, onPage }: Pick<LimitsScreenProps, 'history' | 'pageNo' | 'onPage'>) {
  const language = useLanguage();
  const { t } = useTranslation('limits');
  const describe = useDescribeChange();
  return (
    <Stack gap="sm">
      <Heading level={3} size="md">
        {t('history.title')}
      </Heading>
      <RemoteView
        compact
        level={4}
        remote={history}
        failed={t('history.failed')}
        skeleton={<Skeleton shape="text" lines={3} />}
      >
        {({ list, totalPages }, refreshing) =>
          list.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('history.empty')}
            </Text>
          ) : (
            <Stack gap="sm">
              <ol className={listClass}>
                {list.map((change) => (
                  <li key={change.at + JSON.stringify(change.change)}>
                    <Text size="sm">{describe(change)}</Text>
                    <Text size="xs" tone="muted" numeric>
                      <time dateTime={change.at}>{formatMoment(Date.parse(change.at), language)}</time>
                    </Text>
                  </li>
                ))}
              </ol>
              <Pages
                label={t('history.pages')}
                page={pageNo}
                totalPages={totalPages}
                busy={refreshing}
                onPage={onPage}
              />
            </Stack>
          )
        }
      </RemoteView>
    </Stack>
  );
}

function useDescribeChange(): (change: PlayChange) => string {
  const language = useLanguage();
  const { t } = useTranslation('limits');
  const text = useLimitText();
  return ({ change, kind, period, value, until }) => {
    if (typeof change !== 'string') return change.other;
    if (change === 'timeout' || change === 'exclusion') {
      return until === null
        ? t('changes.forGood')
        : t(`changes.${change}`, { time: formatMoment(Date.parse(until), language) });
    }
    const limit = `${kind === null ? '' : text.kind(kind)} ${period === null ? '' : text.period(period)}`;
    const wanted = value === null || kind === null ? t('changes.none') : text.value(kind, value);
    return t(`changes.${change}`, { limit, value: wanted });
  };
}
