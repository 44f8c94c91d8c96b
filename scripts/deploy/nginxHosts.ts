import type { Deployment } from '#core/site/deployment.ts';
import { type HostOptions, isSecure, ownHostNames } from './hostRules.ts';

/** The parts of nginx's configuration about the hosts of the site and TLS. */
export interface NginxHosts {
  readonly maps: string;
  readonly listen: string;
  /** Refuses requests under foreign names, and leads from http to https. */
  readonly rules: string;
  /** The server that leads to https where nginx has the certificate; '' where TLS ends elsewhere. */
  readonly plainServer: string;
}

/** Asked by load balancers, which name no host of the site. */
const health = '/health(/documents)?$';

/** @param headers what each answer carries */
export function nginxHosts(
  deployment: Deployment,
  { listen, tls, http, root }: HostOptions,
  headers: string,
): NginxHosts {
  const names = ownHostNames(deployment);
  const secure = tls !== null || isSecure(deployment);
  const foreign = `map $host $kinnari_own { hostnames; default "";${names.map((name) => ` ${name} 1;`).join('')} }
map "$kinnari_own$uri" $kinnari_foreign { default 0; "~^/(?!${health.slice(1)})" 1; }`;
  // A proxy in front that says nothing may be a load balancer without TLS.
  const plain = `map "$http_x_forwarded_proto$uri" $kinnari_plain { default 0; "~^http/(?!${health.slice(1)})" 1; }`;
  const refuse = `if ($kinnari_foreign) { return 421; }`;
  const turn = `return 308 https://$host$request_uri;`;
  return {
    maps: [...(names.length > 0 ? [foreign] : []), ...(secure ? [plain] : [])].join('\n'),
    listen:
      tls === null
        ? `listen ${listen} backlog=4096;`
        : `listen ${listen} ssl http2 backlog=4096;
    ssl_certificate ${tls.certificate};
    ssl_certificate_key ${tls.key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:kinnari_tls:10m;
    ssl_session_tickets off;`,
    rules: [
      ...(names.length > 0 ? [`    ${refuse}`, `    error_page 421 @foreign;`, foreignLocation(headers)] : []),
      ...(secure ? [`    if ($kinnari_plain) { ${turn} }`] : []),
    ].join('\n'),
    plainServer:
      tls === null
        ? ''
        : `server {
    listen ${http};
    server_tokens off;
    root ${root}/current/site;
${names.length > 0 ? `    ${refuse}` : ''}
    location = /health { default_type text/plain; }
    location ^~ /.well-known/acme-challenge/ { default_type text/plain; try_files $uri =404; }
    location / { ${turn} }
}`,
  };
}

const foreignLocation = (headers: string): string => `    location @foreign {
        default_type text/plain;
        ${headers}
        return 421 "this site has another name\\n";
    }`;
