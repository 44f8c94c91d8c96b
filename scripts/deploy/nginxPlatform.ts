import type { HostOptions } from './hostRules.ts';

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

  location(prefix: string, { platform, platformCa }: HostOptions): string {
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
    return `    location ^~ ${prefix} {
        proxy_pass ${protocol}://kinnari_platform${base === '' ? '' : `${base}$request_uri`};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host ${host};
        proxy_set_header X-Forwarded-Host $kinnari_authority;
        proxy_set_header X-Forwarded-For $kinnari_forwarded;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Forwarded-Proto $kinnari_scheme;${tls}
        client_max_body_size 10m;
    }`;
  },
} as const;
