# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM gcr.io/distroless/nodejs24-debian12
LABEL org.opencontainers.image.title="Company website" \
      org.opencontainers.image.description="Public website of a fintech and IT services company"
WORKDIR /site
COPY --from=build --chmod=0555 /site/dist ./
USER 65532:65532
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["server.js"]
