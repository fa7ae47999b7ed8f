# Builds and runs Platen: docker build -t platen . && docker run --read-only --tmpfs /tmp -v platen:/data -p 8787:8787 platen

FROM node:20.20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# What a user installs, and nothing else: `files` in package.json says what that is.
RUN npm run build \
  && npm pack --silent \
  && mkdir /package \
  && tar -xzf platen-*.tgz -C /package --strip-components=1

FROM node:20.20-bookworm-slim AS packages
WORKDIR /package
COPY package.json package-lock.json ./
# aws4fetch is needed where files are on S3. Versions are those that the tests ran with.
RUN npm ci --omit=dev --no-audit --no-fund \
  && npm install --omit=dev --no-save --no-audit --no-fund aws4fetch@1.0.20 \
  && npm cache clean --force

FROM node:20.20-bookworm-slim
LABEL org.opencontainers.image.title="Platen" \
  org.opencontainers.image.description="Markdown copy and one sentence of design brief in; a designed document out" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
  PLATEN_HOST=0.0.0.0 \
  PLATEN_PORT=8787 \
  PLATEN_DATA=/data
# The only folder that is written, besides /tmp.
RUN install -d -o node -g node -m 0700 /data
WORKDIR /platen
COPY --from=packages /package/node_modules ./node_modules
COPY --from=build /package ./
USER node
VOLUME ["/data"]
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PLATEN_PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself hears the signal: there is no shell between.
ENTRYPOINT ["node", "/platen/dist/bundle/command.cjs"]
CMD ["serve"]
