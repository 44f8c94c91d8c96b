import { useState } from 'react';
import { redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import { useRemote } from '#core/data/remote.ts';
import type { EnvelopesViewProps } from './givenEnvelopes.types.ts';

const pageSize = 5;

/** The red envelopes that an account of the team was given, page by page. */
export function useGivenEnvelopes(id: string): Pick<EnvelopesViewProps, 'given' | 'pageNo' | 'onPage'> {
  const [pageNo, onPage] = useState(1);
  const [given] = useRemote(redEnvelopeGivenList, { id, pageNo, pageSize }, 'list');
  return { given, pageNo, onPage };
}
