import { Download, Printer } from 'lucide-react';
import { longestStatementDays } from '#api/recordDays.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { line, lines, name, value } from '#core/records/BetDetailDialog.css.ts';
import { kindName } from '#core/records/kinds.model.ts';
import { columnsCsv } from '#core/report/columnsCsv.ts';
import { formatDays } from '#core/report/dayTexts.ts';
import type { DayChoice } from '#core/report/report.types.ts';
import { ReportSheet } from '#core/report/ReportSheet.tsx';
import { useDateFieldProps } from '#core/report/useDateFieldProps.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type StatementProps, type StatementView, statementRanges } from '../records.types.ts';
import { statementColumns, statementLines } from '../statement.model.ts';
import { dates } from './StatementDialog.css.ts';

interface StatementDialogProps extends Pick<DayChoice, 'today'> {
  statement: StatementProps;
}

/** Statement of the account (MEM-03b): three months, a year or custom days, as a summary, a CSV file or on paper. */
export function StatementDialog({ statement: props, today }: StatementDialogProps) {
  const { open, range, typed, problem, state, onClose, onRange, onDays, onRead } = props;
  const { t } = useTranslation('records');
  const errorText = useErrorText();
  const language = useLanguage();
  const field = useDateFieldProps(today);
  const canRead = state.step === 'choosing' && problem === null;
  const error =
    problem === 'unfinished' || problem === null ? '' : t(`problem.${problem}`, { days: longestStatementDays });
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('statement.title')}
      description={t('statement.text')}
      width="dialog"
      closeLabel={t('common:close')}
    >
      <Stack gap="md">
        <Form label={t('statement.title')} failure={null} onSubmit={() => canRead && onRead()}>
          <Select
            label={t('range.label')}
            value={range}
            onChange={onRange}
            options={statementRanges.map((each) => ({ value: each, label: t(`statement.ranges.${each}`) }))}
          />
          <div className={dates}>
            <DateField {...field} label={t('from')} value={typed.from} onChange={(from) => onDays({ from })} />
            <DateField {...field} label={t('to')} value={typed.to} error={error} onChange={(to) => onDays({ to })} />
          </div>
          {state.step === 'failed' && (
            <ErrorState
              size="compact"
              announce
              title={t('statement.failed')}
              text={errorText(state.error)}
              action={
                <Button tone="outline" size="small" onClick={onRead}>
                  {t('common:retry')}
                </Button>
              }
            />
          )}
          {(state.step === 'choosing' || state.step === 'reading') && (
            <Button type="submit" busy={state.step === 'reading'} disabled={problem !== null}>
              {t('statement.read')}
            </Button>
          )}
        </Form>
        <div role="status">
          {state.step === 'reading' && state.rows > 0 && (
            <Text size="sm">{t('statement.reading', { count: formatCount(state.rows, language) })}</Text>
          )}
          {state.step === 'ready' && (
            <Summary statement={state.statement} onSave={props.onSave} onPrint={props.onPrint} />
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

interface SummaryProps extends Pick<StatementProps, 'onSave' | 'onPrint'> {
  statement: StatementView;
}

function Summary({ statement, onSave, onPrint }: SummaryProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const columns = statementColumns(t, {
    money: useMoneyText(),
    moment: (iso) => formatMoment(Date.parse(iso), language),
  });
  const rows = statementLines(statement, t);
  const days = formatDays(statement.days, language);
  const madeAt = t('statement.madeAt', { time: statement.madeAt });
  return (
    <Stack gap="md">
      <Heading level={3} size="md">
        {days}
      </Heading>
      <dl className={lines}>
        <div className={line}>
          <dt className={name}>{t('statement.opening')}</dt>
          <dd className={value}>
            <Amount value={statement.opening} />
          </dd>
        </div>
        {statement.totals.map((total) => (
          <div key={kindName(total.kind, t)} className={line}>
            <dt className={name}>
              {t('statement.kind', { kind: kindName(total.kind, t), count: formatCount(total.count, language) })}
            </dt>
            <dd className={value}>
              {isSome(total.in) && <Amount sign="always" value={total.in} />}{' '}
              {isSome(total.out) && <Amount sign="always" value={`-${total.out}`} />}
            </dd>
          </div>
        ))}
        <div className={line}>
          <dt className={name}>{t('statement.closing')}</dt>
          <dd className={value}>
            <Amount value={statement.closing} />
          </dd>
        </div>
      </dl>
      <Text size="sm" tone="muted">
        {madeAt}
      </Text>
      <Inline>
        <Button
          tone="soft"
          icon={<Icon of={Download} size="small" />}
          onClick={() => onSave(columnsCsv(columns, rows))}
        >
          {t('statement.save')}
        </Button>
        <Button tone="outline" icon={<Icon of={Printer} size="small" />} onClick={onPrint}>
          {t('statement.print')}
        </Button>
      </Inline>
      <ReportSheet title={t('statement.title')} about={[days, madeAt]} columns={columns} rows={rows} />
    </Stack>
  );
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);
