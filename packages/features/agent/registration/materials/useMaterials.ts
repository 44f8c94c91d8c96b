import { agentLinks } from '#api/agentRegistration.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { copyText } from '#core/format/copyText.ts';
import { saveCanvas } from '#core/format/saveCanvas.ts';
import { saveCode } from '#core/format/saveCode.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useBrand } from '#core/site/brand.ts';
import { useSite } from '#core/site/site.ts';
import type { MaterialsProps } from './materials.types.ts';

/** Props of the materials of an agent, connected to the platform. */
export function useMaterials(): MaterialsProps {
  const { deployment, origin } = usePlatform();
  const site = useSite();
  const [links] = useRemote(agentLinks, { pageNo: 1, pageSize: 100 }, 'list');
  const hosts = { origin, link: deployment.linkHosts };
  return {
    links: mapRemote(links, ({ list }) =>
      list.flatMap(({ id, name, code, url, state }) => {
        const href = safeUrl('link', url, hosts)?.href;
        return state === 'active' && href !== undefined ? [{ id, name, code, href }] : [];
      }),
    ),
    brand: useBrand(),
    minAge: (site.status === 'ready' ? site.value.policy.minAge : undefined) ?? null,
    site: new URL(origin).host,
    onCopy: copyText,
    onSaveCode: saveCode,
    onSavePicture: saveCanvas,
  };
}
