import { Download, Printer } from 'lucide-react';
import type { OfferedLanguage } from '#api/primitives.ts';
import { ErrorText } from '#core/components/ErrorText.tsx';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ReportFileProps } from '../reports.types.ts';

interface Props {
  file: ReportFileProps;
  language: OfferedLanguage;
}

/** Saves a report as a file or prints it, with the progress of a long one. */
export function ReportFile({ file: { state, onSave, onCancel, onPrint }, language }: Props) {
  const { t } = useTranslation('agentReports');
  const reading = state.step === 'reading';
  return (
    <Stack gap="xs">
      <Inline>
        <Button tone="outline" size="small" busy={reading} icon={<Icon of={Download} size="small" />} onClick={onSave}>
          {t(state.step === 'failed' ? 'file.retry' : 'file.save')}
        </Button>
        {reading && (
          <Button tone="quiet" size="small" onClick={onCancel}>
            {t('file.cancel')}
          </Button>
        )}
        <Button tone="quiet" size="small" icon={<Icon of={Printer} size="small" />} onClick={onPrint}>
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
    </Stack>
  );
}
