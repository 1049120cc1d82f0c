import type { RequestListener } from 'node:http';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';

/**
 * Asks an app for a page and reads it as a browser without JavaScript does.
 * @throws if the answer is not 200
 */
export async function readPage(app: RequestListener, path: string): Promise<CheerioAPI> {
  const { text } = await request(app).get(path).expect(200);
  return load(text);
}
