import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The security headers of every answer. The policy needs no nonce, because nothing is inline.
 * @param origin the public origin: promises that only hold over TLS are made only where it is https
 * @param assetOrigin an asset host that pictures, styles and scripts load from, or ''
 */
export function securityHeaders(origin: string, assetOrigin: string): RequestHandler {
  const secure = origin.startsWith('https:');
  const assets = assetOrigin === '' ? ["'self'"] : ["'self'", assetOrigin];
  return helmet({
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
}
