import type { ReactNode } from 'react';
import type { TeamFigures } from '#api/agentCentre.ts';
import { Amount } from '#core/components/Amount.tsx';
import type { Remote } from '#core/data/remote.ts';
import { localeOf } from '#core/format/locale.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Totals } from '#core/report/Totals.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { PlayerResult } from '../../reports/parts/PlayerResult.tsx';
import { useResultText } from '../../reports/useResultText.ts';
import { useSumFigures } from '../../reports/useSumFigures.tsx';
import { figures } from '../overview.model.ts';
import type { OverviewScreenProps, OverviewView } from '../overview.types.ts';

type Figure = (typeof figures)[number];

interface FigureTotalsProps extends Pick<OverviewScreenProps, 'answered' | 'refreshing' | 'onRefresh'> {
  overview: Extract<Remote<OverviewView>, { status: 'ready' }>;
}

/** The figures of the days, each with that of the days before. */
export function FigureTotals({ overview, answered, refreshing, onRefresh }: FigureTotalsProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentOverview');
  const money = useMoneyText();
  const result = useResultText();
  const sumFigures = useSumFigures();
  const { totals, before, balance, sums, hrefOf } = overview.value;
  const text = (of: TeamFigures, [name, kind]: Figure): string =>
    kind === 'count' ? of[name].toLocaleString(localeOf(language)) : (kind === 'signed' ? result : money)(of[name]);
  return (
    <Totals
      totals={[
        ...sumFigures(sums),
        ...figures.map((figure) => ({
          name: t(`figures.${figure[0]}`),
          value: (
            <WithBefore before={t('before', { value: text(before, figure) })}>
              <MaybeLink href={hrefOf(figure[0])}>
                {figure[1] === 'count' ? (
                  <Text as="span" size="lg" weight="strong" numeric>
                    {text(totals, figure)}
                  </Text>
                ) : (
                  <FigureOf figure={figure} totals={totals} />
                )}
              </MaybeLink>
            </WithBefore>
          ),
        })),
      ]}
      note={t('balance', { amount: money(balance) })}
      answered={answered}
      at={overview.at}
      outdated={overview.outdated === true}
      refreshing={refreshing}
      onRefresh={onRefresh}
    />
  );
}

/** An amount; a result of the players in words. */
function FigureOf({
  figure: [name, kind],
  totals,
}: {
  figure: Exclude<Figure, readonly [string, 'count']>;
  totals: TeamFigures;
}) {
  return kind === 'signed' ? <PlayerResult value={totals[name]} /> : <Amount value={totals[name]} />;
}

function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? children : <Link href={href}>{children}</Link>;
}

function WithBefore({ before, children }: { before: string; children: ReactNode }) {
  return (
    <>
      {children}
      <Text size="xs" tone="muted" numeric>
        {before}
      </Text>
    </>
  );
}
