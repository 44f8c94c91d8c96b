import { liveStreamPath } from '#api/liveTicket.ts';
import { pushNodeHeader } from '#sandbox/live/pushNodes.ts';
import type { HostOptions } from './hostRules.ts';
import { nginxLog } from './nginxLog.ts';

/**
 * Finds the player's address. Without proxies in front it is that of the connection; with them, the last address in their
 * header that is none of theirs. Whatever a player writes into the header is left out.
 */
export const nginxRealAddress = ({ trust, trustHeader }: HostOptions): string =>
  `${trust.map((range) => `set_real_ip_from ${range};`).join('\n')}
${trust.length === 0 ? '' : `real_ip_header ${trustHeader};\nreal_ip_recursive on;`}
# The player, and then the proxy in front if there is one.
map "$remote_addr,$realip_remote_addr" $kinnari_forwarded {
    default "$remote_addr, $realip_remote_addr";
    "~^(?<kinnari_same>[^,]+),\\k<kinnari_same>$" $remote_addr;
}`;

/** How nginx passes calls on to the platform, which then sees one origin and needs no CORS. */
export const nginxPlatform = {
  upstream: ({ platform }: HostOptions): string =>
    platform === null ? '' : `upstream kinnari_platform { server ${platform.name}:${platform.port}; keepalive 64; }`,

  location: (prefix: string, options: HostOptions): string =>
    pass(
      `^~ ${prefix}`,
      options,
      `client_max_body_size 10m;
        ${nginxLog.headers}`,
    ),

  /** A stream of events is sent on as it comes. Its address has a ticket, which is in no log. */
  stream: (options: HostOptions): string =>
    pass(
      `= ${liveStreamPath}`,
      options,
      `proxy_set_header ${pushNodeHeader} "${options.push === null ? '' : '1'}";
        proxy_buffering off;${
          options.push === null
            ? `\n        ${nginxLog.headers}`
            : `
        # A stream keeps its request to the platform and the headers of the answer: the ticket says all, the rest stays here.
        proxy_pass_request_headers off;
        proxy_set_header Accept-Language $http_accept_language;
        proxy_buffer_size 2k;`
        }
        access_log off;`,
    ),
} as const;

function pass(where: string, { platform, platformCa }: HostOptions, more: string): string {
  if (platform === null) return '';
  const { protocol, base, host, name } = platform;
  const tls =
    protocol === 'http'
      ? ''
      : `
        # Its own name, in the handshake and in its certificate: not that of the upstream block.
        proxy_ssl_server_name on;
        proxy_ssl_name ${name};
        proxy_ssl_verify on;
        proxy_ssl_verify_depth 3;
        proxy_ssl_trusted_certificate ${platformCa};`;
  return `    location ${where} {
        proxy_pass ${protocol}://kinnari_platform${base === '' ? '' : `${base}$request_uri`};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host ${host};
        proxy_set_header X-Forwarded-Host $kinnari_authority;
        proxy_set_header X-Forwarded-For $kinnari_forwarded;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Forwarded-Proto $kinnari_scheme;${tls}
        ${more}
    }`;
}
