import type { TeamViewsFields } from './book.types.ts';
import { TeamViews } from './TeamViews.tsx';
import { useTeamViews } from './useTeamViews.ts';

/** The views of the team that the agent has saved. */
export const ConnectedTeamViews = (fields: TeamViewsFields) => <TeamViews {...fields} {...useTeamViews()} />;
