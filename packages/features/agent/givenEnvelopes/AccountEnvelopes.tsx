import { EnvelopesView } from './EnvelopesView.tsx';
import type { AccountEnvelopesProps } from './givenEnvelopes.types.ts';
import { useGivenEnvelopes } from './useGivenEnvelopes.ts';

/** The red envelopes of an account of the team, connected to the platform. */
export const AccountEnvelopes = (props: AccountEnvelopesProps) => (
  <EnvelopesView {...props} {...useGivenEnvelopes(props.detail.downline.id)} />
);
