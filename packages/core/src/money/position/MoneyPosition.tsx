import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card/Card.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Amount } from '../../components/Amount.tsx';
import { RemoteView } from '../../components/RemoteView.tsx';
import type { Remote } from '../../data/remote.ts';
import { formatTime } from '../../format/dates.ts';
import { formatCount } from '../../format/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { isZero } from '../amount.ts';
import { BoundLine } from './BoundLine.tsx';
import { about } from './MoneyPosition.css.ts';
import type { PositionLine } from './position.ts';

/** The way on from a kind of line; null where there is none, or where the player is there already. */
export type PositionWays = Readonly<Record<Exclude<PositionLine['kind'], 'playable'>, string | null>>;

export interface MoneyPositionView {
  readonly lines: Remote<readonly PositionLine[]>;
  readonly ways: PositionWays;
  /** Returns the link to a withdrawal. */
  readonly orderHref: (reference: string) => string;
}

export interface MoneyPositionProps {
  position: MoneyPositionView;
  /** `full` shows what each requirement asks for and each withdrawal; `short` one line per amount. */
  detail: 'full' | 'short';
  /** Shows the bets that counted for a requirement. Without it they are not offered. */
  onCounted?: ((requirementId: string) => void) | undefined;
}

/** Where the player's money is, in the same lines on every page (MEM-02a): each with its amount and one way on. */
export function MoneyPosition({ position, detail, onCounted }: MoneyPositionProps) {
  const { lines, ways } = position;
  const { t } = useTranslation('position');
  const language = useLanguage();
  const id = useId();
  const isFull = detail === 'full';
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={3} size="md" id={id}>
          {t('title')}
        </Heading>
        <RemoteView
          compact
          level={4}
          remote={lines}
          failed={t('failed')}
          skeleton={<Skeleton shape="text" lines={isFull ? 4 : 2} />}
        >
          {(known) => (
            <>
              {lines.status === 'ready' && lines.outdated === true && (
                <Text size="sm">{t('outdated', { time: formatTime(lines.at, language) })}</Text>
              )}
              <FactList aria-label={t('title')}>
                {known.map((line) =>
                  line.kind === 'bound' ? (
                    <BoundLine
                      key={line.id}
                      line={line}
                      isFull={isFull}
                      href={isFull ? null : ways.bound}
                      bonusHref={ways.bonus}
                      onCounted={onCounted}
                    />
                  ) : (
                    <Fact
                      key={line.kind === 'vendor' ? `vendor ${line.id}` : line.kind}
                      label={<About line={line} isFull={isFull} position={position} />}
                    >
                      <Value line={line} isFull={isFull} />
                    </Fact>
                  ),
                )}
              </FactList>
            </>
          )}
        </RemoteView>
      </Stack>
    </Card>
  );
}

type PlainLine = Exclude<PositionLine, { kind: 'bound' }>;

interface AboutProps {
  line: PlainLine;
  isFull: boolean;
  position: Pick<MoneyPositionView, 'ways' | 'orderHref'>;
}

/** What a line is about, and the way on. */
function About({ line, isFull, position: { ways, orderHref } }: AboutProps) {
  const { t } = useTranslation('position');
  const name = line.kind === 'vendor' && line.name !== null ? line.name : null;
  const orders = isFull && line.kind === 'held' ? line.orders : [];
  return (
    <span className={about}>
      <span>{name === null ? t(`lines.${line.kind}`) : t('lines.with', { name })}</span>
      {orders.map(({ reference, amount }) => (
        <Inline key={reference} gap="xs">
          <Link href={orderHref(reference)} size="touch">
            <span translate="no">{reference}</span>
          </Link>
          <Amount balance value={amount} />
        </Inline>
      ))}
      {orders.length === 0 && <Way line={line} href={line.kind === 'playable' ? null : ways[line.kind]} />}
    </span>
  );
}

/** The way on of a line. With nothing to withdraw, none leads to the withdrawal. */
function Way({ line, href }: { line: PlainLine; href: string | null }): ReactNode {
  const { t } = useTranslation('position');
  if (href === null || line.kind === 'playable' || (line.kind === 'free' && isZero(line.amount))) return null;
  return (
    <Link href={href} size="touch">
      {t(`see.${line.kind}`)}
    </Link>
  );
}

function Value({ line, isFull }: { line: PlainLine; isFull: boolean }) {
  const { t } = useTranslation('position');
  const language = useLanguage();
  if (line.kind === 'points') {
    return <span>{t(line.count === 1 ? 'onePoint' : 'count', { count: formatCount(line.count, language) })}</span>;
  }
  if (line.amount === null) {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('unknown')}</VisuallyHidden>
      </>
    );
  }
  const first = isFull && (line.kind === 'free' || line.kind === 'playable');
  return <Amount balance value={line.amount} {...(first && { size: 'lg' as const })} />;
}
