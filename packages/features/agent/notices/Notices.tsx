import { NoticesView } from './NoticesView.tsx';
import { useNotices } from './useNotices.ts';

/** The notices of an agent, connected to the platform. */
export const Notices = () => <NoticesView {...useNotices()} />;
