import type { HostOptions } from '../hostRules.ts';

/** The script that switches the release of a host, and switches back where the renderer does not serve it. */
export const switchScript = ({ documents }: Pick<HostOptions, 'documents'>): string => `#!/bin/sh
# Made by deploy:files. Switches the release of this host, and back where a renderer does not serve it:
#   sh kit/switch.sh to ID
#   sh kit/switch.sh back
# HEALTH: where the renderers tell their release, separated by spaces. WAIT: how long that may take, in seconds.
set -eu
cd "$(dirname "$0")/.."
HEALTH=\${HEALTH:-http://${documents}/health}
WAIT=\${WAIT:-30}

link() {
  ln -sfn "releases/$1" next
  mv -T next current
}

# Whether every renderer answers with the release, at last.
serves() {
  for url in $HEALTH; do
    until curl -fs -m 5 "$url" | grep -q "\\"release\\":\\"$1\\""; do
      [ "$(date +%s)" -lt "$end" ] || return 1
      sleep 1
    done
  done
}

former=$(basename "$(readlink current)")
case \${1:-} in
  to) id=\${2:?name a release, of: $(ls releases | tr '\\n' ' ')} ;;
  back) id=$(basename "$(readlink former)") ;;
  *) echo "sh kit/switch.sh to ID, or: sh kit/switch.sh back" >&2 && exit 2 ;;
esac
[ -f "releases/$id/site/version.json" ] || { echo "there is no release $id" >&2 && exit 2; }
[ "$id" != "$former" ] || { echo "$id is served already" && exit 0; }

end=$(($(date +%s) + WAIT))
link "$id"
if serves "$id"; then
  ln -sfn "releases/$former" former
  echo "$id is served; the way back to $former: sh kit/switch.sh back"
else
  link "$former"
  echo "no renderer serves $id after $WAIT s, so $former is served again; its log says why" >&2
  exit 1
fi
`;
