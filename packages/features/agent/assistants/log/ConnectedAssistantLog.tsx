import { AssistantLog } from './AssistantLog.tsx';
import { useAssistantLog } from './useAssistantLog.ts';

/** What the assistants did, connected to the platform. Loads when its tab is opened. */
export const ConnectedAssistantLog = () => <AssistantLog {...useAssistantLog()} />;
