import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { HttpError } from '../errors/HttpError.ts';
import { postsWindowMs } from '../limits.ts';

/* The smallest block that a provider gives to one customer (RFC 6177). */
const ipv6Prefix = 64;

/**
 * Limits the posts of one client address, over all forms together. The count is kept in this process alone, so two
 * replicas allow twice as many.
 * @param postsPerMinute 0 turns the limit off
 */
export function limitPosts(postsPerMinute: number): RequestHandler {
  return rateLimit({
    windowMs: postsWindowMs,
    limit: postsPerMinute,
    skip: () => postsPerMinute === 0,
    /* A client that has gone already has no address. */
    keyGenerator: ({ ip = '' }) => ipKeyGenerator(ip, ipv6Prefix),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw new HttpError(429);
    },
  });
}
