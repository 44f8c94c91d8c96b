import { Download, Printer } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ErrorText } from '../components/ErrorText.tsx';
import { formatCount } from '../format/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { formatDays } from './dayTexts.ts';
import type { ReportFileProps as FileProps, ListedRows } from './report.types.ts';
import { ReportSheet } from './ReportSheet.tsx';

export interface ReportFileProps<Row> extends ListedRows<Row> {
  file: FileProps<Row>;
}

/** A list as a file, with the progress of a long one, and on paper. */
export function ReportFile<Row>({ title, days, file, columns, rows }: ReportFileProps<Row>) {
  const { state } = file;
  const { t } = useTranslation('records');
  const language = useLanguage();
  const reading = state.step === 'reading';
  return (
    <Stack gap="xs">
      <Inline>
        <Button
          tone="outline"
          size="small"
          busy={reading}
          icon={<Icon of={Download} size="small" />}
          onClick={() => file.onSave(columns)}
        >
          {t(state.step === 'failed' ? 'file.retry' : 'file.save')}
        </Button>
        {reading && (
          <Button tone="quiet" size="small" onClick={file.onCancel}>
            {t('file.cancel')}
          </Button>
        )}
        <Button tone="quiet" size="small" icon={<Icon of={Printer} size="small" />} onClick={file.onPrint}>
          {t('file.print')}
        </Button>
      </Inline>
      <div role="status">
        {reading && <Text size="sm">{t('file.reading', { count: formatCount(state.rows, language) })}</Text>}
        {state.step === 'saved' && (
          <Text size="sm">
            {t(state.cut ? 'file.cut' : 'file.saved', { count: formatCount(state.rows, language) })}
          </Text>
        )}
        {state.step === 'failed' && (
          <Text size="sm">
            <span>{t('file.failed')}</span> <ErrorText error={state.error} />
          </Text>
        )}
      </div>
      <ReportSheet title={title} about={[formatDays(days, language)]} columns={columns} rows={rows} />
    </Stack>
  );
}
