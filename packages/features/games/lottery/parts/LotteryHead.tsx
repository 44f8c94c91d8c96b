import { PetalFan } from '#core/components/PetalFan.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { LotteryResult, LotteryScreenProps } from '../lottery.types.ts';
import { Balls } from './Balls.tsx';
import { flower, head, result as resultClass, resultName, strip } from './LotteryHead.css.ts';

/** Number of results in the strip. The results panel lists all of them. */
const stripCount = 8;

type LotteryHeadProps = Pick<LotteryScreenProps, 'area' | 'otherAreaHref' | 'query' | 'results' | 'hrefFor'>;

/** The head of the page: title, a link to the other area and a strip of the latest results. */
export function LotteryHead({ area, otherAreaHref, query, results, hrefFor }: LotteryHeadProps) {
  const { t } = useTranslation('lottery');
  const onPanel = query.list === 'results';
  return (
    <div className={classes(head, surfaces.chrome)}>
      <span className={flower}>
        <PetalFan />
      </span>
      <Stack gap="xxs">
        <Heading level={1}>{t(`title.${area}`)}</Heading>
        <Text tone="muted">{t(`lead.${area}`)}</Text>
        {otherAreaHref !== null && (
          <div>
            <Link href={otherAreaHref}>{t(`other.${area}`)}</Link>
          </div>
        )}
      </Stack>
      {!onPanel && (
        <Stack gap="xs">
          <Inline justify="between">
            <Heading level={2} size="md">
              {t('results')}
            </Heading>
            <Link href={hrefFor({ list: 'results' })}>{t('allResults')}</Link>
          </Inline>
          <LatestResults results={results} />
        </Stack>
      )}
    </div>
  );
}

function LatestResults({ results }: Pick<LotteryHeadProps, 'results'>) {
  const { t } = useTranslation('lottery');
  const shared = useTranslation('common').t;
  if (results.status === 'failed') {
    return (
      <Inline justify="between">
        <Text>{t('resultsFailed')}</Text>
        <Button size="small" tone="soft" busy={results.refreshing === true} onClick={results.retry}>
          {shared('retry')}
        </Button>
      </Inline>
    );
  }
  if (results.status === 'ready' && results.value.length === 0) return <Text tone="muted">{t('noResult')}</Text>;
  return (
    // Focusable, so that the arrow keys can scroll it.
    <div className={strip} role="group" aria-label={t('results')} tabIndex={results.status === 'ready' ? 0 : undefined}>
      {results.status === 'ready'
        ? results.value
            .slice(0, stripCount)
            .map((result) => <ResultCard key={`${result.gameId} ${result.numero}`} result={result} />)
        : Array.from({ length: stripCount }, (_, index) => (
            <div key={index} className={classes(resultClass, surfaces.surface)} aria-hidden>
              <Skeleton shape="text" size="sm" lines={3} />
            </div>
          ))}
    </div>
  );
}

function ResultCard({ result: { name, numero, date, digits } }: { result: LotteryResult }) {
  const { t } = useTranslation('lottery');
  return (
    <div className={classes(resultClass, surfaces.surface)}>
      <Box>
        <span className={resultName} title={name}>
          {name}
        </span>
        <Text as="div" size="xs" tone="muted" numeric>
          {`${date} · ${t('draw', { numero })}`}
        </Text>
      </Box>
      <Balls digits={digits} size="small" />
    </div>
  );
}
