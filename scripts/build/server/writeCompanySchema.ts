import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { companyFile } from '#server/config/companyFile.ts';

/** Writes the JSON Schema of the owner's file, by which editors complete and check it. */
export function writeCompanySchema(file: string): void {
  const schema = {
    ...z.toJSONSchema(companyFile),
    title: "The owner's file of the company website",
  };
  writeFileSync(file, `${JSON.stringify(schema, undefined, 2)}\n`);
}
