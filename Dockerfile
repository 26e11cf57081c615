# Köprü in a container. Written with care, but never run where it was written: see the README.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package has to run a script of its own to be installed.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# What the embedded database's own install script would do: its links, which nobody may add to a read-only image later.
RUN node -e "import('./scripts/postgres-binaries.mjs').then(({ findPrograms }) => findPrograms())"
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund
# What runs: the bundle, the packages it resolves, the scripts around it, migrations, the faces and colours of the PDF reports. No
# sources, no tests.
RUN mkdir -p /out/app/config /out/app/styles /out/prisma \
  && cp -a package.json package-lock.json LICENSE NOTICE.md node_modules build scripts /out/ \
  && cp -a prisma/migrations /out/prisma/ \
  && cp -a app/config/colours.js /out/app/config/ \
  && cp -a app/styles/fonts /out/app/styles/

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Root's files, so that the process cannot change its own code even where the file system is writable.
COPY --from=build /out ./
# The stamps say that packages and build are newer than what they are made from: copying may have changed the times.
RUN touch node_modules/.package-lock.json build/.complete && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
