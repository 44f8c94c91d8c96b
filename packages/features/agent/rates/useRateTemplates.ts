import { useEffect, useState } from 'react';
import { agentRateTemplate } from '#api/agentAccounts.ts';
import { memberInfo } from '#api/member.ts';
import { useRemote } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { knownRates } from './rates.model.ts';
import { readTemplates, templatesKey, withTemplate } from './rateTemplates.model.ts';
import type { RateTemplatesProps } from './rateTemplates.types.ts';

/** The templates of the agent on this device, and how to change them. Without storage they last until the page is closed. */
export function useRateTemplates(): Pick<RateTemplatesProps, 'standard' | 'templates' | 'onSave' | 'onRemove'> {
  const [info] = useRemote(memberInfo, {}, 'live');
  const [standard] = useRemote(agentRateTemplate, {}, 'live');
  const key = info.status === 'ready' ? templatesKey(info.value.account) : null;
  const read = () => (key === null ? [] : readTemplates(localStore.get(key)));
  const [state, setState] = useState(() => ({ key, templates: read() }));
  if (state.key !== key) setState({ key, templates: read() });
  useEffect(() => {
    // Another tab changed them.
    const follow = (event: StorageEvent): void => {
      if (key !== null && event.key === key) setState({ key, templates: readTemplates(localStore.get(key)) });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key]);
  const keep = (templates: typeof state.templates): void => {
    if (key !== null) localStore.set(key, JSON.stringify(templates));
    setState({ key, templates });
  };
  const templates = state.key === key ? state.templates : [];
  return {
    standard: standard.status === 'ready' ? knownRates(standard.value.rates) : null,
    templates,
    onSave: (template) => keep(withTemplate(templates, template)),
    onRemove: (name) => keep(templates.filter((each) => each.name !== name)),
  };
}
