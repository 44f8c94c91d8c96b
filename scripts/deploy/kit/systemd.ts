import type { HostOptions } from '../hostRules.ts';

/** Where the unit reads what is of this host, as in the environment of `serve.js`. */
const environmentFile = '/etc/kinnari/documents.env';

/** The unit of systemd for renderers of documents: one instance per port, each without rights. */
export function systemdFiles({
  root,
  documents,
  platform,
}: Pick<HostOptions, 'root' | 'documents' | 'platform'>): Readonly<Record<string, string>> {
  const [, host = '127.0.0.1', port = '8081'] = /^(.*):(\d+)$/.exec(documents) ?? [];
  return {
    'kit/systemd/kinnari-documents@.service': `# Made by deploy:files. One renderer per port of four digits; its metrics are on the port with a 1 before it:
#   install -m 0644 kit/systemd/kinnari-documents@.service /etc/systemd/system/
#   install -D -m 0600 kit/systemd/documents.env ${environmentFile}
#   systemctl daemon-reload && systemctl enable --now kinnari-documents@${port}
[Unit]
Description=Kinnari: documents on port %i
Documentation=file:${root}/kit/slo.md
After=network-online.target
Wants=network-online.target

[Service]
ExecStart=/usr/bin/env node ${root}/current/server/serve.js ${root}/current
Environment=HOST=${host} PORT=%i METRICS=127.0.0.1:1%i NODE_OPTIONS=--max-old-space-size=384
EnvironmentFile=${environmentFile}
Restart=always
RestartSec=1
TimeoutStopSec=10
MemoryMax=512M
LimitNOFILE=65536

# The program compiles as it runs, so that MemoryDenyWriteExecute would end it.
DynamicUser=yes
CapabilityBoundingSet=
DevicePolicy=closed
KeyringMode=private
LockPersonality=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
UMask=0077

[Install]
WantedBy=multi-user.target
`,
    'kit/systemd/documents.env': `# Made by deploy:files: the environment of the renderers on this host. ${environmentFile}, 0600.
PLATFORM=${platform?.url ?? ''}
LOG=json
LOG_LEVEL=info
`,
  };
}
