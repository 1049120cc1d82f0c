import { environment } from '#server/config/environment.ts';
import { type Brand, readBrand } from './brand.ts';

/** The brand of the file that `COMPANY_FILE` names. A fault in the file ends the process, with a line for each. */
export function brandOfOwner(): Brand {
  const result = readBrand(environment.COMPANY_FILE);
  if (result.ok) return result.brand;
  process.stderr.write(`${result.problems.join('\n')}\n`);
  process.exit(1);
}
