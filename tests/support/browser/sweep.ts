/** One walk over many widths, at each of which several things are looked for. */
import type { Page } from 'playwright';
import { atWidths } from './view.ts';

export interface Search {
  readonly widths: readonly number[];
  /** What is wrong at the width that the page has. */
  readonly find: (page: Page) => Promise<readonly unknown[]>;
}

/** What was found, each with its width. */
export type Findings<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** Takes a page through all widths that some searches ask for. */
export async function sweep<Name extends string>(
  page: Page,
  searches: Readonly<Record<Name, Search>>,
): Promise<Findings<Name>> {
  const names = Object.keys(searches) as Name[];
  const findings = new Map<Name, string[]>(names.map((name) => [name, []]));
  const widths = new Set(names.flatMap((name) => searches[name].widths));
  const sorted = [...widths].toSorted((a, b) => a - b);
  await atWidths(page, sorted, async (width) => {
    for (const name of names.filter((each) => searches[each].widths.includes(width))) {
      const found = await searches[name].find(page);
      findings.get(name)?.push(...found.map((each) => `${width} px: ${JSON.stringify(each)}`));
    }
  });
  return Object.fromEntries(findings) as Record<Name, string[]>;
}
