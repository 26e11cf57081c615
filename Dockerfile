# Köprü in a container. Never run where it was written (no Docker): docs/operations.md, section 4.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package needs its install script.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Creates the embedded database's symbolic links, as its install script would: a read-only image cannot add them later.
RUN node -e "import('./scripts/postgres/binaries.mjs').then(({ findPrograms }) => findPrograms())"
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund
# What runs: the bundle, the packages it resolves, the scripts around it, migrations, the library and its recorded voices, the faces
# and colours of the PDF reports. No sources, no tests.
RUN mkdir -p /out/app/config /out/app/styles /out/content /out/prisma \
  && cp -a package.json package-lock.json LICENSE NOTICE.md node_modules build scripts /out/ \
  && cp -a prisma/migrations /out/prisma/ \
  && cp -a content/dialogues content/mock-tests content/vocabulary content/voices /out/content/ \
  && cp -a app/config/colours.js /out/app/config/ \
  && cp -a app/styles/fonts /out/app/styles/

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root, so that the process cannot change its own code even if the file system is writable.
COPY --from=build /out ./
# Copying may have changed the times: mark packages and build as newer than their sources.
RUN touch node_modules/.package-lock.json build/.complete && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start/start.mjs"]
