import { agentAssistantLog, agentAssistants } from '#api/agentAssistants.ts';
import { useRemote } from '#core/data/remote.ts';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import type { AssistantLogFilter, AssistantLogProps } from './AssistantLog.tsx';

const filters: AssistantLogFilter = { assistant: '', act: '' };

/** Props of `AssistantLog`, connected to the platform. */
export function useAssistantLog(): AssistantLogProps {
  const { input: _input, ...report } = useFiledReport(agentAssistantLog, { filters, name: 'assistants' });
  const [assistants] = useRemote(agentAssistants, {}, 'live');
  return { ...report, assistants: assistants.status === 'ready' ? assistants.value.list : [] };
}
