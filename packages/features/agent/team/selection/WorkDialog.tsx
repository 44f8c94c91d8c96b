import type { ReactNode } from 'react';
import type { AgentSelection } from '#api/agentSelection.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { formatTime } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { SelectionState, WorkPart } from './selection.types.ts';

interface WorkDialogProps extends Pick<WorkPart, 'work' | 'open' | 'onClose'> {
  /** How many accounts the work is about; 0 while it is only about an outcome that is unknown. */
  count: number;
  state: Pick<SelectionState, 'selection' | 'again' | 'onAgain'>;
  /** What came of it, in place of everything else; null before. */
  outcome: ReactNode;
  /** What is done with the selection. */
  children: (selection: AgentSelection) => ReactNode;
}

/** Work on the picked accounts, over the list: what it stands for, the form, and what came of it. */
export function WorkDialog({ work, open, count, state, outcome, onClose, children }: WorkDialogProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const { selection } = state;
  const title = count === 0 ? t('envelope.give') : t(`titles.${work}`, { count: formatCount(count, language) });
  return (
    <Dialog
      open={open}
      width="dialog"
      title={title}
      closeLabel={t('common:close')}
      onOpenChange={(next) => !next && onClose()}
    >
      {outcome !== null && outcome !== undefined ? (
        outcome
      ) : selection.status === 'loading' ? (
        <LoadingArea>
          <Skeleton shape="text" lines={5} />
        </LoadingArea>
      ) : selection.status === 'failed' ? (
        <NotSelected failed={selection} />
      ) : (
        <Stack gap="md">
          <Standing {...state} selection={selection.value} />
          {children(selection.value)}
        </Stack>
      )}
    </Dialog>
  );
}

function NotSelected({ failed }: { failed: Extract<SelectionState['selection'], { status: 'failed' }> }) {
  const { t } = useTranslation('agentMany');
  const errorText = useRefusalText('agentMany');
  const isRefused = failed.error.kind === 'refused';
  return (
    <FailedState
      level={3}
      title={isRefused ? errorText(failed.error) : t('failed')}
      failed={failed}
      explained={isRefused}
    />
  );
}

interface StandingProps extends Pick<SelectionState, 'again' | 'onAgain'> {
  selection: AgentSelection;
}

/** Until when the selection stands, or that it is over, and how to make it again. What is typed stays. */
function Standing({ selection, again, onAgain }: StandingProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const errorText = useRefusalText('agentMany');
  const time = formatTime(Date.parse(selection.until), language);
  const isOver = again.step === 'over' || again.step === 'busy' || again.step === 'failed';
  return (
    <>
      <div role="status">
        <Text size="sm" tone={again.step === 'done' ? 'positive' : 'muted'}>
          {isOver ? '' : t(again.step === 'done' ? 'chosenAgain' : 'stands', { time })}
        </Text>
      </div>
      <div role="alert">{isOver && <Text>{t('expired')}</Text>}</div>
      {isOver && (
        <Stack gap="xs">
          {again.step === 'failed' && <Text size="sm">{errorText(again.error)}</Text>}
          <Button tone="outline" busy={again.step === 'busy'} onClick={onAgain}>
            {t('again')}
          </Button>
        </Stack>
      )}
    </>
  );
}
