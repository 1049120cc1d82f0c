import * as z from 'zod/mini';
import { companyFile } from './companyFile.ts';

/** The keys of the owner's file that hold a value, such as `email.billing`, in their order. */
export const companyKeys = keysOf(companyFile, []).filter((key) => key !== '$schema');

function keysOf(schema: z.core.$ZodType, path: readonly string[]): readonly string[] {
  if (schema instanceof z.ZodMiniOptional) return keysOf(schema.def.innerType, path);
  if (!(schema instanceof z.ZodMiniObject)) return [path.join('.')];
  return Object.entries(schema.def.shape).flatMap(([key, inner]) => keysOf(inner, [...path, key]));
}
