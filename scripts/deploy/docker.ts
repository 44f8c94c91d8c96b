import type { HostOptions } from './hostRules.ts';

/** The files for containers: nginx in front of the renderer of documents, both with the release inside. */
export function dockerFiles(
  id: string,
  { root, platform, cache, adapted }: HostOptions & { readonly adapted?: boolean },
): Readonly<Record<string, string>> {
  return {
    Dockerfile: `# Made by deploy:files. Two images: web (nginx) and documents (the renderer).
FROM nginx:1-alpine AS web
RUN mkdir -p ${cache} && chown nginx:nginx ${cache} && rm /etc/nginx/conf.d/default.conf
COPY docker/kinnari.conf /etc/nginx/conf.d/kinnari.conf
COPY releases/${id} ${root}/releases/${id}
RUN ln -s releases/${id} ${root}/current
HEALTHCHECK --interval=10s CMD wget -qO- http://127.0.0.1/health || exit 1

FROM node:24-alpine AS documents
COPY releases/${id} ${root}/releases/${id}
RUN ln -s releases/${id} ${root}/current
USER node
ENV HOST=0.0.0.0 PORT=8081
HEALTHCHECK --interval=10s CMD wget -qO- http://127.0.0.1:8081/health || exit 1
CMD ["node", "${root}/current/server/serve.js", "${root}/current"]
`,
    'compose.yaml': `# Made by deploy:files: docker compose up --build
services:
  web:
    build: { context: ., target: web }
    ports: ["80:80"]
    depends_on: { documents: { condition: service_healthy } }
    restart: unless-stopped
  documents:
    build: { context: ., target: documents }
    environment: { ${adapted === true ? 'ADAPTER_SECRET: "${ADAPTER_SECRET:?32 bytes in base64}"' : `PLATFORM: "${platform?.url ?? ''}"`} }
    restart: unless-stopped
`,
    // The images need the newest release, and no source maps.
    '.dockerignore': `*\n!docker\n!releases/${id}\n`,
  };
}
