import { offeredLanguages } from '#api/primitives.ts';
import { namesOfCookie } from '#core/data/cookies.ts';
import type { Deployment } from '#core/site/deployment.ts';
import { dataHeaders, siteHeaders, workerHeaders } from '#sandbox/adapters/securityHeaders.ts';
import {
  type HostOptions,
  bundleFolder,
  cacheRules,
  compressible,
  maintenanceFile,
  mediaTypes,
  pagesWithEnding,
  platformPrefixes,
  retryAfterS,
} from './hostRules.ts';
import { policyHosts } from './hosts.ts';
import { nginxHosts } from './nginxHosts.ts';
import { nginxLog } from './nginxLog.ts';
import { nginxPlatform, nginxRealAddress } from './nginxPlatform.ts';
import { nginxPush } from './nginxPush.ts';
import { statusPolicy } from './pages.ts';

const addHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n        ');

const typesOf = (endings: readonly string[]): string =>
  endings.map((ending) => `${mediaTypes[ending]} ${ending};`).join(' ');

/** The rules of a `map` for the values of a cookie that a document knows. The name with the prefix counts before the other. */
const cookieRules = (name: 'lang' | 'theme', values: readonly string[]): string =>
  namesOfCookie(name)
    .flatMap((each) => values.map((value) => `"~(?:^|; )${each}=${value}(?:;|$)" ${value};`))
    .join(' ');

/** nginx knows `text/html` itself. */
const charsetTypes = compressible.flatMap((ending) => (ending === 'html' ? [] : (mediaTypes[ending] ?? []))).join(' ');

/** The rules of a location whose files are sent in brotli: only `try_files` knows that the packed file is there. */
const packedFiles = (ending: (typeof compressible)[number]): string =>
  `types { ${mediaTypes[ending]} ${ending} br; }
        gzip_static on;
        add_header Content-Encoding $kinnari_encoding;
        add_header Vary Accept-Encoding;`;

/**
 * The configuration of nginx, for its `http` block: `/etc/nginx/conf.d/kinnari.conf`. Needs the modules of Debian's package
 * only, and nchan where the deployment says `push`; brotli files are chosen by name, so that no further module is needed.
 */
export function nginxConf(deployment: Deployment, options: HostOptions): string {
  const { root, documents, cache } = options;
  const page = addHeaders(siteHeaders({ hosts: policyHosts(deployment) }));
  const data = addHeaders(dataHeaders);
  const status = addHeaders({ ...dataHeaders, 'Content-Security-Policy': statusPolicy(deployment.brand) });
  const hosts = nginxHosts(deployment, options, data);
  /** Files of the endings that are packed; those that are not, such as what a client puts there by hand, come as they are. */
  const packed = (where: (ending: string) => string, cacheControl: string, plain: string): string =>
    compressible
      .map(
        (ending) => `    location ~ ${where(ending)} {
        ${packedFiles(ending)}
        add_header Cache-Control "${cacheControl}";
        ${data}
        try_files $uri$kinnari_packed ${plain};
    }`,
      )
      .concat(
        `    location ${plain} {
        gzip_static on;
        add_header Vary Accept-Encoding;
        add_header Cache-Control "${cacheControl}";
        ${data}
        try_files $uri =404;
    }`,
      )
      .join('\n');
  return `# Made by deploy:files from deployment.json. Include it in the http block.

# Best encoding that the browser accepts, of those that the release has. "br;q=0" refuses it.
map $http_accept_encoding $kinnari_packed { default ""; "~*\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" ".br"; }
map $kinnari_packed $kinnari_encoding { default ""; ".br" "br"; }
map "$kinnari_encoding $http_accept_encoding" $kinnari_accept { default ""; "~^br " "br"; "~*\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" "gzip"; }
# A document differs by these cookies only. Over HTTPS their names have a prefix; without it another host may have set them.
# Who has chosen nothing gets what the brand says.
map $http_cookie $kinnari_lang { default ""; ${cookieRules('lang', offeredLanguages)} }
map $http_cookie $kinnari_theme { default ""; ${cookieRules('theme', ['light', 'dark'])} }
map "$kinnari_lang|$kinnari_theme" $kinnari_cookie {
    default "lang=$kinnari_lang; theme=$kinnari_theme";
    "|" "";
    "~^\\|" "theme=$kinnari_theme";
    "~\\|$" "lang=$kinnari_lang";
}
map $uri $kinnari_file_cache { default "${cacheRules.files}"; "~${bundleFolder}" "${cacheRules.assets}"; }
map $http_x_forwarded_proto $kinnari_scheme { default $scheme; https https; }
map $http_host $kinnari_authority { default $http_host; "" $host; }
map $status $kinnari_retry { default ""; 503 "${retryAfterS}"; }
map $status $kinnari_allow { default ""; 405 "GET, HEAD"; }
${hosts.maps}
${nginxRealAddress(options)}
${nginxLog.maps}
proxy_cache_path ${cache} levels=1:2 keys_zone=kinnari:10m max_size=512m inactive=60s use_temp_path=off;
upstream kinnari_documents { server ${documents} max_fails=0; keepalive 32; }
${nginxPlatform.upstream(options)}
${nginxPush.servers(options)}
${hosts.plainServer}
server {
    ${hosts.listen}
    root ${root}/current/site;
    ${nginxLog.rules(options)}
    server_tokens off;
    etag on;
    types { ${typesOf(Object.keys(mediaTypes))} }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${charsetTypes};
    recursive_error_pages on;
    error_page 404 /404.html;
    # A path whose escapes cannot be read, such as /%, is refused before any location is looked for.
    error_page 400 =404 /404.html;
    error_page 405 @not_allowed;
    error_page 503 /503.html;
${hosts.rules}
    location ~ ^/(404|503)\\.html$ {
        internal;
        add_header Cache-Control "${cacheRules.never}" always;
        add_header Retry-After $kinnari_retry always;
        ${status}
    }
    location @not_allowed {
        default_type text/plain;
        add_header Allow "GET, HEAD" always;
        ${data}
        return 405 "method not allowed\\n";
    }
    location = /health {
        default_type text/plain;
        add_header Cache-Control "${cacheRules.never}";
        ${data}
    }
    # Whether the visitor may see the site, asked before any answer from the cache. A renderer that does not answer closes nothing.
    location = /health/access {
        internal;
        proxy_pass http://kinnari_documents/health/access;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $kinnari_authority;
        proxy_set_header X-Forwarded-For $remote_addr;
        ${nginxLog.headers}
        proxy_pass_request_body off;
        proxy_set_header Content-Length "";
        proxy_connect_timeout 1s;
        proxy_read_timeout 1s;
        proxy_cache kinnari;
        proxy_cache_key access|$kinnari_authority|$remote_addr;
        proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;
        proxy_cache_valid 204 403 10s;
        error_page 500 502 503 504 =204 @open;
    }
    location @open { return 204; }
    location @blocked {
        proxy_pass http://kinnari_documents;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $kinnari_authority;
        proxy_set_header Cookie $kinnari_cookie;
        proxy_set_header X-Forwarded-For $remote_addr;
        ${nginxLog.headers}
        proxy_set_header X-Forwarded-Proto $kinnari_scheme;
        proxy_set_header Accept-Encoding $kinnari_accept;
    }
    location = /health/documents {
        proxy_pass http://kinnari_documents/health;
        proxy_connect_timeout 1s;
        proxy_read_timeout 5s;
        proxy_intercept_errors on;
        error_page 500 502 503 504 = @no_documents;
    }
    location @no_documents {
        default_type text/plain;
        add_header Cache-Control "${cacheRules.never}" always;
        ${data}
        return 503 "the renderer of documents does not answer\\n";
    }
    location = /version.json {
        add_header Cache-Control "${cacheRules.never}";
        ${data}
    }
    # The worker that starts the site without a connection, with a policy of its own.
    location = /sw.js {
        ${packedFiles('js')}
        add_header Cache-Control "${cacheRules.page}";
        ${addHeaders(workerHeaders)}
        try_files $uri$kinnari_packed $uri =404;
    }
${platformPrefixes.map((prefix) => nginxPlatform.location(prefix, options)).join('\n')}
${nginxPlatform.stream(options)}
${nginxPush.location(deployment, options, data)}
    # What others ask of a site by agreed names: proofs of ownership, contacts, apps.
    location ~ ^/\\.well-known/(apple-app-site-association|webauthn)$ {
        default_type application/json;
        add_header Cache-Control "${cacheRules.files}";
        ${data}
        try_files $uri =404;
    }
    location ~ ^/\\.well-known/(?!(.*/)?\\.) {
        default_type text/plain;
        add_header Cache-Control "${cacheRules.files}";
        ${data}
        try_files $uri =404;
    }
    # Compressed files are sent under their plain name; dot files and source maps never.
    location ~ (/\\.|\\.(br|gz|map)$) { return 404; }

    # The name of an asset contains a hash of its content.
${packed((ending) => `^/assets/[^/]+\\.${ending}$`, cacheRules.assets, '@plain_asset')}
    location ~ ^/assets/ {
        add_header Cache-Control "${cacheRules.assets}";
        ${data}
        try_files $uri =404;
    }

    # Pages whose paths look like files, before the files.
${pagesWithEnding.map((path) => pageLocation(`= ${path}`, root)).join('\n')}
${packed((ending) => `\\.${ending}$`, '$kinnari_file_cache', '@plain_file')}
    location ~ \\.[^/]+$ {
        add_header Cache-Control "$kinnari_file_cache";
        ${data}
        try_files $uri =404;
    }
${pageLocation('/', root)}

    # Every page: a document of the renderer, kept for some seconds; without it, the app shell.
    location @page {
        auth_request /health/access;
        error_page 403 = @blocked;
        proxy_pass http://kinnari_documents;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $kinnari_authority;
        proxy_set_header Cookie $kinnari_cookie;
        proxy_set_header X-Forwarded-For $remote_addr;
        ${nginxLog.headers}
        proxy_set_header X-Forwarded-Proto $kinnari_scheme;
        proxy_set_header Accept-Encoding $kinnari_accept;
        proxy_connect_timeout 1s;
        proxy_read_timeout 5s;
        proxy_cache kinnari;
        proxy_cache_key $kinnari_scheme$kinnari_authority$request_uri|$kinnari_lang|$kinnari_theme|$kinnari_accept;
        proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;
        proxy_cache_valid 200 404 5s;
        proxy_cache_valid 503 1s;
        proxy_cache_lock on;
        proxy_cache_background_update on;
        proxy_cache_use_stale updating error timeout http_500 http_502 http_504;
        # Replaces those of the server: maintenance, an unknown page and a region are documents of the renderer.
        proxy_intercept_errors on;
        error_page 405 /.kinnari-shell;
        error_page 500 502 504 =200 /.kinnari-shell;
    }
    location = /.kinnari-shell {
        internal;
        ${packedFiles('html')}
        add_header Cache-Control "${cacheRules.page}" always;
        add_header Allow $kinnari_allow always;
        ${page}
        try_files /index.html$kinnari_packed /index.html =503;
    }
}
`;
}

const pageLocation = (where: string, root: string): string => `    location ${where} {
        if (-f ${root}/${maintenanceFile}) { return 503; }
        try_files /dev/null @page;
    }`;
