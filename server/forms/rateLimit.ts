import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { HttpError } from '../errors/HttpError.ts';

/**
 * Bounds the posts of one client address, IPv6 by /64, over all forms together. The count is kept in this
 * process alone, so two replicas allow twice as many.
 * @param postsPerMinute 0 turns the limit off
 */
export function limitPosts(postsPerMinute: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: postsPerMinute,
    skip: () => postsPerMinute === 0,
    ipv6Subnet: 64,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    /* Without TRUST_PROXY the header of a proxy is ignored on purpose. */
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: () => {
      throw new HttpError(429);
    },
  });
}
