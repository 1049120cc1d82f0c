/** The parts of a request target (RFC 9112, section 3.2). Rules about splitting and decoding one stand nowhere else. */

/** Splits a target at its first question mark; the query keeps it, and is empty where there is none. */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const start = target.indexOf('?');
  if (start === -1) return { path: target, query: '' };
  return { path: target.slice(0, start), query: target.slice(start) };
}

/**
 * Path and query of a target. A proxy may send the whole URL (RFC 9112, section 3.2.2), which Express's routers do not
 * take apart everywhere; every other target stays as it is.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const [start] = /^[a-z][a-z\d+.-]*:\/\/[^/?]*/i.exec(target) ?? [];
  if (start === undefined) return target;
  const rest = target.slice(start.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The parameters of a target's query, read by the URL standard: it never throws and never nests. */
export const parametersOf = (target: string): URLSearchParams =>
  new URLSearchParams(splitTarget(target).query);

/** A path with its percent-encodings decoded as UTF-8 (RFC 3986, section 2.1); undefined where one is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
