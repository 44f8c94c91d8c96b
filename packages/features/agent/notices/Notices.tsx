import type { NoticesViewProps } from './notices.types.ts';
import { NoticesView } from './NoticesView.tsx';
import { useNotices } from './useNotices.ts';

/** The notices of an agent, connected to the platform. */
export const Notices = (props: Pick<NoticesViewProps, 'level'>) => <NoticesView {...props} {...useNotices()} />;
