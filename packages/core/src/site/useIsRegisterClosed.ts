import { systemWhitelabel } from '#api/system.ts';
import { useRemote } from '../data/remote.ts';
import { readFlags } from './flags.ts';

/** Whether signing up has no page of its own (DIRECTREG3). Unknown flags do not close it. */
export function useIsRegisterClosed(): boolean {
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const nodes = whitelabel.status === 'ready' ? whitelabel.value.nodes : [];
  return nodes.length > 0 && !readFlags(nodes).DIRECTREG3;
}
