import { Download, Printer } from 'lucide-react';
import { longestStatementDays } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { formatCount } from '#core/format/format.ts';
import { Form } from '#core/forms/AuthForm.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { line, lines, name, value } from '#core/records/BetDetailDialog.css.ts';
import { kindName } from '#core/records/kinds.model.ts';
import { formatDays } from '#core/records/records.model.ts';
import type { DayChoice } from '#core/records/records.types.ts';
import { useDateFieldProps } from '#core/records/useDateFieldProps.ts';
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
import {
  type AccountRecordScreenProps,
  type StatementProps,
  type StatementView,
  statementRanges,
} from '../records.types.ts';
import { statementCsv } from '../statement.model.ts';
import { dates } from './StatementDialog.css.ts';
import { StatementSheet } from './StatementSheet.tsx';

interface StatementDialogProps extends Pick<AccountRecordScreenProps, 'language'>, Pick<DayChoice, 'today'> {
  statement: StatementProps;
}

/** Statement of the account (MEM-03b): three months, a year or custom days, as a summary, a CSV file or on paper. */
export function StatementDialog({ statement: props, today, language }: StatementDialogProps) {
  const { open, range, typed, problem, state, onClose, onRange, onDays, onRead } = props;
  const { t } = useTranslation('records');
  const shared = useTranslation('common').t;
  const errorText = useErrorText();
  const field = useDateFieldProps(language, today);
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
      closeLabel={shared('close')}
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
            <DateField
              label={t('from')}
              value={typed.from}
              onChange={(from) => onDays({ from })}
              today={field.today}
              max={field.max}
              locale={field.locale}
              labels={field.labels}
            />
            <DateField
              label={t('to')}
              value={typed.to}
              error={error}
              onChange={(to) => onDays({ to })}
              today={field.today}
              max={field.max}
              locale={field.locale}
              labels={field.labels}
            />
          </div>
          {state.step === 'failed' && (
            <ErrorState
              size="compact"
              announce
              title={t('statement.failed')}
              text={errorText(state.error)}
              action={
                <Button tone="outline" size="small" onClick={onRead}>
                  {shared('retry')}
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
            <Summary statement={state.statement} language={language} onSave={props.onSave} onPrint={props.onPrint} />
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

interface SummaryProps extends Pick<StatementProps, 'onSave' | 'onPrint'>, Pick<AccountRecordScreenProps, 'language'> {
  statement: StatementView;
}

function Summary({ statement, language, onSave, onPrint }: SummaryProps) {
  const { t } = useTranslation('records');
  return (
    <Stack gap="md">
      <Heading level={3} size="md">
        {formatDays(statement.days, language)}
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
        {t('statement.madeAt', { time: statement.madeAt })}
      </Text>
      <Inline>
        <Button
          tone="soft"
          icon={<Icon of={Download} size="small" />}
          onClick={() => onSave(statementCsv(statement, t))}
        >
          {t('statement.save')}
        </Button>
        <Button tone="outline" icon={<Icon of={Printer} size="small" />} onClick={onPrint}>
          {t('statement.print')}
        </Button>
      </Inline>
      <StatementSheet statement={statement} language={language} />
    </Stack>
  );
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);
