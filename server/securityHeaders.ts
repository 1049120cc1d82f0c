import helmet from 'helmet';

/**
 * The security headers of every answer, as helmet writes them. The policy needs no nonce, because nothing is inline.
 * @param origin the public origin; promises that hold only over TLS are made only if it is https
 * @param assetOrigin the host that pictures, styles and scripts load from, or '' for the site itself
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

/* Nothing here uses any of these. web-share is missing on purpose: the share button needs it. */
const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
