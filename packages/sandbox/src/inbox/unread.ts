import type { Sandbox } from '../sandbox.ts';
import { messagesOf } from './mailbox.ts';
import { ticketsOf } from './tickets.ts';

/** How many messages of each folder a member has not read, and how many questions have an answer that is not read. */
export interface Unread {
  readonly personal: number;
  readonly platform: number;
  readonly support: number;
}

export function unreadOf(sandbox: Sandbox, memberId: string): Unread {
  const counts = { personal: 0, platform: 0, support: 0 };
  for (const { folder, read } of messagesOf(sandbox, memberId)) if (!read) counts[folder] += 1;
  counts.support = ticketsOf(sandbox, memberId).filter(({ read }) => !read).length;
  return counts;
}

/** MEM-04b: everything that a member has not read. */
export function unreadCount(sandbox: Sandbox, memberId: string): number {
  const { personal, platform, support } = unreadOf(sandbox, memberId);
  return personal + platform + support;
}
