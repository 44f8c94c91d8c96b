import { namesOfCookie } from '#core/data/cookies.ts';
import type { Deployment } from '#core/site/deployment.ts';
import { dataHeaders, siteHeaders } from '#sandbox/adapters/securityHeaders.ts';
import {
  type HostOptions,
  cacheRules,
  maintenanceFile,
  pagesWithEnding,
  platformPrefixes,
  retryAfterS,
} from './hostRules.ts';
import { policyHosts } from './hosts.ts';
import { statusPolicy } from './pages.ts';

const mediaTypes = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
} as const;

const addHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n        ');

/** nginx knows `text/html` itself. */
const charsetTypes = Object.values(mediaTypes)
  .filter((type) => type !== 'text/html')
  .join(' ');

/** The rules of a `map` for a cookie with one value beside the usual one. The name with the prefix counts before the other. */
const prefixFirst = (name: 'lang' | 'theme', other: string, usual: string): string => {
  const [own, plain] = namesOfCookie(name).map((each) => `(?:^|; )${each}=`);
  return `"~${own}${other}(?:;|$)" ${other}; "~${own}" ${usual}; "~${plain}${other}(?:;|$)" ${other};`;
};

/** The rules of a location with files of one kind: the compressed file beside it, if the browser accepts it. */
const packedFiles = (ending: keyof typeof mediaTypes): string =>
  `types { ${mediaTypes[ending]} ${ending} br; }
        charset utf-8;
        charset_types ${charsetTypes};
        gzip_static on;
        add_header Content-Encoding $kinnari_encoding;
        add_header Vary Accept-Encoding;`;

/**
 * The configuration of nginx, for its `http` block: `/etc/nginx/conf.d/kinnari.conf`. Needs the modules of Debian's package
 * only; brotli files are chosen by name, so that no further module is needed.
 */
export function nginxConf(deployment: Deployment, options: HostOptions): string {
  const { root, listen, documents, platform, cache } = options;
  const page = addHeaders(siteHeaders({ hosts: policyHosts(deployment) }));
  const data = addHeaders(dataHeaders);
  const status = addHeaders({ ...dataHeaders, 'Content-Security-Policy': statusPolicy(deployment.brand) });
  const packed = (where: (ending: string) => string, cacheControl: string): string =>
    Object.keys(mediaTypes)
      .map(
        (ending) => `    location ~ ${where(ending)} {
        ${packedFiles(ending as keyof typeof mediaTypes)}
        add_header Cache-Control "${cacheControl}";
        ${data}
        try_files $uri$kinnari_packed $uri =404;
    }`,
      )
      .join('\n');
  return `# Made by deploy:files from deployment.json. Include it in the http block.

# Best encoding that the browser accepts, of those that the release has.
map $http_accept_encoding $kinnari_packed { default ""; "~*\\bbr\\b" ".br"; }
map $http_accept_encoding $kinnari_encoding { default ""; "~*\\bbr\\b" "br"; }
map $http_accept_encoding $kinnari_accept { default ""; "~*\\bbr\\b" "br"; "~*\\bgzip\\b" "gzip"; }
# A document differs by these cookies only. Over HTTPS their names have a prefix; without it another host may have set them.
map $http_cookie $kinnari_lang { default TH; ${prefixFirst('lang', 'EN', 'TH')} }
map $http_cookie $kinnari_theme { default light; ${prefixFirst('theme', 'dark', 'light')} }
map $http_x_forwarded_proto $kinnari_scheme { default $scheme; https https; }

proxy_cache_path ${cache} levels=1:2 keys_zone=kinnari:10m max_size=512m inactive=60s use_temp_path=off;
upstream kinnari_documents { server ${documents} max_fails=0; keepalive 32; }
${platform === null ? '' : `upstream kinnari_platform { server ${new URL(platform).host}; keepalive 64; }\n`}
server {
    listen ${listen} backlog=4096;
    root ${root}/current/site;
    server_tokens off;
    etag on;
    recursive_error_pages on;
    error_page 404 /404.html;
    error_page 503 /503.html;

    location ~ ^/(404|503)\\.html$ {
        internal;
        add_header Cache-Control "${cacheRules.never}" always;
        add_header Retry-After $kinnari_retry always;
        ${status}
    }
    location = /health {
        default_type text/plain;
        add_header Cache-Control "${cacheRules.never}";
        ${data}
    }
    location = /health/documents { proxy_pass http://kinnari_documents/health; }
    location = /version.json {
        add_header Cache-Control "${cacheRules.never}";
        ${data}
    }
${platform === null ? '' : platformPrefixes.map((prefix) => platformLocation(prefix, platform)).join('\n')}
    # Compressed files are sent under their plain name; dot files and source maps never.
    location ~ (/\\.|\\.(br|gz|map)$) { return 404; }

    # The name of an asset contains a hash of its content.
${packed((ending) => `^/assets/[^/]+\\.${ending}$`, cacheRules.assets)}
    location ~ ^/assets/ {
        add_header Cache-Control "${cacheRules.assets}";
        ${data}
        try_files $uri =404;
    }

    # Pages whose paths look like files, before the files.
${pagesWithEnding.map((path) => `    location = ${path} { try_files /dev/null @page; }`).join('\n')}
${packed((ending) => `\\.${ending}$`, cacheRules.files)}
    location ~ \\.[^/]+$ {
        add_header Cache-Control "${cacheRules.files}";
        ${data}
        try_files $uri =404;
    }
    location / { try_files /dev/null @page; }

    # Every page: a document of the renderer, kept for some seconds; without it, the app shell.
    location @page {
        if (-f ${root}/${maintenanceFile}) { return 503; }
        proxy_pass http://kinnari_documents;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header Cookie "lang=$kinnari_lang; theme=$kinnari_theme";
        proxy_set_header X-Forwarded-Proto $kinnari_scheme;
        proxy_set_header Accept-Encoding $kinnari_accept;
        proxy_connect_timeout 1s;
        proxy_read_timeout 5s;
        proxy_cache kinnari;
        proxy_cache_key $kinnari_scheme$host$request_uri|$kinnari_lang|$kinnari_theme|$kinnari_accept;
        proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;
        proxy_cache_valid 200 404 5s;
        proxy_cache_valid 503 1s;
        proxy_cache_lock on;
        proxy_cache_background_update on;
        proxy_cache_use_stale updating error timeout http_500 http_502 http_504;
        # Replaces those of the server.
        error_page 503 /503.html;
        error_page 500 502 504 = @shell;
    }
    location @shell {
        ${packedFiles('html')}
        add_header Cache-Control "${cacheRules.page}";
        ${page}
        try_files /index.html$kinnari_packed /index.html =503;
    }
}
map $status $kinnari_retry { default ""; 503 "${retryAfterS}"; }
`;
}

/** Passes calls on to the platform, which then sees one origin and needs no CORS. */
const platformLocation = (prefix: string, platform: string): string =>
  `    location ^~ ${prefix} {
        proxy_pass ${new URL(platform).protocol}//kinnari_platform;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $kinnari_scheme;
        proxy_ssl_server_name on;
        client_max_body_size 10m;
    }`;
