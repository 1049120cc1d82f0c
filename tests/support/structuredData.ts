import type { RequestListener } from 'node:http';
import { createTestApp } from './createTestApp.ts';
import { readPage } from './readPage.ts';

export const origin = 'https://www.company.example';
export const app = createTestApp({ origin });

type Value = string | number | Value[] | { [property: string]: Value };
export type Thing = { readonly [property: string]: Value };

/** The things that a page is said to be about. */
export async function thingsOn(path: string, site: RequestListener = app): Promise<Thing[]> {
  const $ = await readPage(site, path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((block) => JSON.parse($(block).text()));
}

export const ofType = (things: readonly Thing[], type: string): Thing[] =>
  things.filter((thing) => thing['@type'] === type);

/** Every object in a thing, itself included. */
export function objectsIn(value: Value): Thing[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
