import { useEffect, useEffectEvent, useState } from 'react';
import { agentRateTemplate } from '#api/agentAccounts.ts';
import { memberInfo } from '#api/member.ts';
import { moveToNumber, nameOfMember, readOfMember } from '#core/data/ofMember.ts';
import { useRemote } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { knownRates } from './rates.model.ts';
import { readTemplates, withTemplate } from './rateTemplates.model.ts';
import type { RateTemplatesProps } from './rateTemplates.types.ts';

/** The templates of the agent on this device, and how to change them. Without storage they last until the page is closed. */
export function useRateTemplates(): Pick<RateTemplatesProps, 'standard' | 'templates' | 'onSave' | 'onRemove'> {
  const [info] = useRemote(memberInfo, {}, 'live');
  const [standard] = useRemote(agentRateTemplate, {}, 'live');
  // Accounts that share a device have their own templates.
  const names = info.status === 'ready' ? nameOfMember('rateTemplates', info.value) : null;
  const key = names === null ? null : names.name;
  const read = () => (names === null ? [] : readTemplates(readOfMember(localStore, names)));
  const [state, setState] = useState(() => ({ key, templates: read() }));
  if (state.key !== key) setState({ key, templates: read() });
  const move = useEffectEvent(() => {
    if (names !== null) moveToNumber(localStore, names);
  });
  useEffect(() => {
    move();
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
