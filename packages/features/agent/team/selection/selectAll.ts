import { agentSelection } from '#api/agentSelection.ts';
import type { DownlineFilter } from '#api/agentTeam.ts';
import type { Client } from '#api/client.ts';

/** Selects everybody whom a list has over all of its pages. Apart from the list: few visits need the contract of selections. */
export const selectAll = async (client: Client, filter: DownlineFilter) => client.call(agentSelection, { filter });
