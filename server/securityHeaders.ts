import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The security headers of every answer, as helmet writes them. The policy needs no nonce, because nothing is inline.
 * @param origin the public origin: promises that only hold over TLS are made only where it is https
 * @param assetOrigin an asset host that pictures, styles and scripts load from, or ''
 */
export function securityHeaders(origin: string, assetOrigin: string): Map<string, string> {
  const secure = origin.startsWith('https:');
  const assets = assetOrigin === '' ? ["'self'"] : ["'self'", assetOrigin];
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: assets,
        styleSrc: assets,
        imgSrc: assets,
        fontSrc: assets,
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    /* `no-referrer` would make browsers send `Origin: null` with our own forms. */
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  const headers = new Map([['Permissions-Policy', permissions]]);
  const collector = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  middleware({} as Parameters<typeof middleware>[0], collector as never, () => {});
  return headers;
}

/* Nothing here asks for any of these; web-share stays, for the share button. */
const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** Puts the prepared headers on every answer that Express gives. */
export function setHeaders(headers: Map<string, string>): RequestHandler {
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
