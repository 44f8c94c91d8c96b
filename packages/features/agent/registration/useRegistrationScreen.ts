import { useState } from 'react';
import { agentRateTemplate } from '#api/agentAccounts.ts';
import { agentRightsRead } from '#api/agentCentre.ts';
import { agentAccountOpen, agentLinkSave, agentLinkStateSet, agentLinks } from '#api/agentRegistration.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { together } from '#core/data/together.ts';
import { useChange } from '#core/data/useChange.ts';
import { copyText } from '#core/format/copyText.ts';
import { dayOf } from '#core/format/dates.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { readText } from '#text/readText.ts';
import { newPassword } from '../firstPassword/firstPassword.model.ts';
import { LazyRateTemplates } from '../rates/LazyRateTemplates.tsx';
import { ownRatesOf, textsOf } from '../rates/rates.model.ts';
import { writeReportRef } from '../reports/reportRef.model.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import type { RegistrationScreenProps } from './registration.types.ts';

const Materials = lazyComponent(async () => (await import('./materials/Materials.tsx')).Materials);

const Games = lazyComponent(async () => (await import('./linkGame/ConnectedLinkGame.tsx')).ConnectedLinkGame);

const Deposits = lazyComponent(
  async () => (await import('./firstDeposits/ConnectedFirstDeposits.tsx')).ConnectedFirstDeposits,
);

const pageSize = 10;
const parts = ['links', 'materials'] as const;

/** Props of the registration centre (GEN-05e), connected to the platform. */
export function useRegistrationScreen(): RegistrationScreenProps {
  const { clock, deployment, origin } = usePlatform();
  const openAccount = useChange(agentAccountOpen);
  const saveLink = useChange(agentLinkSave);
  const setLinkState = useChange(agentLinkStateSet);
  const { pathname, search } = useLocation();
  const { ref, open, close } = useReportAddress('registerCenter');
  const depositsOf = ref.open ?? null;
  const [pageNo, onPage] = useState(1);
  const [rights] = useRemote(agentRightsRead, {}, 'live');
  const [template] = useRemote(agentRateTemplate, {}, 'live');
  const mayLink = rights.status === 'ready' && rights.value.rights.includes('links');
  const [links] = useRemote(agentLinks, mayLink ? { pageNo, pageSize } : null, 'list');
  const hrefOf = useAgentHref(pathname + search);
  const hosts = { origin, link: deployment.linkHosts };
  return {
    // A link from elsewhere names the part, or a link of the agent.
    first:
      depositsOf === null ? (parts.find((part) => part === new URLSearchParams(search).get('ref')) ?? 'open') : 'links',
    rights: mapRemote(together(rights, template), ([{ rights: all, rates }, standard]) => ({
      kinds: [
        ...(all.includes('openMember') ? (['member'] as const) : []),
        ...(all.includes('openAgent') ? (['agent'] as const) : []),
      ],
      links: all.includes('links'),
      own: ownRatesOf(rates),
      start: textsOf(standard.rates),
    })),
    links: mapRemote(links, ({ list, ...rest }) => ({
      ...rest,
      list: list.map((link) => ({
        ...link,
        href: safeUrl('link', link.url, hosts)?.href ?? null,
        firstDepositsHref: paths.agentCentre(pathname + search, 'registerCenter', writeReportRef({ open: link.id })),
        signUpsHref: hrefOf('teamManagement', writeReportRef({ kind: 'link', of: link.id })),
      })),
    })),
    pageNo,
    today: dayOf(clock.now()),
    site: new URL(origin).host,
    async onOpen({ username, nickname, kind, rates }) {
      const password = newPassword();
      const account = readText(username);
      const named = readText(nickname) === '' ? {} : { nickname: readText(nickname) };
      const answer = await openAccount({ username: account, password, kind, rates, ...named });
      if (answer.ok) {
        const href = paths.agentCentre(pathname + search, 'teamManagement', answer.value.id);
        return { kind: 'opened', account: answer.value.account, password, href };
      }
      const { error } = answer;
      const isUnknown = 'outcomeUnknown' in error && error.outcomeUnknown;
      return isUnknown ? { kind: 'unknown', account, password, error } : { kind: 'refused', error };
    },
    async onSaveLink(link) {
      const answer = await saveLink(link);
      if (answer.ok && link.id === undefined) onPage(1);
      return answer.ok ? null : answer.error;
    },
    async onLinkState(id, state) {
      const answer = await setLinkState({ id, state });
      return answer.ok ? null : answer.error;
    },
    onCopy: copyText,
    // Comes with the code that it saves.
    onSaveCode: async (href, code) =>
      import('#core/format/saveCode.ts').then(
        (part) => part.saveCode(href, code),
        () => false,
      ),
    onPage,
    depositsOf,
    onDeposits: open,
    onCloseDeposits: close,
    Templates: LazyRateTemplates,
    Games,
    Materials,
    Deposits,
  };
}
